"""Makes font files from designs: masters, the variable font and statics."""

from __future__ import annotations

from io import BytesIO

from fontTools import subset, varLib
from fontTools.designspaceLib import (
    AxisDescriptor, DesignSpaceDocument, InstanceDescriptor, RuleDescriptor, SourceDescriptor,
)
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.roundTools import otRound
from fontTools.otlLib.builder import buildStatTable
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.removeOverlaps import removeOverlaps
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.instancer import instantiateVariableFont

from . import names
from .engine import area
from .features import feature_text
from .outlines import OVERLAP_SIMPLE, composite_glyph, simple_glyphs
from .params import ASCENDER, CAP, DESCENDER, ITALIC_ANGLE, UPM, WEIGHTS, Params

# 2026-01-01, in seconds since 1904: files are the same bytes at each build.
TIMESTAMP = 3850070400
ELIDABLE = 0x2           # STAT: this name may be left out
UNDERLINE = 64            # one thickness of rules for the whole family


def master_fonts(design, places, family):
    """One TTFont for each (Params, italic) with point-compatible glyphs."""
    drawn = [design.glyphs(p, italic) for p, italic in places]
    glyf = [{} for _ in places]
    for name in design.order:
        outlines = [d[name] for d in drawn]
        if outlines[0].components:
            made = [composite_glyph(o) for o in outlines]
        else:
            made = simple_glyphs(outlines)
        for table, g in zip(glyf, made):
            table[name] = g
    fonts = []
    for (p, italic), glyphs, table in zip(places, drawn, glyf):
        fonts.append(_font(design, p, italic, glyphs, table, family))
    return fonts


def _font(design, p, italic, glyphs, glyf, family):
    fb = FontBuilder(UPM, isTTF=True)
    fb.setupGlyphOrder(design.order)
    fb.setupCharacterMap(design.cmap())
    fb.setupGlyf(glyf, calcGlyphBounds=True)
    table = fb.font["glyf"]
    metrics = {}
    for name in design.order:
        g = table[name]
        g.recalcBounds(table)
        metrics[name] = (otRound(glyphs[name].width), getattr(g, "xMin", 0))
    fb.setupHorizontalMetrics(metrics)
    fb.setupHorizontalHeader(
        ascent=ASCENDER, descent=DESCENDER, lineGap=0,
        **({"caretSlopeRise": 1000, "caretSlopeRun": 167, "caretOffset": 0} if italic else {}),
    )
    fb.setupNameTable({})
    fb.setupOS2(
        version=4, sTypoAscender=ASCENDER, sTypoDescender=DESCENDER, sTypoLineGap=0,
        usWinAscent=ASCENDER, usWinDescent=-DESCENDER, sxHeight=otRound(p.xh), sCapHeight=CAP,
        achVendID=names.VENDOR, fsType=0, usWeightClass=int(p.weight),
        ulCodePageRange1=0x2000009F & ~0x04, ulCodePageRange2=0,
        yStrikeoutPosition=otRound(p.xh * 0.56), yStrikeoutSize=UNDERLINE,
        ySubscriptXSize=600, ySubscriptYSize=600, ySubscriptXOffset=0, ySubscriptYOffset=120,
        ySuperscriptXSize=600, ySuperscriptYSize=600, ySuperscriptXOffset=0, ySuperscriptYOffset=284,
    )
    fb.font["OS/2"].recalcUnicodeRanges(fb.font)
    fb.setupPost(
        keepGlyphNames=True, italicAngle=-ITALIC_ANGLE * italic,
        underlinePosition=-110, underlineThickness=UNDERLINE,
    )
    addOpenTypeFeaturesFromString(fb.font, feature_text(design, glyphs, p))
    font = fb.font
    font["head"].created = font["head"].modified = TIMESTAMP
    font["head"].fontRevision = float(names.VERSION)
    font["head"].flags = 0x000B
    font["head"].lowestRecPPEM = 8
    font.recalcTimestamp = False
    unhinted(font)
    return font


def unhinted(font):
    """Smooth at all sizes, with dropout control on: for fonts without hints."""
    gasp = newTable("gasp")
    gasp.version, gasp.gaspRange = 1, {0xFFFF: 0x000F}
    font["gasp"] = gasp
    prep = newTable("prep")
    prep.program = ttProgram.Program()
    prep.program.fromAssembly(["PUSHW[]", "511", "SCANCTRL[]", "PUSHB[]", "4", "SCANTYPE[]"])
    font["prep"] = prep


# --- the variable font -------------------------------------------------------

def variable_font(design, family, weights=(100, 400, 900)):
    """wght x slnt, with italic forms that step in half-way down the slope."""
    places = [(Params(w), i) for i in (0.0, 1.0) for w in weights]
    masters = master_fonts(design, places, family)
    doc = DesignSpaceDocument()
    doc.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=100, default=400, maximum=900))
    doc.addAxis(AxisDescriptor(tag="slnt", name="Slant", minimum=-ITALIC_ANGLE, default=0, maximum=0))
    for (p, italic), font in zip(places, masters):
        doc.addSource(SourceDescriptor(
            font=font, name=f"{p.weight}-{italic}", location={"Weight": p.weight, "Slant": -ITALIC_ANGLE * italic},
            familyName=family,
        ))
    doc.addRule(RuleDescriptor(
        name="italic forms", conditionSets=[[{"name": "Slant", "minimum": -ITALIC_ANGLE, "maximum": -ITALIC_ANGLE / 2}]],
        subs=sorted(design.alternates.items()),
    ))
    for weight, value, italic in names.all_styles():
        style = names.style_name(weight, italic)
        doc.addInstance(InstanceDescriptor(
            familyName=family, styleName=style, postScriptFontName=names.postscript(family, style),
            location={"Weight": value, "Slant": -ITALIC_ANGLE * italic},
        ))
    font, _, _ = varLib.build(doc)
    return font


def weight_axis(weights):
    return dict(tag="wght", name="Weight", ordering=0, values=[
        dict(name=weight, value=value, flags=ELIDABLE if value == 400 else 0,
             **({"linkedValue": 700} if value == 400 else {}))
        for weight, value in weights
    ])


def name_variable(font, family):
    """Names and STAT of the finished variable font."""
    buildStatTable(font, [
        weight_axis(WEIGHTS.items()),
        dict(tag="slnt", name="Slant", ordering=1, values=[
            dict(name="Upright", value=0, flags=ELIDABLE),
            dict(name="Slanted", value=-ITALIC_ANGLE),
        ]),
    ], elidedFallbackName=2, macNames=False)
    records = names.records(family, "Regular", "Regular", False)
    records[25] = family.replace(" ", "")
    font["name"].names = [n for n in font["name"].names if n.platformID == 3]
    names.set_names(font, records)
    names.set_style_bits(font, 400, bold=False, italic=False)
    font["head"].created = font["head"].modified = TIMESTAMP
    font.recalcTimestamp = False


def style_table(font, weight, value, italic):
    """A static style's STAT: where it stands in the family."""
    slope = (dict(name="Italic", value=1) if italic
             else dict(name="Roman", value=0, flags=ELIDABLE, linkedValue=1))
    buildStatTable(font, [
        weight_axis([(weight, value)]),
        dict(tag="ital", name="Italic", ordering=1, values=[slope]),
    ], elidedFallbackName=2, macNames=False)


# --- statics -----------------------------------------------------------------

def pin_italic(data, italic):
    """The variable font (as bytes) with its slope fixed, to take weights from."""
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    return to_bytes(instantiateVariableFont(font, {"slnt": -ITALIC_ANGLE * italic}, inplace=True))


def static_font(data, design, family, weight, value, italic):
    """One style taken out of a variable font of weights (given as bytes)."""
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    font = instantiateVariableFont(font, {"wght": value}, inplace=True)
    if italic:
        use_italic_forms(font, design)
    clean_outlines(font)
    font = drop_unreachable(font)
    for tag in ("STAT", "MVAR", "avar"):
        if tag in font:
            del font[tag]
    style = names.style_name(weight, italic)
    names.set_names(font, names.records(family, style, weight, italic))
    font["name"].names = [n for n in font["name"].names if n.nameID < 256]
    style_table(font, weight, value, italic)
    names.set_style_bits(font, value, weight == "Bold", italic)
    finish(font, ITALIC_ANGLE if italic else 0)
    return font


def use_italic_forms(font, design):
    """In a static italic the italic forms are simply the letters."""
    for table in font["cmap"].tables:
        for code, name in list(table.cmap.items()):
            if name in design.alternates:
                table.cmap[code] = design.alternates[name]
    drop_feature(font, "rvrn")


def drop_unreachable(font):
    """Leave out the glyphs of the other slope, which nothing leads to."""
    options = subset.Options(
        layout_features=["*"], name_IDs=["*"], name_languages=["*"], glyph_names=True,
        notdef_outline=True, hinting=True, recalc_timestamp=False, drop_tables=[],
        legacy_cmap=True, symbol_cmap=True, prune_unicode_ranges=False, prune_codepage_ranges=False,
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    return font


def drop_feature(font, tag):
    gsub = font["GSUB"].table
    keep = [i for i, r in enumerate(gsub.FeatureList.FeatureRecord) if r.FeatureTag != tag]
    new_index = {old: new for new, old in enumerate(keep)}
    gsub.FeatureList.FeatureRecord = [gsub.FeatureList.FeatureRecord[i] for i in keep]
    gsub.FeatureList.FeatureCount = len(keep)
    for script in gsub.ScriptList.ScriptRecord:
        systems = [script.Script.DefaultLangSys] + [r.LangSys for r in script.Script.LangSysRecord]
        for system in systems:
            if system is not None:
                system.FeatureIndex = [new_index[i] for i in system.FeatureIndex if i in new_index]
                system.FeatureCount = len(system.FeatureIndex)
    if getattr(gsub, "FeatureVariations", None) is not None:
        gsub.FeatureVariations = None
        gsub.Version = 0x00010000


def clean_outlines(font):
    """Remove overlaps, and the flags that announce them."""
    removeOverlaps(font, removeHinting=False)
    glyf = font["glyf"]
    for name in font.getGlyphOrder():
        g = glyf[name]
        if g.numberOfContours > 0:
            tidy(g)
            g.flags[0] &= ~OVERLAP_SIMPLE
        elif g.isComposite():
            for c in g.components:
                c.flags &= ~0x0400


SPECK = 120              # square units: smaller contours are leavings of the union


def tidy(glyph):
    """Drop points that fall together and specks that the union left behind."""
    points, flags, ends = [], [], []
    start = 0
    for end in glyph.endPtsOfContours:
        here, on = [], []
        for i in range(start, end + 1):
            point, flag = tuple(glyph.coordinates[i]), glyph.flags[i] & 1
            if here and here[-1] == point:
                on[-1] |= flag
            else:
                here.append(point)
                on.append(flag)
        start = end + 1
        if len(here) > 2 and abs(area([here[0]] + [(p,) for p in here[1:]])) > SPECK:
            points += here
            flags += on
            ends.append(len(points) - 1)
    glyph.coordinates = GlyphCoordinates(points)
    glyph.flags = bytearray(flags)
    glyph.endPtsOfContours = ends
    glyph.numberOfContours = len(ends)


def finish(font, angle):
    font["post"].italicAngle = -angle
    hhea = font["hhea"]
    hhea.caretSlopeRise, hhea.caretSlopeRun = (1000, 167) if angle else (1, 0)
    font["head"].created = font["head"].modified = TIMESTAMP
    font.recalcTimestamp = False


def to_bytes(font) -> bytes:
    out = BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()
