"""Typo Preview Serif: the small letters."""

import math

from .engine import SHORT, Node as N, Outline, tip
from .registry import Registry
from .sans_lower import k_arms
from .sans_punctuation import comma_shape
from .serif_parts import flat_foot, foot, marks, sharp_vee, stem

SERIF_LOWER = Registry()
glyph = SERIF_LOWER.glyph


def branch(p, x):
    return N(x + p.st * 0.78, p.xh - p.b(112, 128), 58, p.jn, k=(0.5, 0.6))


def arch(g, p, x, width, y0=0):
    """n's arch: hairline out of the stem, full weight at the right."""
    top = x + p.st + (width - p.st) * 0.40
    g.stroke(
        branch(p, x),
        N(top, p.xh + p.os, 0, p.th * 1.25, 1, k=(0.58, 0.58)),
        N(x + width, p.xh - p.b(158, 168), -90, p.st, 1, line=True),
        N(x + width, y0, -90, p.st, 1),
    )


def half_bowl(g, p, width):
    start = branch(p, 0)
    cx = p.st + (width - p.st) * 0.44
    g.stroke(
        start,
        N(cx, p.xh + p.os, 0, p.th * 1.1, 1),
        N(width, p.xh / 2, -90, p.st * 1.06, 1),
        N(cx, -p.os, 180, p.th * 1.1, 1, k=(0.60, 0.5)),
        N(start.x, p.xh - start.y, 122, p.jn),
    )


def bowl_width(p):
    return p.b(468, 512)


def arch_width(p):
    return p.b(438, 486)


@glyph("o", "o")
def o(g, p):
    w = p.b(494, 536)
    g.bowl(0, -p.os, w, p.xh + p.os, p.st * 1.06, p.th)
    marks(g, p, w / 2, p.xh)
    g.anchor("ogonek", w * 0.6, 0)
    g.fit(p.sr, p.sr)


@glyph("b", "b")
def b(g, p):
    w = bowl_width(p)
    stem(g, p, 0, 90, p.asc, p.st, "flag", "")
    half_bowl(g, p, w)
    # Without a foot: the stem is cut aslant to a point at its left.
    g.poly((0, 0), (0, 100), (p.st, 100), (p.st, p.b(54, 62)), (p.b(14, 18), 0))
    marks(g, p, w / 2, p.asc)
    g.fit(p.sb * 0.6, p.sr)


@glyph("thorn", "þ")
def thorn(g, p):
    w = bowl_width(p)
    stem(g, p, 0, p.desc, p.asc, p.st, "flag")
    half_bowl(g, p, w)
    g.fit(p.sb * 0.7, p.sr)


@glyph("p", "p")
def p_(g, p):
    w = bowl_width(p)
    stem(g, p, 0, p.desc, p.xh, p.st, "flag")
    half_bowl(g, p, w)
    marks(g, p, w / 2, p.xh)
    g.fit(p.sb * 0.7, p.sr)


@glyph("q", "q")
def q(g, p):
    w = bowl_width(p)
    half_bowl(g, p, w)
    g.mirror(w)
    g.box(w - p.st, p.desc, w, p.xh + p.os * 0.5)
    foot(g, p, w - p.st, p.st, p.desc)
    marks(g, p, w / 2, p.xh)
    g.fit(p.sr, p.sb * 0.7)


def d_body(g, p, w, height):
    half_bowl(g, p, w)
    g.mirror(w)
    stem(g, p, w - p.st, 0, height, p.st, "flag" if height > p.xh else "", "")
    foot(g, p, w - p.st, p.st, 0, left=False, reach=p.se * 0.95)


@glyph("d", "d")
def d(g, p):
    w = bowl_width(p)
    d_body(g, p, w, p.asc)
    marks(g, p, w / 2, p.asc)
    g.anchor("caron.side", w, p.asc)
    g.fit(p.sr, p.sb * 0.8)


@glyph("dcroat", "đ")
def dcroat(g, p):
    d(g, p)
    x = g.width - p.sb * 0.8 - p.se * 0.95
    y = p.asc - 116
    g.box(x - p.st - 130, y, x + 60, y + p.th * 1.4)


@glyph("g", "g")
def g_(g, p):
    """Two storeys: a bowl, a link, a loop and an ear."""
    w = p.b(398, 436)
    low = p.xh * 0.335
    g.bowl(0, low, w, p.xh + p.os, p.st * 0.96, p.th)
    # The ear.
    d = p.ball * 0.86
    g.stroke(
        N(w * 0.80, p.xh - p.b(60, 62), 52, p.th * 1.1, k=(0.5, 0.6)),
        N(w + d * 0.34, p.xh + p.os * 0.4, 0, p.th * 1.1, 1, line=True),
        N(w + d * 0.50, p.xh + p.os * 0.4, 0, p.th * 1.1, 1),
    )
    g.dot(w + d * 0.50, p.xh + p.os * 0.4 - d / 2, d)
    # Link and loop are one stroke.
    lw = w * 1.06
    thick = p.st * 0.82
    bottom = p.desc - 4
    y1 = p.b(58, 66)
    g.stroke(
        N(w * 0.30, low + p.th * 0.7, -150, p.th * 1.1, k=(0.6, 0.55)),
        N(w * 0.075, p.b(98, 104), -90, p.b(42, 56), k=(0.58, 0.6)),
        N(w * 0.34, y1, 0, thick, 1, line=True),
        N(w * 0.62, y1, 0, thick, 1, k=0.58),
        N(lw, bottom * 0.40, -90, p.th * 1.5, 1),
        N(lw * 0.48, bottom, 180, p.th * 1.2, 1),
        N(-w * 0.06, bottom * 0.56, 90, p.th * 1.6, 1, k=(0.55, 0.55)),
        N(w * 0.26, y1 - thick * 0.62, 24, p.th * 1.3),
    )
    marks(g, p, w / 2, p.xh)
    g.fit(p.sr * 0.7, p.b(6, 2))


@glyph("n", "n")
def n(g, p):
    w = arch_width(p)
    stem(g, p, 0, 0, p.xh, p.st, "flag")
    arch(g, p, 0, w, p.sf * 0.5)
    foot(g, p, w - p.st, p.st)
    marks(g, p, w / 2, p.xh)
    g.fit(p.sb * 0.8, p.sb * 0.8)


@glyph("h", "h")
def h(g, p):
    w = arch_width(p)
    stem(g, p, 0, 0, p.asc, p.st, "flag")
    arch(g, p, 0, w, p.sf * 0.5)
    foot(g, p, w - p.st, p.st)
    marks(g, p, p.st / 2, p.asc, w / 2)
    g.fit(p.sb * 0.8, p.sb * 0.8)


@glyph("hbar", "ħ")
def hbar(g, p):
    h(g, p)
    x = p.sb * 0.8 + p.se * 1.15
    y = p.asc - 120
    g.box(x - 60, y, x + p.st + 130, y + p.th * 1.4)


@glyph("eng", "ŋ")
def eng(g, p):
    w = arch_width(p)
    stem(g, p, 0, 0, p.xh, p.st, "flag")
    arch(g, p, 0, w, 40)
    tail(g, p, w, 60)
    g.fit(p.sb * 0.8, p.sb * 1.6)


def tail(g, p, x, y):
    """j's and ŋ's tail: from a stem whose right edge is x into a ball."""
    d = p.ball * 0.92
    bx = x - p.st - p.b(96, 92)
    g.stroke(
        N(x, y, -90, p.st, 1, line=True),
        N(x, -20, -90, p.st, 1, k=0.58),
        N(x - p.st * 0.9 - 20, p.desc - 6, 180, p.th, 1, k=0.58),
        N(bx - d / 2, p.desc + d * 0.62, 90, d * 0.5, 1),
    )
    g.dot(bx, p.desc + d * 0.62, d)


@glyph("m", "m")
def m(g, p):
    one = p.b(424, 470)
    stem(g, p, 0, 0, p.xh, p.st, "flag")
    reach = p.se * 0.86
    arch(g, p, 0, one, p.sf * 0.5)
    foot(g, p, one - p.st, p.st, reach=reach)
    arch(g, p, one - p.st, one, p.sf * 0.5)
    foot(g, p, 2 * (one - p.st), p.st, reach=reach)
    marks(g, p, one - p.st / 2, p.xh)
    g.fit(p.sb * 0.8, p.sb * 0.8)


@glyph("u", "u")
def u(g, p):
    w = arch_width(p)
    arch(g, p, 0, w, 70)             # short: the flag tops the left stem
    g.turn(w, p.xh)
    stem(g, p, w - p.st, 0, p.xh, p.st, "flag", "")
    stem(g, p, 0, p.xh * 0.5, p.xh, p.st, "flag", "")
    foot(g, p, w - p.st, p.st, 0, left=False, reach=p.se * 0.95)
    marks(g, p, w / 2, p.xh)
    g.anchor("ogonek", w - p.st * 0.35, 0)
    g.fit(p.sb * 0.6, p.sb * 0.8)


@glyph("mu", "µ", "μ")
def mu(g, p):
    u(g, p)
    x = p.sb * 0.6 + p.se * 1.15
    g.box(x, p.desc, x + p.st, p.xh / 2)
    g.anchors.clear()


@glyph("r", "r")
def r(g, p):
    w = p.b(330, 380)
    d = p.ball
    stem(g, p, 0, 0, p.xh, p.st, "flag")
    by = p.xh + p.os - p.b(70, 86)
    g.stroke(
        branch(p, 0),
        N(w - d * 0.62, p.xh + p.os, 0, p.th * 1.1, 1, k=0.58),
        N(w, by, -90, d * 0.5, 1),
    )
    g.dot(w - d / 2, by, d)
    marks(g, p, w * 0.5, p.xh, p.st / 2)
    g.fit(p.sb * 0.8, p.b(8, 4))


@glyph("c", "c")
def c(g, p):
    w, cx = p.b(420, 456), p.b(238, 262)
    d = p.ball
    by = p.xh - p.b(112, 122)
    g.stroke(
        N(w - p.b(6, 4), by, 90, d * 0.5, -1, k=0.58),
        N(cx, p.xh + p.os, 180, p.th, -1),
        N(0, p.xh / 2, -90, p.st * 1.06, -1),
        N(cx + p.b(10, 12), -p.os, 0, p.th * 1.2, -1, k=SHORT),
        tip(cx + p.b(10, 12), p.xh / 2, p.b(190, 204), p.xh / 2 + p.os - p.th * 0.6, -36, p.th * 0.9, 1),
    )
    g.dot(w - p.b(6, 4) - d / 2, by, d)
    marks(g, p, cx, p.xh)
    g.fit(p.sr, p.b(24, 18))


@glyph("e", "e")
def e(g, p):
    w = p.b(446, 484)
    cx = w * 0.51
    bar = p.b(262, 258)
    g.box(p.st * 0.5, bar, w - p.st * 0.5, bar + p.th)
    g.stroke(
        N(w, bar, 90, p.st * 0.94, -1, line=True),
        N(w, bar + 20, 90, p.st * 0.94, -1),
        N(cx, p.xh + p.os, 180, p.th, -1),
        N(0, p.xh / 2, -90, p.st * 1.06, -1),
        N(cx + 14, -p.os, 0, p.th * 1.2, -1, k=SHORT),
        tip(cx + 14, p.xh / 2, p.b(200, 214), p.xh / 2 + p.os - p.th * 0.6, -36, p.th * 0.9, 1),
    )
    marks(g, p, cx, p.xh)
    g.anchor("ogonek", w * 0.72, 0)
    g.fit(p.sr, p.sr * 0.8)


def a_body(g, p, w):
    d = p.ball
    bx, by = p.b(18, 16), p.xh - p.b(104, 116)
    g.stroke(
        N(bx, by, 90, d * 0.5, 1, k=0.58),
        N(w * 0.50, p.xh + p.os, 0, p.th, 1, k=0.58),
        N(w, p.xh - p.b(148, 156), -90, p.st, 1, line=True),
        N(w, p.b(92, 92), -90, p.st, 1),
    )
    g.dot(bx + d / 2, by, d)
    bowl = p.b(284, 288)
    g.stroke(
        N(w - p.st * 0.5, bowl, 184, p.th, -1, k=(0.52, 0.62)),
        N(0, p.b(128, 130), -90, p.st * 0.98, -1, k=0.58),
        N(w * 0.34, -p.os, 0, p.th * 1.1, -1, k=(0.58, 0.52)),
        N(w - p.st * 0.7, p.b(96, 108), 50, p.th),
    )


@glyph("a", "a")
def a(g, p):
    w = p.b(396, 436)
    a_body(g, p, w)
    # The stem's foot turns up into a small tail.
    g.stroke(
        N(w, p.b(140, 140), -90, p.st, 1, line=True),
        N(w, p.b(90, 92), -90, p.st, 1, k=(0.6, 0.6)),
        N(w + p.b(26, 24), -p.os * 0.6, 0, p.th * 1.2, -1, k=0.6),
        N(w + p.b(74, 74), p.b(40, 40), 62, p.th * 0.9),
    )
    marks(g, p, w * 0.5, p.xh)
    g.anchor("ogonek", w - p.st * 0.2, 0)
    g.fit(p.sr * 0.9, p.b(10, 6))


@glyph("ae", "æ")
def ae(g, p):
    e(g, p)
    g.shift(-g.bounds()[0])
    left = p.b(352, 380)
    g.shift(left - p.st * 0.50)
    a_body(g, p, left + p.st * 0.5)
    marks(g, p, left, p.xh)
    g.fit(p.sr * 0.9, p.sr * 0.8)


@glyph("oe", "œ")
def oe(g, p):
    e(g, p)
    g.shift(-g.bounds()[0])
    w = p.b(458, 496)
    g.shift(w - p.st)
    g.bowl(0, -p.os, w, p.xh + p.os, p.st * 1.02, p.th)
    g.fit(p.sr, p.sr * 0.8)


def s_shape(g, p, w, height, thick, thin, depth):
    """The s of both cases: a heavy spine, hairline ends with blades."""
    cx = w / 2
    hi, lo = height * 0.748, height * 0.250
    left = 16
    side = thick * 0.62
    g.stroke(
        N(w - p.b(40, 40), height - depth * 0.55, 104, thin, k=0.6),
        N(cx, height + p.os, 180, thin, -1),
        N(left, hi, -90, side, -1, spine=((hi - lo) * 0.66, thick * 0.84)),
        N(w, lo, -90, side, 1),
        N(cx, -p.os, 180, thin, 1, k=0.6),
        N(p.b(26, 26), depth * 0.55, 104, thin),
    )
    t = p.b(22, 28)
    x1 = w - p.b(22, 22)
    g.poly((x1 - t, height + p.os * 0.2), (x1, height + p.os * 0.2), (x1 + 4, height - depth), (x1 - t * 0.8, height - depth), (x1 - t * 1.5, height - depth * 0.45))
    x0 = p.b(8, 8)
    g.poly((x0, -p.os * 0.2), (x0 + t, -p.os * 0.2), (x0 + t * 1.5, depth * 0.45), (x0 + t * 0.8, depth), (x0 - 4, depth))


@glyph("s", "s")
def s(g, p):
    w = p.b(360, 400)
    s_shape(g, p, w, p.xh, p.st * 1.02, p.th, p.b(140, 150))
    marks(g, p, w / 2, p.xh)
    g.fit(p.b(40, 32), p.b(38, 30))


def f_body(g, p, reach):
    d = p.ball
    by = p.asc - p.b(84, 96)
    g.stroke(
        N(0, 0, 90, p.st, 1, line=True),
        N(0, p.asc - p.b(170, 182), 90, p.st, 1, k=0.58),
        N(reach - d * 0.62, p.asc + p.os * 0.5, 0, p.th * 1.1, 1, k=0.58),
        N(reach, by, -90, d * 0.5, 1),
    )
    g.dot(reach - d / 2, by, d)
    foot(g, p, 0, p.st)


@glyph("f", "f")
def f(g, p):
    f_body(g, p, p.b(318, 366))
    g.box(-p.b(72, 66), p.xh - p.th, p.st + p.b(110, 110), p.xh)
    marks(g, p, p.st / 2, p.asc)
    g.fit(p.b(16, 12), -p.b(46, 44))


@glyph("longs", "ſ")
def longs(g, p):
    f_body(g, p, p.b(318, 366))
    g.box(-p.b(72, 66), p.xh - p.th, p.st * 0.5, p.xh)
    g.fit(p.b(16, 12), -p.b(46, 44))


def f_group(g, p, count, last):
    """Ligatures: the last f's hook runs into i or l."""
    step = p.b(262, 306)
    x = 0.0
    for i in range(count):
        end = i == count - 1
        part = Outline()
        if end and last:
            # The hook becomes the top of the letter that follows.
            part.stroke(
                N(0, 0, 90, p.st, 1, line=True),
                N(0, p.asc - p.b(170, 182), 90, p.st, 1, k=0.58),
                N(step * 0.62, p.asc + p.os * 0.5, 0, p.th * 1.1, 1, k=0.58),
                N(step + p.st, p.asc - p.b(150, 160) if last == "l" else p.asc - p.b(110, 120), -90, p.st if last == "l" else p.ball * 0.5, 1),
            )
            if last == "i":
                part.dot(step + p.st - p.ball / 2, p.asc - p.b(110, 120), p.ball)
            foot(part, p, 0, p.st, reach=p.se * 0.9)
        elif end:
            f_body(part, p, p.b(318, 366))
        else:
            part.stroke(
                N(0, 0, 90, p.st, 1, line=True),
                N(0, p.asc - p.b(170, 182), 90, p.st, 1, k=0.58),
                N(step * 0.70, p.asc + p.os * 0.5, 0, p.th * 1.1, 1, line=True),
                N(step * 0.95, p.asc + p.os * 0.5, 0, p.th * 1.1, 1),
            )
            foot(part, p, 0, p.st, reach=p.se * 0.9)
        g.add(part, x)
        x += step
    if last == "i":
        g.box(x, 0, x + p.st, p.xh)
        foot(g, p, x, p.st, reach=p.se * 0.9)
        bar = x + p.st * 0.5
    elif last == "l":
        g.box(x, 0, x + p.st, p.asc - p.b(150, 160))
        foot(g, p, x, p.st, reach=p.se * 0.9)
        bar = x + p.st * 0.5
    else:
        bar = x - step + p.st + 110
    g.box(-p.b(72, 66), p.xh - p.th, bar, p.xh)
    g.fit(p.b(16, 12), p.sb * 0.8 if last else -p.b(46, 44))


def ligature(count, last):
    def draw(g, p):
        f_group(g, p, count, last)
    return draw


glyph("f_f", "ﬀ")(ligature(2, ""))
glyph("fi", "ﬁ")(ligature(1, "i"))
glyph("fl", "ﬂ")(ligature(1, "l"))
glyph("f_f_i", "ﬃ")(ligature(2, "i"))
glyph("f_f_l", "ﬄ")(ligature(2, "l"))


def t_body(g, p):
    w = p.b(276, 316)
    g.stroke(
        N(0, p.xh, -90, p.st, -1, line=True),
        N(0, p.b(108, 112), -90, p.st, -1, k=0.58),
        N(p.st + p.b(64, 62), -p.os * 0.8, 0, p.th * 1.2, -1, k=0.6),
        N(w - 16, p.b(92, 96), 78, p.th * 0.9),
    )
    # The head sweeps up from the crossbar.
    g.blob(
        N(-p.b(78, 72), p.xh - 2, 8, 0, k=(0.55, 0.5)), N(p.st * 0.58, p.xh + p.b(132, 134), 78, 0, line=True),
        N(p.st, p.xh + p.b(132, 134), -90, 0, line=True), N(p.st, p.xh - p.th, 180, 0, line=True),
        N(-p.b(78, 72), p.xh - p.th, 90, 0, line=True),
    )
    g.box(0, p.xh - p.th, p.st + p.b(120, 118), p.xh)
    marks(g, p, p.st / 2, p.xh + 120, p.st * 0.5 + 40)
    g.anchor("caron.side", p.st, p.asc + 24)


@glyph("t", "t")
def t(g, p):
    t_body(g, p)
    g.fit(p.b(14, 10), p.b(14, 8))


@glyph("tbar", "ŧ")
def tbar(g, p):
    t_body(g, p)
    y = p.xh * 0.5
    g.box(-60, y, p.st + 100, y + p.th * 1.4)
    g.fit(p.b(14, 10), p.b(14, 8))


@glyph("germandbls", "ß")
def germandbls(g, p):
    w = p.b(452, 500)
    d = p.ball * 0.94
    mid = p.b(410, 412)
    x = p.b(196, 224)                  # where the hairline of the waist begins
    g.stroke(
        N(0, 0, 90, p.st, 1, line=True),
        N(0, p.asc - p.b(190, 200), 90, p.st, 1),
        N(p.b(226, 246), p.asc + p.os, 0, p.th, 1),
        N(p.b(392, 430), (p.asc + mid) / 2, -90, p.st * 0.82, 1, k=0.57),
        N(x + 56, mid - p.th / 2, 180, p.th, 1, line=True),
        N(x, mid - p.th / 2, 180, p.th, 1),
    )
    foot(g, p, 0, p.st, right=False)
    bx, by = p.b(148, 174), p.b(76, 84)
    g.stroke(
        N(x, mid + p.th / 2, 0, p.th, 1, line=True),
        N(x + 66, mid + p.th / 2, 0, p.th, 1, k=0.57),
        N(w, p.b(196, 198), -90, p.st * 1.02, 1, k=0.57),
        N(p.b(280, 310), -p.os, 180, p.th, 1, k=0.58),
        N(bx, by, 90, d * 0.5, 1),
    )
    g.dot(bx + d / 2, by, d)
    g.fit(p.sb * 0.8, p.sr)


@glyph("dotlessi", "ı")
def dotlessi(g, p):
    stem(g, p, 0, 0, p.xh, p.st, "flag")
    marks(g, p, p.st / 2, p.xh)
    g.anchor("ogonek", p.st * 0.65, 0)
    g.fit(p.sb * 0.8, p.sb * 0.8)


def i_dot(g, p, cx):
    g.dot(cx, p.xh + p.b(104, 96) + p.dot / 2, p.dot)


@glyph("i", "i")
def i(g, p):
    dotlessi(g, p)
    i_dot(g, p, g.anchors["top"][0])


@glyph("dotlessj", "ȷ")
def dotlessj(g, p):
    stem(g, p, 0, 40, p.xh, p.st, "flag", "")
    tail(g, p, p.st, 60)
    marks(g, p, p.st / 2, p.xh)
    g.shift(p.se * 1.15 + p.sb * 0.8)
    g.width = p.st + p.se * 1.15 + p.sb * 2


@glyph("j", "j")
def j(g, p):
    dotlessj(g, p)
    i_dot(g, p, g.anchors["top"][0])


@glyph("ij", "ĳ")
def ij(g, p):
    i(g, p)
    other = Outline()
    j(other, p)
    w = g.width
    g.add(other, w)
    g.width = w + other.width


@glyph("l", "l")
def l(g, p):
    stem(g, p, 0, 0, p.asc, p.st, "flag")
    marks(g, p, p.st / 2, p.asc)
    g.anchor("caron.side", p.st, p.asc)
    g.fit(p.sb * 0.8, p.sb * 0.8)


@glyph("lslash", "ł")
def lslash(g, p):
    stem(g, p, 0, 0, p.asc, p.st, "flag")
    y, e, t = p.asc * 0.48, 70, p.b(36, 48)
    g.poly((-e, y - 70), (-e, y - 70 + t), (p.st + e, y + 76), (p.st + e, y + 76 - t))
    g.fit(p.sb * 0.6, p.sb * 0.6)


@glyph("ldot", "ŀ")
def ldot(g, p):
    l(g, p)
    w = g.width
    g.dot(w + p.dot * 0.4, p.xh * 0.62, p.dot * 0.9)
    g.width = w + p.dot + p.b(30, 24)


@glyph("k", "k")
def k(g, p):
    k_shape(g, p, p.asc)
    g.anchor("top", p.st / 2 + p.se * 1.15 + p.sb * 0.8, p.asc)


@glyph("kgreenlandic", "ĸ")
def kgreenlandic(g, p):
    k_shape(g, p, p.xh)


def k_shape(g, p, height):
    w = p.b(462, 522)
    stem(g, p, 0, 0, height, p.st, "flag")
    thin, leg = p.th * 1.3, p.st * 1.16
    right, foot_x = w - p.b(84, 90), w - p.b(10, 6)
    k_arms(g, p.st * 0.8, right, p.xh - 4, p.xh * 0.36 - thin * 0.5, p.xh * 0.36 + thin * 0.6,
           thin, foot_x, leg, 0.20)
    flat_foot(g, p, right - thin, thin, p.xh, up=False, reach=p.se * 1.2)
    flat_foot(g, p, foot_x - leg, leg, 0, reach=p.se * 0.75)
    marks(g, p, w / 2, height)
    g.fit(p.sb * 0.8, p.b(8, 4))


@glyph("v", "v")
def v(g, p):
    w = p.b(436, 484)
    thick, thin = p.st * 1.12, p.th * 1.25
    sharp_vee(g, 0, w, p.xh, -p.os, thick, thin, thin * 0.9)
    flat_foot(g, p, 0, thick, p.xh, up=False, reach=p.se * 0.8)
    flat_foot(g, p, w - thin, thin, p.xh, up=False, reach=p.se * 1.1)
    marks(g, p, w / 2, p.xh)
    g.fit(p.sd, p.sd)


@glyph("w", "w")
def w_(g, p):
    half = p.b(376, 424)
    thick, thin = p.st * 1.08, p.th * 1.25
    lap = thick * 0.70
    w = 2 * half - lap
    sharp_vee(g, 0, half, p.xh, -p.os, thick, thin, thin * 0.9)
    sharp_vee(g, half - lap, w, p.xh, -p.os, thick, thin, thin * 0.9)
    flat_foot(g, p, 0, thick, p.xh, up=False, reach=p.se * 0.8)
    flat_foot(g, p, half - lap, thick, p.xh, up=False, reach=p.se * 0.6)
    flat_foot(g, p, w - thin, thin, p.xh, up=False, reach=p.se * 1.1)
    marks(g, p, w / 2, p.xh)
    g.fit(p.sd, p.sd)


@glyph("y", "y")
def y(g, p):
    w = p.b(440, 488)
    thick, thin = p.st * 1.10, p.th * 1.25
    sharp_vee(g, 0, w, p.xh, -p.os, thick, thin, thin * 0.9)
    cx = w / 2 + (thick - thin) * 0.28
    # The hairline runs on down into a ball.
    x1 = w - thin / 2
    slope = (w - cx - thin * 0.45) / (p.xh + p.os)
    angle = math.degrees(math.atan2(-1, -slope))
    d = p.ball * 0.92
    ly = -70
    bx, by = p.b(38, 36), p.desc + d * 0.56
    g.stroke(
        N(x1, p.xh - 4, angle, thin * 0.95, line=True, cut=0),
        N(x1 - slope * (p.xh - ly), ly, angle, thin * 0.95, k=(0.6, 0.55)),
        N(bx + d * 0.62, p.desc - 8, 180, p.th, 1, k=0.58),
        N(bx, by, 90, d * 0.5, 1),
    )
    g.dot(bx + d / 2, by, d)
    flat_foot(g, p, 0, thick, p.xh, up=False, reach=p.se * 0.8)
    flat_foot(g, p, w - thin, thin, p.xh, up=False, reach=p.se * 1.1)
    marks(g, p, w / 2, p.xh)
    g.fit(p.sd, p.sd)


@glyph("x", "x")
def x(g, p):
    w = p.b(420, 470)
    thick, thin = p.st * 1.12, p.th * 1.3
    g.slab_bar(thick / 2, p.xh - 4, w - thick / 2, 4, thick)
    g.slab_bar(thin / 2 + 14, 4, w - thin / 2 - 14, p.xh - 4, thin)
    flat_foot(g, p, 0, thick, p.xh, up=False, reach=p.se * 0.7)
    flat_foot(g, p, w - thin - 14, thin, p.xh, up=False, reach=p.se)
    flat_foot(g, p, w - thick, thick, 0, reach=p.se * 0.7)
    flat_foot(g, p, 14, thin, 0, reach=p.se)
    marks(g, p, w / 2, p.xh)
    g.fit(p.sd, p.sd)


@glyph("z", "z")
def z(g, p):
    w = p.b(380, 420)
    t = p.th
    arm = p.st * 1.18
    g.box(20, p.xh - t, w - 14, p.xh)
    g.box(8, 0, w, t)
    g.poly((8, 0), (w - 14 - arm, p.xh), (w - 14, p.xh), (8 + arm, 0))
    blade = p.b(24, 30)
    g.poly((20, p.xh), (20 + blade * 2.4, p.xh - t * 0.98), (20 + blade, p.xh - 120), (16, p.xh - 120))
    g.poly((w, 0), (w - blade * 2.4, t * 0.98), (w - blade, 126), (w + 4, 126))
    marks(g, p, w / 2, p.xh)
    g.fit(p.b(26, 20), p.b(24, 18))


@glyph("eth", "ð")
def eth(g, p):
    w = p.b(478, 520)
    top = p.xh * 0.92
    g.bowl(0, -p.os, w, top, p.st * 1.04, p.th)
    g.stroke(
        N(w * 0.20, p.asc - 40, -10, p.b(56, 72), cut=90, k=(0.6, 0.6)),
        N(w, top * 0.5, -90, p.st, 1),
    )
    t = p.b(34, 42)
    yy = p.asc - 112
    g.poly((w * 0.22, yy - 84), (w * 0.22, yy - 84 + t), (w * 0.84, yy + 84), (w * 0.84, yy + 84 - t))
    g.fit(p.sr, p.sr)


@glyph("oslash", "ø")
def oslash(g, p):
    o(g, p)
    w = g.width
    t = p.b(36, 44)
    g.poly((38, -30), (38 + t, -30), (w - 38, p.xh + 30), (w - 38 - t, p.xh + 30))


@glyph("napostrophe", "ŉ")
def napostrophe(g, p):
    n(g, p)
    g.shift(p.dot)
    comma_shape(g, p, p.dot * 0.5, p.asc - p.dot * 0.5)
    g.fit(p.b(20, 14), p.sb * 0.8)
