"""Accents: drawn once as combining marks; letters and spacing accents use them.

An accent is drawn around x = 0 at its place over a small letter; the anchor
`_top` (at the x-height) or `_bottom` (at the line) meets the letter's anchor.
The `.case` forms are flatter, for capitals.
"""

from .engine import Node as N
from .registry import Registry

ACCENTS = Registry()
glyph = ACCENTS.glyph

# Accents above, and the code points of their combining and spacing forms.
ABOVE = {
    "grave": (0x300, 0x60), "acute": (0x301, 0xB4), "circumflex": (0x302, 0x2C6),
    "tilde": (0x303, 0x2DC), "macron": (0x304, 0xAF), "breve": (0x306, 0x2D8),
    "dotaccent": (0x307, 0x2D9), "dieresis": (0x308, 0xA8), "ring": (0x30A, 0x2DA),
    "hungarumlaut": (0x30B, 0x2DD), "caron": (0x30C, 0x2C7),
}
BELOW = {
    "commaaccent": (0x326, None), "cedilla": (0x327, 0xB8), "ogonek": (0x328, 0x2DB),
    "dotbelow": (0x323, None),
}


def base(p, case=False):
    """Where accents begin above the x-height; closer over tall letters."""
    return p.xh + p.v(66, 62, 52) - (14 if case else 0)


def slanted(g, p, x, y, h, sign, spread=1.0):
    """One stroke of acute (sign 1) or grave (-1): thinner at the foot."""
    a, b = p.v(17, 46, 84), p.v(15, 33, 58)
    run = p.v(96, 94, 74) * spread
    g.poly((x - sign * run * 0.5 - b, y), (x + sign * run * 0.5 - a, y + h),
           (x + sign * run * 0.5 + a, y + h), (x - sign * run * 0.5 + b, y))


def height(p, case):
    return p.v(146, 150, 158) * (0.88 if case else 1)


def grave(g, p, case):
    slanted(g, p, 0, base(p, case), height(p, case), -1)


def acute(g, p, case):
    slanted(g, p, 0, base(p, case), height(p, case), 1)


def hungarumlaut(g, p, case):
    d = p.v(68, 82, 108)
    for s in (-1, 1):
        slanted(g, p, s * d, base(p, case), height(p, case), 1, 0.9)


def circumflex(g, p, case):
    h, half = height(p, case) * 0.96, p.v(128, 136, 182)
    arm, y = p.v(26, 78, 134), base(p, case)
    tip = arm * p.v(0.5, 0.42, 0.44)
    g.poly((-half, y), (-tip, y + h), (tip, y + h), (half, y),
           (half - arm, y), (0, y + h - arm * p.v(0.9, 0.72, 0.56)), (-half + arm, y))


def caron(g, p, case):
    h, half = height(p, case) * 0.96, p.v(128, 136, 182)
    arm, y = p.v(26, 78, 134), base(p, case)
    tip = arm * p.v(0.5, 0.42, 0.44)
    g.poly((-half, y + h), (-tip, y), (tip, y), (half, y + h),
           (half - arm, y + h), (0, y + arm * p.v(0.9, 0.72, 0.56)), (-half + arm, y + h))


def tilde(g, p, case):
    w, t = p.v(276, 288, 344), p.th * p.v(1, 0.92, 0.66)
    swing = p.v(30, 27, 24)
    y = base(p, case) + t / 2 + swing + p.v(6, 4, 2)
    g.stroke(
        N(-w / 2 + t * 0.3, y - swing * 0.9, 78, t * 0.92, k=(0.6, 0.58)),
        N(-w * 0.22, y + swing, 0, t, k=(0.5, 0.5)),
        N(w * 0.22, y - swing, 0, t, k=(0.58, 0.6)),
        N(w / 2 - t * 0.3, y + swing * 0.9, 78, t * 0.92),
    )


def macron(g, p, case):
    w, t, y = p.v(264, 274, 320), p.th * p.v(1, 0.90, 0.62), base(p, case) + p.v(20, 16, 10)
    g.box(-w / 2, y, w / 2, y + t)


def breve(g, p, case):
    w, h = p.v(262, 278, 340), height(p, case) * 0.9
    t, y = p.th * p.v(1, 0.94, 0.70), base(p, case)
    s = t * p.v(1, 0.98, 0.96)
    g.stroke(
        N(-w / 2, y + h, -84, s, -1, k=0.58, cut=0),
        N(0, y, 0, t, -1, k=0.58),
        N(w / 2, y + h, 84, s, -1, cut=0),
    )


def dotaccent(g, p, case):
    d = p.dot * p.v(1, 1, 0.90) * (0.86 if case else 1)
    g.dot(0, base(p, case) + p.v(24, 0, -4) + d / 2, d)


def dieresis(g, p, case):
    d = p.dot * p.v(1, 0.94, 0.80)
    x = d / 2 + p.v(76, 42, 18)
    for s in (-1, 1):
        g.dot(s * x, base(p, case) + p.v(24, 6, 0) + d / 2, d)


def ring(g, p, case):
    d, t = p.v(176, 190, 226) * (0.90 if case else 1), p.th * p.v(1, 0.78, 0.52)
    y = base(p, case) - p.v(20, 16, 12)
    g.bowl(-d / 2, y, d / 2, y + d, t, t)


def commaaccent(g, p, case=False):
    top, r = -p.v(62, 54, 40), p.dot * p.v(0.34, 0.48, 0.40)
    low = -p.v(214, 216, 226)
    g.poly((-r * 0.9, top), (r * 1.1, top), (r * p.v(0.0, 0.30, 0.2), low), (-r * p.v(1.3, 0.95, 0.9), low))


def commaturned(g, p, case=False):
    """The comma over g, where there is no room below."""
    y, h, r = base(p, case), p.v(150, 158, 170), p.dot * p.v(0.34, 0.48, 0.40)
    g.poly((-r * 1.1, y), (r * 0.9, y), (r * p.v(1.3, 0.95, 0.9), y + h), (-r * p.v(0.0, 0.30, 0.2), y + h))


def caron_side(g, p, case=False):
    """The apostrophe-like caron beside ď, ľ, ť and Ľ."""
    a, b = p.dot * p.v(0.27, 0.42, 0.38), p.dot * p.v(0.22, 0.26, 0.22)
    cx, top, h = p.v(96, 88, 96), p.asc, p.v(206, 206, 226)
    g.poly((cx - a, top), (cx + a, top), (cx + b * 0.4, top - h), (cx - b * 1.3, top - h))


def cedilla(g, p, case=False):
    t, s = p.th * p.v(1, 0.82, 0.52), p.st * p.v(1, 0.84, 0.56)
    low = -p.v(216, 218, 236)
    w = p.v(82, 92, 124)
    g.box(-s * 0.45, -p.v(80, 78, 70), s * 0.45, p.v(4, 16, 30))
    g.stroke(
        N(-s * 0.45, -p.v(62, 60, 50), 0, t, 1, line=True),
        N(p.v(6, 6, 6), -p.v(62, 60, 50), 0, t, 1),
        N(w, (low - p.v(62, 60, 50)) / 2, -90, s * 0.96, 1),
        N(p.v(0, -6, -10), low, 180, t, 1, line=True),
        N(-p.v(78, 80, 100), low, 180, t, 1),
    )


def ogonek(g, p, case=False):
    """A hook whose anchor lies at its root on the line."""
    t, s = p.th * p.v(1, 0.84, 0.56), p.st * p.v(1, 0.80, 0.54)
    low = -p.v(212, 214, 230)
    g.stroke(
        N(p.v(8, 4, -6), p.v(6, 18, 30), p.v(-140, -140, -136), s * 0.7, k=(0.55, 0.58)),
        N(-p.v(84, 88, 102), low * 0.56, -90, s, -1),
        N(p.v(8, 8, 16), low, 0, t, -1, line=True),
        N(p.v(50, 50, 72), low, 0, t, -1),
    )


def dotbelow(g, p, case=False):
    d = p.dot * p.v(1, 0.96, 0.8)
    g.dot(0, -p.v(90, 80, 50) - d / 2, d)


_DRAW = dict(
    grave=grave, acute=acute, hungarumlaut=hungarumlaut, circumflex=circumflex,
    caron=caron, tilde=tilde, macron=macron, breve=breve, dotaccent=dotaccent,
    dieresis=dieresis, ring=ring, commaaccent=commaaccent, cedilla=cedilla,
    ogonek=ogonek, dotbelow=dotbelow,
)


def _mark(draw, case, kind):
    def whole(g, p):
        draw(g, p, case)
        if kind == "top":
            _, y0, _, y1 = g.bounds()
            g.anchor("_top", 0, p.xh)
            # A second accent sits as far above this one as this above a letter.
            g.anchor("top", 0, y1 - (base(p) - p.xh) * 0.35)
        elif kind == "ogonek":
            g.anchor("_ogonek", 0, 0)
        elif kind == "bottom":
            _, y0, _, _ = g.bounds()
            g.anchor("_bottom", 0, 0)
            g.anchor("bottom", 0, y0)
        elif kind == "caron.side":
            g.anchor("_caron.side", 0, p.asc)
        g.width = 0
    return whole


def _spacing(name):
    def whole(g, p):
        _DRAW[name](g, p, False)
        g.fit(p.v(60, 52, 40), p.v(60, 52, 40))
    return whole


for _name, (_comb, _alone) in ABOVE.items():
    glyph(_name + "comb", _comb)(_mark(_DRAW[_name], False, "top"))
    glyph(_name + "comb.case")(_mark(_DRAW[_name], True, "top"))
    glyph(_name, _alone)(_spacing(_name))
for _name, (_comb, _alone) in BELOW.items():
    glyph(_name + "comb", _comb)(_mark(_DRAW[_name], False, "ogonek" if _name == "ogonek" else "bottom"))
    if _alone:
        glyph(_name, _alone)(_spacing(_name))
glyph("commaturnedcomb", 0x312)(_mark(commaturned, False, "top"))
glyph("caroncomb.side")(_mark(caron_side, False, "caron.side"))
