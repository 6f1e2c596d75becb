"""Which characters the fonts have: composed letters, spaces, glyph order."""

from __future__ import annotations

import unicodedata

from fontTools.agl import UV2AGL

# Composed letters: Latin-1, Latin Extended-A and a few for Romanian, Welsh and
# the transcription of names.
COMPOSED = (
    [chr(c) for c in range(0xC0, 0x180)]
    + list("ǍǎǏǐǑǒǓǔǦǧǨǩǪǫǼǽǾǿȘșȚțȦȧȮȯẀẁẂẃẄẅẼẽỲỳẠạẸẹỊịỌọỤụḂḃḊḋḞḟṀṁṖṗṠṡṪṫ")
)

MARK_NAMES = {
    0x300: "grave", 0x301: "acute", 0x302: "circumflex", 0x303: "tilde",
    0x304: "macron", 0x306: "breve", 0x307: "dotaccent", 0x308: "dieresis",
    0x30A: "ring", 0x30B: "hungarumlaut", 0x30C: "caron", 0x323: "dotbelow",
    0x326: "commaaccent", 0x327: "cedilla", 0x328: "ogonek",
}
BELOW = {0x323, 0x326, 0x327, 0x328}

# Letters whose cedilla is drawn as a comma below.
COMMA_BELOW = set("GKLNRTklnrt")
# Letters whose caron stands beside them like an apostrophe.
SIDE_CARON = set("dltL")

SPACES = {
    # name: (code points, width in em/1000; None: as a figure, a full stop)
    "emspace": ((0x2003, 0x2001), 1000), "enspace": ((0x2002, 0x2000), 500),
    "threeperem": ((0x2004,), 333), "fourperem": ((0x2005,), 250),
    "sixperem": ((0x2006,), 167), "thinspace": ((0x2009, 0x202F), 200),
    "hairspace": ((0x200A,), 80), "mediumspace": ((0x205F,), 222),
    "zerospace": ((0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF), 0),
}


def glyph_name(character: str) -> str:
    code = ord(character)
    return UV2AGL.get(code) or f"uni{code:04X}"


def base_name(character: str) -> str:
    return {"ʼ": "quoteright"}.get(character) or glyph_name(character)


def compositions():
    """Yield (glyph name, code point, base glyph, [mark glyphs])."""
    for character in COMPOSED:
        parts = unicodedata.decomposition(character).split()
        if len(parts) != 2 or parts[0].startswith("<"):
            continue
        letter, mark = chr(int(parts[0], 16)), int(parts[1], 16)
        if mark not in MARK_NAMES:
            continue
        tall = letter.isupper() or letter in "bdfhkl"
        case = ".case" if tall and mark not in BELOW else ""
        name = MARK_NAMES[mark] + "comb" + case
        if mark == 0x30C and letter in SIDE_CARON:
            name = "caroncomb.side"
        elif mark == 0x327 and letter == "g":
            name = "commaturnedcomb"
        elif mark == 0x327 and letter in COMMA_BELOW:
            name = "commaaccentcomb"
        base = base_name(letter)
        if mark not in BELOW:
            base = {"i": "dotlessi", "j": "dotlessj"}.get(base, base)
        yield glyph_name(character), ord(character), base, [name]
