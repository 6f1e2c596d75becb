"""Typo Preview Serif: the figures, and which signs it shares with the sans."""

import math

from .accents import ACCENTS
from .engine import SHORT, Node as N
from .registry import Registry
from .sans_figures import DIGITS, FIGURES
from .sans_punctuation import PUNCTUATION
from .sans_symbols import SYMBOLS
from .serif_caps import SERIF_CAPS
from .serif_lower import SERIF_LOWER
from .serif_parts import flat_foot, foot

SERIF_FIGURES = Registry()
glyph = SERIF_FIGURES.glyph


@glyph("zero", "0")
def zero(g, p):
    w = p.b(500, 540)
    g.bowl(0, -p.os, w, p.cap + p.os, p.ST, p.TH)
    g.fit(p.SR * 0.9, p.SR * 0.9)


@glyph("one", "1")
def one(g, p):
    x = p.b(130, 130)
    g.box(x, 0, x + p.ST, p.cap)
    g.poly((x + p.ST * 0.4, p.cap), (x, p.cap), (0, p.cap - 90), (0, p.cap - 90 - p.TH), (x + p.ST * 0.4, p.cap - p.b(66, 70)))
    foot(g, p, x, p.ST, 0, reach=p.se * 1.5)
    g.fit(p.b(40, 32), p.b(40, 32))


@glyph("two", "2")
def two(g, p):
    w, d = p.b(450, 496), p.ball
    bx, by = p.b(18, 16), p.cap - p.b(150, 160)
    r = w - 22
    thick = p.b(88, 128)
    g.stroke(
        N(bx, by, 90, d * 0.5, 1, k=0.58),
        N(w * 0.48, p.cap + p.os, 0, p.TH, 1, k=0.58),
        N(r, p.cap * 0.725, -90, p.ST * 0.96, 1, k=(0.55, 0.6)),
        N(w * 0.58, p.cap * 0.36, -130, p.b(58, 80), k=(0.5, 0.5)),
        N(p.b(56, 64), p.b(34, 38), -128, p.TH),
    )
    g.dot(bx + d / 2, by, d)
    # The foot is a heavy level stroke that ends in a blade.
    g.poly((p.b(16, 16), 0), (p.b(40, 44), p.b(60, 64)), (p.b(120, 124), thick * 0.92), (w - p.b(70, 74), thick * 0.92), (w - 6, thick * 0.80), (w - 6, 0))
    g.poly((w - 6, 0), (w - 70, thick * 0.5), (w - p.b(22, 28) - 2, 190), (w + 2, 190))
    g.fit(p.b(36, 30), p.b(34, 28))


@glyph("three", "3")
def three(g, p):
    w, d = p.b(456, 500), p.ball * 0.96
    cx, mid = w * 0.47, p.cap * 0.535
    bx, by = p.b(34, 30), p.cap - p.b(128, 138)
    g.stroke(
        N(bx, by, 90, d * 0.5, 1, k=0.58),
        N(cx, p.cap + p.os, 0, p.TH, 1, k=0.57),
        N(w - 36, p.cap * 0.768, -90, p.ST * 0.88, 1, k=0.57),
        N(cx - 20, mid - p.TH / 2, 180, p.TH, 1, line=True), N(w * 0.32, mid - p.TH / 2, 180, p.TH, 1),
    )
    bx2, by2 = p.b(12, 10), p.b(128, 136)
    g.stroke(
        N(w * 0.32, mid + p.TH / 2, 0, p.TH, 1, line=True), N(cx - 10, mid + p.TH / 2, 0, p.TH, 1, k=0.57),
        N(w, p.cap * 0.272, -90, p.ST, 1, k=0.57),
        N(cx, -p.os, 180, p.TH, 1, k=0.58), N(bx2, by2, 90, d * 0.5, 1),
    )
    g.dot(bx + d / 2, by, d)
    g.dot(bx2 + d / 2, by2, d)
    g.fit(p.b(34, 28), p.SR * 0.9)


@glyph("four", "4")
def four(g, p):
    w = p.b(510, 560)
    x = w - p.b(96, 92)
    bar = 168
    g.box(x - p.ST, 0, x, p.cap)
    g.box(0, bar, w, bar + p.TH * 1.3)
    g.poly((0, bar), (0, bar + p.TH * 1.3), (x - p.ST * 0.6, p.cap), (x - 8, p.cap), (p.TH * 2.0, bar + p.TH * 1.2))
    foot(g, p, x - p.ST, p.ST, 0, reach=p.se * 1.1)
    g.fit(p.b(24, 18), p.b(24, 18))


@glyph("five", "5")
def five(g, p):
    w, d = p.b(452, 498), p.ball
    top = p.cap * 0.625
    cx = w * 0.47
    x = p.b(56, 56)
    thick = p.b(84, 122)
    g.poly((x, p.cap), (w - 40, p.cap), (w - 54, p.cap - thick), (x, p.cap - thick))
    g.box(x, p.cap * 0.465, x + p.TH * 1.1, p.cap)
    bx, by = p.b(12, 10), p.b(128, 136)
    g.stroke(
        N(x + p.TH * 0.4, p.cap * 0.475, 48, p.TH, k=(0.55, 0.6)),
        N(cx, top, 0, p.TH * 1.2, 1, k=0.57),
        N(w, top * 0.49, -90, p.ST, 1, k=0.57),
        N(cx, -p.os, 180, p.TH, 1, k=0.58), N(bx, by, 90, d * 0.5, 1),
    )
    g.dot(bx + d / 2, by, d)
    g.fit(p.b(34, 28), p.SR * 0.9)


@glyph("six", "6")
def six(g, p):
    w, d = p.b(486, 532), p.ball * 0.94
    top = p.cap * 0.60
    mid = top * 0.5
    bx, by = w - p.b(40, 40), p.cap - p.b(104, 112)
    g.stroke(
        N(p.ST * 0.7, mid + 70, 60, p.TH, k=(0.54, 0.6)),
        N(w * 0.53, top, 0, p.TH, 1), N(w, mid, -90, p.ST * 0.98, 1),
        N(w / 2, -p.os, 180, p.TH, 1), N(0, p.cap * 0.42, 90, p.ST, 1, k=0.575),
        N(w * 0.60, p.cap + p.os, 0, p.TH, 1, k=0.58), N(bx, by, -90, d * 0.5, 1),
    )
    g.dot(bx - d / 2, by, d)
    g.fit(p.SR * 0.9, p.SR * 0.85)


@glyph("nine", "9")
def nine(g, p):
    six(g, p)
    g.turn(g.width, p.cap)


@glyph("seven", "7")
def seven(g, p):
    w = p.b(466, 512)
    thick = p.b(86, 124)
    x = p.b(120, 124)
    g.poly((16, p.cap), (w, p.cap), (w, p.cap - thick * 0.30), (w - 44, p.cap - thick), (30, p.cap - thick))
    g.poly((12, p.cap), (p.b(38, 44), p.cap), (p.b(38, 44), p.cap - 196), (14, p.cap - 196))
    g.stroke(
        N(w - p.TH * 0.8, p.cap - thick * 0.4, -120, p.TH, k=(0.5, 0.5)),
        N(x + p.ST * 0.5, 0, -90, p.ST * 1.08, cut=0, k=0.5),
    )
    g.fit(p.b(28, 22), p.b(18, 14))


@glyph("eight", "8")
def eight(g, p):
    w = p.b(482, 528)
    mid = p.cap * 0.535
    g.bowl(34, mid - p.TH * 0.5, w - 34, p.cap + p.os, p.ST * 0.80, p.TH)
    g.bowl(0, -p.os, w, mid + p.TH * 0.5, p.ST * 0.94, p.TH)
    g.fit(p.SR * 0.85, p.SR * 0.85)


def tabular(name):
    def draw(g, p):
        SERIF_FIGURES[name](g, p)
        g.centre(p.b(560, 600))
    return draw


for _name in DIGITS:
    glyph(_name + ".tnum")(tabular(_name))


# --- signs shared with the sans ----------------------------------------------

# These take the serif's contrast; all other shared signs are drawn plain.
CONTRASTED = {
    "period", "comma", "colon", "semicolon", "ellipsis", "periodcentered", "exclam",
    "exclamdown", "quoteright", "quoteleft", "quotedblright", "quotedblleft",
    "quotesinglbase", "quotedblbase", "parenleft", "parenright", "quotesingle", "quotedbl",
    "percent", "perthousand", "quotereversed", "quotedblreversed", "question", "questiondown",
}
# Signs made of a letter follow the serif's letters through the sans registry
# and would not match; they are drawn plain as well.


def plain(function):
    def draw(g, p):
        function(g, p.plain())
    return draw


SERIF_SIGNS = Registry()
for _source in (FIGURES, PUNCTUATION, SYMBOLS, ACCENTS):
    for _name, _function in _source.items():
        if _name in SERIF_FIGURES:
            continue
        SERIF_SIGNS[_name] = _function if _name in CONTRASTED else plain(_function)
        SERIF_SIGNS.unicodes[_name] = _source.unicodes[_name]


@SERIF_SIGNS.glyph("dollar", "$")
def dollar(g, p):
    SERIF_CAPS["S"](g, p)
    g.anchors.clear()
    c, t = g.width / 2, p.b(26, 32)
    g.box(c - t / 2, -86, c + t / 2, p.cap + 86)
    g.centre(p.b(560, 600))


@SERIF_SIGNS.glyph("cent", "¢")
def cent(g, p):
    SERIF_LOWER["c"](g, p)
    g.anchors.clear()
    c, t = g.width / 2, p.b(26, 32)
    g.box(c - t / 2, -84, c + t / 2, p.xh + 84)
    g.transform(dy=(p.cap - p.xh) / 2)
    g.centre(p.b(560, 600))


@SERIF_SIGNS.glyph("yen", "¥")
def yen(g, p):
    SERIF_CAPS["Y"](g, p)
    g.anchors.clear()
    c = g.width / 2
    for y in (130, 226):
        g.box(c - 190, y, c + 190, y + p.TH)


@SERIF_SIGNS.glyph("sterling", "£")
def sterling(g, p):
    w, d = p.b(500, 546), p.ball
    x = p.b(110, 110)
    bx, by = w - 30, p.cap - p.b(120, 130)
    g.stroke(
        N(bx, by, 90, d * 0.5, -1, k=0.58),
        N(w * 0.60, p.cap + p.os, 180, p.TH, -1, k=0.57),
        N(x, p.cap * 0.70, -90, p.ST, -1, line=True),
        N(x, 190, -90, p.ST, -1, k=0.58), N(20, 40, -140, p.b(50, 64)),
    )
    g.dot(bx - d / 2, by, d)
    thick = p.b(80, 116)
    g.poly((8, 0), (40, thick * 0.8), (110, thick), (w - 70, thick), (w - 4, thick * 0.7), (w - 4, 0))
    g.poly((w - 4, 0), (w - 60, thick * 0.5), (w - 26, 176), (w, 176))
    g.box(20, p.cap * 0.45, w * 0.72, p.cap * 0.45 + p.TH)
    g.centre(p.b(570, 610))


@SERIF_SIGNS.glyph("Euro", "€")
def Euro(g, p):
    w = p.b(540, 580)
    cx, left = w * 0.60, 70
    g.stroke(
        N(w - 16, p.cap - 150, 112, p.TH, k=0.6),
        N(cx, p.cap + p.os, 180, p.TH, -1), N(left, p.cap / 2, -90, p.ST, -1),
        N(cx + 6, -p.os, 0, p.TH, -1, k=SHORT), N(w - 4, 130, 62, p.TH),
    )
    t = p.b(24, 30)
    g.poly((w - t, p.cap + 4), (w, p.cap + 4), (w + 2, p.cap - 190), (w - t * 0.7, p.cap - 190), (w - t * 2.6, p.cap - 96))
    for y in (p.cap / 2 + 44, p.cap / 2 - 44 - p.TH):
        g.box(0, y, w * 0.72, y + p.TH)
    g.centre(p.b(600, 640))


@SERIF_SIGNS.glyph("ampersand", "&")
def ampersand(g, p):
    w = p.b(690, 760)
    thick, thin = p.ST * 1.04, p.TH * 1.2
    low, shoulder = (w - thick * 0.74, p.sf * 0.5), (p.b(214, 232), p.cap * 0.63)
    slope = math.degrees(math.atan2(shoulder[1] - low[1], shoulder[0] - low[0]))
    g.stroke(
        N(*low, slope, thick, cut=0, line=True),
        N(*shoulder, slope, thick * 0.94, k=(0.5, 0.6)),
        N(p.b(140, 140), p.cap * 0.81, 90, p.b(70, 96), 1, k=0.57),
        N(p.b(286, 302), p.cap + p.os, 0, p.TH, 1, k=0.57),
        N(p.b(418, 452), p.cap * 0.815, -90, p.b(66, 92), 1, k=(0.57, 0.6)),
        N(p.b(290, 310), p.cap * 0.565, -155, thin, k=(0.56, 0.60)),
        N(0, p.cap * 0.248, -90, p.ST, -1, k=0.57),
        N(p.b(256, 280), -p.os, 0, p.TH * 1.3, -1, k=(0.58, 0.60)),
        N(w - p.b(86, 90), p.cap * 0.545, 80, thin, cut=0),
    )
    flat_foot(g, p, w - p.b(86, 90) - thin / 2, thin, p.cap * 0.56, up=False, reach=p.se * 1.5)
    flat_foot(g, p, w - thick * 1.4, thick * 1.3, 0, reach=p.se * 0.4)
    g.fit(p.SR, p.b(14, 8))
