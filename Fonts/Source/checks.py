"""The checks behind Source/check; run it, not this."""

from __future__ import annotations

import filecmp
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import ots
import uharfbuzz as hb
from fontTools.pens.areaPen import AreaPen
from fontTools.ttLib import TTFont

from typeface.names import all_styles, postscript, style_name
from typeface.params import ITALIC_ANGLE

MAX_TOTAL = 2_000_000
VARIABLE = "TypoPreviewSans-Variable.ttf"

# FontBakery checks that are left out, with the reason (README.md has them too).
LEFT_OUT = {
    "fontdata_namecheck": "asks a service on the network whether the name is taken",
}
# FAILs that are known and meant, with the reason.
ACCEPTED = {
    "name/family_and_style_max_length":
        "the family with 'ExtraLight Slanted' passes 31 characters however the variable "
        "font is called; only names that a program puts together from STAT are as long",
}


class Report:
    def __init__(self):
        self.passed = self.failed = 0

    def say(self, good, text, detail=""):
        if good:
            self.passed += 1
        else:
            self.failed += 1
        print(("ok    " if good else "FAIL  ") + text + (f": {detail}" if detail else ""))


def static_file(folder, weight, italic):
    return folder / (postscript("Typo Preview Sans", style_name(weight, italic)) + ".ttf")


# --- names and style bits ------------------------------------------------------

def check_names(folder, report):
    files = sorted(folder.glob("*.ttf"))
    report.say(len(files) == 21, "18 statics, 1 variable font, 2 display fonts", f"{len(files)} files")
    seen = set()
    for path in files:
        name = TTFont(path)["name"].getDebugName(6)
        seen.add(name)
        if path.name != VARIABLE:
            report.say(name == path.stem, f"{path.name} is named like its PostScript name", name)
    report.say(len(seen) == len(files), "no two files share a PostScript name")
    for weight, value, italic in all_styles():
        font = TTFont(static_file(folder, weight, italic))
        os2, mac = font["OS/2"], font["head"].macStyle
        right = (
            os2.usWeightClass == value
            and bool(os2.fsSelection & 1) == italic
            and bool(os2.fsSelection & 0x20) == (weight == "Bold")
            and bool(os2.fsSelection & 0x80)
            and mac == (weight == "Bold") + 2 * italic
            and font["name"].getBestFamilyName() == "Typo Preview Sans"
        )
        report.say(right, f"style bits and family of {weight}{' Italic' if italic else ''}")


def check_metrics(folder, report):
    values = set()
    inside = True
    for path in folder.glob("*.ttf"):
        font = TTFont(path)
        os2, hhea, head = font["OS/2"], font["hhea"], font["head"]
        values.add((hhea.ascent, hhea.descent, hhea.lineGap))
        values.add((os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap))
        values.add((os2.usWinAscent, -os2.usWinDescent, 0))
        inside &= head.yMax <= os2.usWinAscent and head.yMin >= -os2.usWinDescent
    report.say(len(values) == 1, "hhea, typo and win metrics agree in all files", str(values))
    report.say(inside, "no glyph reaches out of the line")


# --- outlines --------------------------------------------------------------------

def stem(font):
    """The stem of I: its area divided by its height."""
    pen = AreaPen()
    font.getGlyphSet()["I"].draw(pen)
    return abs(pen.value) / font["OS/2"].sCapHeight


def check_stems(folder, report):
    for italic in (False, True):
        stems = [stem(TTFont(static_file(folder, w, i))) for w, _, i in all_styles() if i == italic]
        grows = all(a < b for a, b in zip(stems, stems[1:]))
        report.say(grows, f"stems grow from 100 to 900 ({'italic' if italic else 'upright'})",
                   " ".join(f"{s:.0f}" for s in stems))


def check_direction(folder, report):
    for path in sorted(folder.glob("*.ttf")):
        font = TTFont(path)
        glyphs = font.getGlyphSet()
        wrong = []
        for name in font.getGlyphOrder():
            pen = AreaPen(glyphs)
            glyphs[name].draw(pen)
            if pen.value > 1:
                wrong.append(name)
        report.say(not wrong, f"outer contours of {path.name} run clockwise", " ".join(wrong))


# --- statics and variable font ---------------------------------------------------

def hb_font(path, location=None):
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
    if location:
        font.set_variations(location)
    return font


def shape(font, character):
    buffer = hb.Buffer()
    buffer.add_str(character)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, {"kern": False})
    info, position = buffer.glyph_infos[0], buffer.glyph_positions[0]
    extents = font.get_glyph_extents(info.codepoint)
    return position.x_advance, extents


def check_agreement(folder, report):
    """Widths and heights of the statics are those of the variable font."""
    characters = [chr(c) for c in sorted(TTFont(folder / VARIABLE).getBestCmap())]
    worst_width = worst_height = 0
    for weight, value, italic in all_styles():
        path = static_file(folder, weight, italic)
        one = hb_font(path)
        other = hb_font(folder / VARIABLE, {"wght": value, "slnt": -ITALIC_ANGLE if italic else 0})
        for character in characters:
            a, b = shape(one, character), shape(other, character)
            worst_width = max(worst_width, abs(a[0] - b[0]))
        heights = [shape(f, "x")[1].y_bearing for f in (one, other)]
        worst_height = max(worst_height, abs(heights[0] - heights[1]))
    report.say(worst_width <= 1, f"advance widths of {len(characters)} characters agree at 18 places",
               f"worst difference {worst_width}")
    report.say(worst_height <= 1, "x-heights agree at 18 places", f"worst difference {worst_height}")


# --- tools -------------------------------------------------------------------------

def check_sanitizer(folder, report):
    for path in sorted(folder.glob("*.ttf")):
        run = ots.sanitize(str(path), "/dev/null", capture_output=True)
        report.say(run.returncode == 0, f"OpenType Sanitizer takes {path.name}")


def check_fontbakery(folder, report):
    families = {
        "variable font": [folder / VARIABLE],
        "statics": sorted(p for p in folder.glob("TypoPreviewSans-*.ttf") if p.name != VARIABLE),
        "display cut": sorted(folder.glob("TypoPreviewSerif-*.ttf")),
    }
    for family, files in families.items():
        with tempfile.TemporaryDirectory() as scratch:
            out = Path(scratch) / "report.json"
            command = [sys.executable, "-m", "fontbakery", "check-universal", "--no-progress",
                       "--no-colors", "-C", "-l", "WARN", "--json", str(out)]
            for check in LEFT_OUT:
                command += ["-x", check]
            subprocess.run(command + [str(f) for f in files], stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
            data = json.loads(out.read_text())
        bad, counts = [], {}
        for section in data["sections"]:
            for check in section["checks"]:
                counts[check["result"]] = counts.get(check["result"], 0) + 1
                if check["result"] in ("FAIL", "ERROR", "FATAL"):
                    name = check["key"][1].split(":", 1)[-1].rstrip(">")
                    if name not in ACCEPTED:
                        bad.append(name)
        summary = ", ".join(f"{v} {k}" for k, v in sorted(counts.items()))
        report.say(not bad, f"FontBakery's universal profile, {family}", summary + " " + " ".join(sorted(set(bad))))


# --- the built-in design -------------------------------------------------------------

def luminance(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def check_tokens(folder, report):
    path = folder / "typography.tokens.json"
    if not path.exists():
        return
    data = json.loads(path.read_text(encoding="utf-8"))
    background = data["$extensions"]["typo-preview"]["background"]
    covered = {
        "Typo Preview Sans": set(TTFont(folder / "TypoPreviewSans-Regular.ttf").getBestCmap()),
        "Typo Preview Serif": set(TTFont(folder / "TypoPreviewSerif-Regular.ttf").getBestCmap()),
    }
    styles = {k: v for k, v in data["type"].items() if not k.startswith("$")}
    report.say(len(styles) == 11, "the built-in design has eleven styles")
    for name, style in styles.items():
        extension = style["$extensions"]["typo-preview"]
        family = style["$value"]["fontFamily"][0]
        missing = [c for c in extension["sample"] if ord(c) not in covered[family]]
        ratios = [contrast(extension["color"][m], background[m]) for m in ("light", "dark")]
        report.say(not missing and min(ratios) >= 4.5 and extension["relativeTo"] == name,
                   f"style {name}: characters covered, contrast at least 4.5",
                   f"{ratios[0]:.1f} light, {ratios[1]:.1f} dark {' '.join(missing)}")


# --- size and rebuild --------------------------------------------------------------------

def check_size(folder, report):
    total = sum(p.stat().st_size for p in folder.glob("*.ttf"))
    report.say(total < MAX_TOTAL, "all font files together are under 2 MB", f"{total} bytes")


def check_rebuild(folder, build, report):
    with tempfile.TemporaryDirectory() as scratch:
        done = subprocess.run([build, scratch], stdout=subprocess.DEVNULL)
        names = sorted(p.name for p in folder.glob("*.ttf"))
        same = done.returncode == 0 and names == sorted(p.name for p in Path(scratch).glob("*.ttf"))
        differ = [n for n in names if same and not filecmp.cmp(folder / n, Path(scratch) / n, shallow=False)]
        report.say(same and not differ, "a fresh build gives the same files, byte for byte", " ".join(differ))


def main(folder, build, quick):
    folder, report = Path(folder), Report()
    check_names(folder, report)
    check_metrics(folder, report)
    check_stems(folder, report)
    check_direction(folder, report)
    check_agreement(folder, report)
    check_sanitizer(folder, report)
    check_tokens(folder, report)
    check_size(folder, report)
    if not quick:
        check_fontbakery(folder, report)
        check_rebuild(folder, build, report)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], "--quick" in sys.argv))
