"""Names and style bits of the files."""

from __future__ import annotations

from .params import WEIGHTS

VERSION = "1.000"
COPYRIGHT = "Copyright 2026 The Typo Preview Project Authors"
LICENCE = ("This Font Software is licensed under the SIL Open Font License, Version 1.1. "
           "This license is available with a FAQ at: https://openfontlicense.org")
LICENCE_URL = "https://openfontlicense.org"
MAKER = "The Typo Preview Project"
VENDOR = "TYPV"


def postscript(family: str, style: str) -> str:
    return family.replace(" ", "") + "-" + style.replace(" ", "")


def style_name(weight: str, italic: bool) -> str:
    if not italic:
        return weight
    return "Italic" if weight == "Regular" else weight + " Italic"


def records(family: str, style: str, weight: str, italic: bool, psname: str | None = None):
    """Name records; the old four-style family (1, 2) is kept RIBBI-correct."""
    psname = psname or postscript(family, style)
    full = f"{family} {style}"
    names = {
        0: COPYRIGHT, 3: f"{VERSION};{VENDOR};{psname}", 4: full,
        5: f"Version {VERSION}", 6: psname, 8: MAKER, 9: MAKER,
        13: LICENCE, 14: LICENCE_URL,
    }
    if weight in ("Regular", "Bold"):
        names[1] = family
        names[2] = {("Regular", False): "Regular", ("Regular", True): "Italic",
                    ("Bold", False): "Bold", ("Bold", True): "Bold Italic"}[weight, italic]
    else:
        names[1] = f"{family} {weight}"
        names[2] = "Italic" if italic else "Regular"
        names[16] = family
        names[17] = style
    return names


def set_names(font, records_):
    table = font["name"]
    table.names = [n for n in table.names if n.nameID >= 256]
    for name_id, text in sorted(records_.items()):
        table.setName(text, name_id, 3, 1, 0x409)


def set_style_bits(font, weight_class: int, bold: bool, italic: bool):
    os2, head = font["OS/2"], font["head"]
    os2.usWeightClass = weight_class
    use_typo = 1 << 7
    os2.fsSelection = use_typo | (0x01 if italic else 0) | (0x20 if bold else 0)
    if not (bold or italic):
        os2.fsSelection |= 0x40
    head.macStyle = (1 if bold else 0) | (2 if italic else 0)


def all_styles():
    """(weight name, value, italic) of the eighteen static styles."""
    for italic in (False, True):
        for weight, value in WEIGHTS.items():
            yield weight, value, italic
