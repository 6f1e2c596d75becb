"""Typo Preview Sans: the small letters."""

import math

from .engine import SHORT, Node as N, Outline, tip
from .registry import Registry

LOWER = Registry()
glyph = LOWER.glyph


# --- shared parts ----------------------------------------------------------

def branch(p, x):
    """The thin start of an arch or bowl inside a stem whose left edge is x."""
    y = p.xh - p.v(112, 150, 200)
    return N(x + p.st * 0.62, y, p.v(64, 64, 61), p.jn, k=(0.54, 0.60))


def arch(g, p, x, width, foot=0):
    """n's arch from a stem at x to a right edge at x + width, down to foot."""
    shoulder = p.xh - p.v(205, 205, 230)
    top = x + p.st * 0.5 + (width - p.st * 0.5) * p.v(0.50, 0.51, 0.51)
    g.stroke(
        branch(p, x),
        N(top, p.xh + p.os, 0, p.th, 1, k=0.58),
        N(x + width, shoulder, -90, p.st, 1, line=True),
        N(x + width, foot, -90, p.st, 1),
    )


def half_bowl(g, p, width):
    """b's bowl: springs thin from a stem at 0, swells, and comes back thin."""
    start = branch(p, 0)
    side = p.st * 1.02
    cx = p.st * 0.5 + (width - p.st * 0.5) * 0.5
    g.stroke(
        start,
        N(cx, p.xh + p.os, 0, p.th, 1),
        N(width, p.xh / 2, -90, side, 1),
        N(cx, -p.os, 180, p.th, 1, k=(0.60, 0.54)),
        N(start.x, p.xh - start.y, 180 - start.angle, p.jn),
    )


def bowl_width(p):
    return p.v(468, 494, 592)


def arch_width(p):
    return p.v(404, 440, 556)


def marks(g, p, x, top=None, bottom=None):
    """The places where accents go above and below."""
    g.anchor("top", x, top or p.xh)
    g.anchor("bottom", x if bottom is None else bottom, 0)


# --- round and stem letters --------------------------------------------------

@glyph("o", "o")
def o(g, p):
    w = p.v(500, 522, 604)
    g.bowl(0, -p.os, w, p.xh + p.os, p.st * 1.03, p.th)
    marks(g, p, w / 2)
    g.anchor("ogonek", w * 0.60, 0)
    g.fit(p.sr, p.sr)


@glyph("b", "b")
def b(g, p):
    w = bowl_width(p)
    g.box(0, 0, p.st, p.asc)
    half_bowl(g, p, w)
    marks(g, p, w / 2, p.asc)
    g.fit(p.sb, p.sr)


@glyph("d", "d")
def d(g, p):
    w = bowl_width(p)
    g.box(0, 0, p.st, p.asc)
    half_bowl(g, p, w)
    g.mirror(w)
    marks(g, p, w / 2, p.asc)
    g.anchor("caron.side", w, p.asc)
    g.fit(p.sr, p.sb)


@glyph("dcroat", "đ")
def dcroat(g, p):
    d(g, p)
    x1 = g.width - p.sb
    y = p.asc - p.v(96, 104, 100)
    g.box(x1 - p.st - p.v(120, 130, 160), y - p.th * 0.44, x1 + p.v(48, 46, 36), y + p.th * 0.44)


@glyph("p", "p")
def p_(g, p):
    w = bowl_width(p)
    g.box(0, p.desc, p.st, p.xh)
    half_bowl(g, p, w)
    marks(g, p, w / 2)
    g.fit(p.sb, p.sr)


@glyph("q", "q")
def q(g, p):
    p_(g, p)
    g.mirror(bowl_width(p))
    g.fit(p.sr, p.sb)


@glyph("thorn", "þ")
def thorn(g, p):
    w = bowl_width(p)
    g.box(0, p.desc, p.st, p.asc)
    half_bowl(g, p, w)
    g.fit(p.sb, p.sr)


@glyph("g", "g")
def g_(g, p):
    w = bowl_width(p) * 0.985
    half_bowl(g, p, w)
    g.mirror(w)
    cx = w * 0.48
    g.stroke(
        N(w, p.xh, -90, p.st, 1, line=True),
        N(w, p.v(20, 6, 0), -90, p.st, 1),
        N(cx, p.desc - p.os, 180, p.th * 0.98, 1, k=(0.58, 0.55)),
        N(p.v(34, 36, 32), p.desc + p.v(62, 62, 76), p.v(147, 152, 160), p.th * p.v(1, 0.94, 0.9), cut=p.v(68, 78, 84)),
    )
    marks(g, p, w / 2)
    g.fit(p.sr, p.sb)


@glyph("n", "n")
def n(g, p):
    w = arch_width(p)
    g.box(0, 0, p.st, p.xh)
    arch(g, p, 0, w)
    marks(g, p, w / 2 + p.st * 0.08)
    g.fit(p.sb, p.sb * 0.93)


@glyph("h", "h")
def h(g, p):
    w = arch_width(p)
    g.box(0, 0, p.st, p.asc)
    arch(g, p, 0, w)
    marks(g, p, p.st / 2, p.asc, w / 2)
    g.fit(p.sb, p.sb * 0.93)


@glyph("hbar", "ħ")
def hbar(g, p):
    h(g, p)
    y = p.asc - p.v(96, 104, 100)
    g.box(p.sb - p.v(48, 46, 36), y - p.th * 0.44, p.sb + p.st + p.v(120, 130, 160), y + p.th * 0.44)


@glyph("eng", "ŋ")
def eng(g, p):
    w = arch_width(p)
    g.box(0, 0, p.st, p.xh)
    arch(g, p, 0, w, 40)
    g.stroke(
        N(w, 60, -90, p.st, 1, line=True),
        N(w, p.v(-50, -50, -30), -90, p.st, 1),
        N(w - p.st - p.v(100, 92, 86), p.desc, 180, p.th, 1, line=True),
        N(w - p.st - p.v(130, 116, 106), p.desc, 180, p.th, 1),
    )
    g.fit(p.sb, p.sb * 0.93)


@glyph("m", "m")
def m(g, p):
    one = p.v(366, 396, 486)
    g.box(0, 0, p.st, p.xh)
    arch(g, p, 0, one)
    arch(g, p, one - p.st, one)
    marks(g, p, one - p.st / 2)
    g.fit(p.sb, p.sb * 0.93)


@glyph("u", "u")
def u(g, p):
    w = arch_width(p) * 0.99
    g.box(0, 0, p.st, p.xh)
    arch(g, p, 0, w)
    g.turn(w, p.xh)
    marks(g, p, w / 2)
    g.anchor("ogonek", w - p.st * 0.35, 0)
    g.fit(p.sb * 0.93, p.sb)


@glyph("mu", "µ", "μ")
def mu(g, p):
    u(g, p)
    x = p.sb * 0.93
    g.box(x, p.desc, x + p.st, p.xh / 2)


@glyph("r", "r")
def r(g, p):
    w = p.v(232, 278, 370)
    g.box(0, 0, p.st, p.xh)
    g.stroke(
        branch(p, 0),
        N(w * p.v(0.86, 0.88, 0.90), p.xh + p.os, 0, p.th * 1.03, 1, line=True),
        N(w, p.xh + p.os, 0, p.th * 1.03, 1),
    )
    marks(g, p, w * 0.55, bottom=p.st / 2)
    g.fit(p.sb, p.sd * 0.9)


# --- open rounds -------------------------------------------------------------

@glyph("c", "c")
def c(g, p):
    cx = p.v(250, 256, 294)
    rx, ry = cx - p.st * 0.5, p.xh / 2 + p.os - p.th / 2
    at = p.v(45, 44, 42)
    g.stroke(
        tip(cx, p.xh / 2, rx, ry, at, p.th, 1, cut=p.v(56, 64, 72)),
        N(cx, p.xh + p.os, 180, p.th, -1),
        N(0, p.xh / 2, -90, p.st * 1.03, -1),
        N(cx, -p.os, 0, p.th, -1, k=SHORT),
        tip(cx, p.xh / 2, rx, ry, -at, p.th, 1, cut=p.v(124, 116, 108)),
    )
    marks(g, p, cx)
    g.fit(p.sr, p.v(26, 20, 10))


@glyph("e", "e")
def e(g, p):
    w = p.v(484, 496, 582)
    cx = w * 0.51
    bar = p.v(256, 238, 220)
    thick = p.th * p.v(1.0, 0.92, 0.82)
    g.box(p.st * 0.55, bar, w - p.st * 0.5, bar + thick)
    g.stroke(
        N(w, bar, 90, p.st * p.v(1, 0.98, 0.96), -1, line=True),
        N(w, bar + p.v(30, 40, 50), 90, p.st * p.v(1, 0.98, 0.96), -1),
        N(cx, p.xh + p.os, 180, p.th * 0.97, -1),
        N(0, p.xh / 2, -90, p.st * 1.03, -1),
        N(cx + p.v(8, 8, 10), -p.os, 0, p.th, -1, k=SHORT),
        tip(cx + p.v(8, 8, 10), p.xh / 2, w * 0.5 - p.st * 0.5, p.xh / 2 + p.os - p.th / 2,
            p.v(-42, -44, -48), p.th * p.v(1, 0.98, 0.94), 1, cut=p.v(126, 116, 104)),
    )
    marks(g, p, cx)
    g.anchor("ogonek", w * 0.72, 0)
    g.fit(p.sr, p.sr * 0.92)


def a_tip(p, cx):
    """Where the arch of a begins."""
    ry = p.v(190, 186, 196)
    return tip(cx, p.xh + p.os - p.th / 2 - ry, cx + p.v(2, -14, -8), ry, p.v(141, 140, 139),
               p.th * p.v(1, 0.98, 0.94), -1, cut=p.v(128, 118, 108))


@glyph("a", "a")
def a(g, p):
    w = p.v(390, 420, 522)
    cx = w * p.v(0.50, 0.49, 0.48)
    bowl = p.xh * p.v(0.555, 0.565, 0.60)
    thb = p.th * p.v(1.0, 0.86, 0.74)
    # Arch and stem.
    g.stroke(
        a_tip(p, cx),
        N(cx, p.xh + p.os, 0, p.th, 1),
        N(w, p.xh - p.v(186, 186, 200), -90, p.st, 1, line=True),
        N(w, 0, -90, p.st, 1),
    )
    # Bowl.
    left = p.st * p.v(1, 1.0, 0.97)
    g.stroke(
        N(w - p.st * 0.5, bowl, 180, thb, -1, line=True),
        N(w * p.v(0.50, 0.50, 0.52), bowl, 180, thb, -1, k=0.58),
        N(0, bowl * p.v(0.485, 0.478, 0.475) - p.os * 0.4, -90, left, -1, k=0.58),
        N(w * p.v(0.43, 0.43, 0.43), -p.os, 0, p.th * p.v(1, 0.98, 0.9), -1, k=(0.58, 0.52)),
        N(w - p.st * 0.55, p.v(132, 152, 180), p.v(68, 66, 61), p.jn),
    )
    marks(g, p, w * 0.5)
    g.anchor("ogonek", w - p.st * 0.35, 0)
    g.fit(p.v(52, 40, 22), p.sb * 0.93)


@glyph("a.ital")
def a_ital(g, p):
    """Italic a: one storey, like d without its ascender."""
    w = bowl_width(p)
    g.box(0, 0, p.st, p.xh)
    half_bowl(g, p, w)
    g.mirror(w)
    marks(g, p, w / 2)
    g.anchor("ogonek", w - p.st * 0.35, 0)
    g.fit(p.sr, p.sb)


@glyph("ae", "æ")
def ae(g, p):
    """a and e share the middle stem."""
    e(g, p)
    x0 = g.bounds()[0]
    g.shift(-x0)
    left = p.v(372, 392, 470)
    g.shift(left - p.st * 0.52)
    w = left + p.st * 0.5
    cx = w * p.v(0.48, 0.46, 0.43)
    bowl = p.xh * p.v(0.555, 0.565, 0.60)
    thb = p.th * p.v(1.0, 0.86, 0.74)
    g.stroke(
        a_tip(p, cx),
        N(cx, p.xh + p.os, 0, p.th, 1),
        N(w, p.xh - p.v(186, 186, 200), -90, p.st, 1, line=True),
        N(w, p.xh / 2 - 24, -90, p.st, 1),
    )
    g.stroke(
        N(w - p.st * 0.5, bowl, 180, thb, -1, line=True),
        N(w * 0.5, bowl, 180, thb, -1, k=0.58),
        N(0, bowl * 0.478 - p.os * 0.4, -90, p.st * 0.98, -1, k=0.58),
        N(w * 0.42, -p.os, 0, p.th * p.v(1, 0.98, 0.9), -1, k=(0.58, 0.52)),
        N(w - p.st * 0.42, p.v(176, 184, 200), p.v(70, 68, 64), p.jn),
    )
    marks(g, p, w)
    g.fit(p.v(52, 40, 22), p.sr * 0.92)


@glyph("oe", "œ")
def oe(g, p):
    e(g, p)
    g.shift(-g.bounds()[0])
    w = p.v(490, 490, 556)
    g.shift(w - p.st * p.v(1.0, 0.94, 0.9))
    g.bowl(0, -p.os, w, p.xh + p.os, p.st * 0.98, p.th)
    g.fit(p.sr, p.sr * 0.92)


@glyph("s", "s")
def s(g, p):
    w = p.v(372, 400, 508)
    cx = w / 2
    th = p.th * p.v(1, 0.99, 0.92)
    side = p.st * p.v(1, 0.97, 0.90)
    hi, lo = p.xh * p.v(0.748, 0.748, 0.742), p.xh * p.v(0.250, 0.248, 0.254)
    left = p.v(18, 18, 16)
    at = p.v(38, 37, 36)
    g.stroke(
        tip(cx, hi, cx - left - side * 0.42, p.xh + p.os - th / 2 - hi, at, th, 1, cut=p.v(58, 66, 76)),
        N(cx + p.v(0, 2, 2), p.xh + p.os, 180, th, -1),
        N(left, hi, -90, side, -1, spine=((hi - lo) * p.v(0.66, 0.67, 0.68), p.st * p.v(0.70, 0.70, 0.56))),
        N(w, lo, -90, side, 1),
        N(cx - p.v(2, 4, 6), -p.os, 180, th, 1, k=SHORT),
        tip(cx, lo, cx - side * 0.42, lo + p.os - th / 2, 180 + at + p.v(4, 4, 4), th, -1, cut=p.v(58, 66, 76)),
    )
    marks(g, p, cx)
    g.fit(p.v(50, 36, 18), p.v(50, 36, 18))


# --- f, t and their relatives ------------------------------------------------

def f_hook(g, p, x, reach):
    """f's stem with its left edge at x, and its hook out to `reach`."""
    g.stroke(
        N(x, 0, 90, p.st, 1, line=True),
        N(x, p.asc - p.v(132, 150, 196), 90, p.st, 1),
        N(reach - p.v(24, 22, 20), p.asc + p.os * 0.4, 0, p.th, 1, line=True, k=0.58),
        N(reach, p.asc + p.os * 0.4, 0, p.th, 1),
    )


@glyph("f", "f")
def f(g, p):
    x = p.v(84, 78, 62)
    reach = x + p.v(176, 214, 296)
    f_hook(g, p, x, reach)
    thick = p.th * p.v(1, 0.96, 0.88)
    g.box(0, p.xh - thick, x + p.st + p.v(128, 118, 100), p.xh)
    marks(g, p, x + p.st / 2, p.asc)
    g.fit(p.v(22, 20, 12), p.v(8, 4, 0))


def f_group(g, p, count, last):
    """Ligatures of one or two f's, with `last` 'i', 'l' or nothing after them.

    Each hook but a free last one runs into the stem that follows; the i has no
    dot of its own, the hook stands for it.
    """
    thick = p.th * p.v(1, 0.96, 0.88)
    step = p.v(256, 288, 386)
    level = p.asc + p.os * 0.4
    x = p.v(84, 78, 62)
    for number in range(1, count + 1):
        free = number == count and not last
        if number < count:
            # A first f turns early, under the next one's arch.
            g.stroke(
                N(x, 0, 90, p.st, 1, line=True),
                N(x, p.asc - p.v(132, 150, 196), 90, p.st, 1),
                N(x + p.st + p.v(120, 128, 150), level, 0, p.th, 1, line=True, k=0.58),
                N(x + step + p.st * 0.4, level, 0, p.th * 0.96, 1),
            )
        else:
            f_hook(g, p, x, x + (p.v(176, 214, 296) if free else step + p.st * 0.5))
        x += step
    if last == "i":
        g.box(x, 0, x + p.st, p.xh)
        g.box(x, level - p.th, x + p.st, level)
    elif last == "l":
        g.box(x, 0, x + p.st, level)
    bar_end = x + p.st * 0.5 if last else x - step + p.st + p.v(128, 118, 100)
    g.box(0, p.xh - thick, bar_end, p.xh)
    g.fit(p.v(22, 20, 12), p.sb if last else p.v(8, 4, 0))


def ligature(count, last):
    def draw(g, p):
        f_group(g, p, count, last)
    return draw


glyph("f_f", "ﬀ")(ligature(2, ""))
glyph("fi", "ﬁ")(ligature(1, "i"))
glyph("fl", "ﬂ")(ligature(1, "l"))
glyph("f_f_i", "ﬃ")(ligature(2, "i"))
glyph("f_f_l", "ﬄ")(ligature(2, "l"))


@glyph("longs", "ſ")
def longs(g, p):
    x = p.v(84, 78, 62)
    f_hook(g, p, x, x + p.v(176, 214, 296))
    thick = p.th * p.v(1, 0.96, 0.88)
    g.box(0, p.xh - thick, x + p.st * 0.5, p.xh)
    g.fit(p.v(22, 20, 12), p.v(8, 4, 0))


def t_body(g, p):
    x = p.v(86, 80, 62)
    w = x + p.v(200, 216, 300)
    thick = p.th * p.v(1, 0.96, 0.88)
    g.stroke(
        N(x, p.xh + p.v(150, 146, 140), -90, p.st, -1, line=True),
        N(x, p.v(112, 128, 168), -90, p.st, -1, k=0.58),
        N(w - p.v(30, 30, 30), -p.os * 0.5, 0, p.th, -1, line=True),
        N(w, -p.os * 0.5, 0, p.th, -1),
    )
    g.box(0, p.xh - thick, w - p.v(2, 2, 4), p.xh)
    marks(g, p, x + p.st / 2, p.xh + 146, x + p.st * 0.5 + p.v(50, 50, 60))
    g.anchor("caron.side", x + p.st, p.asc + p.v(30, 32, 44))
    return x, w


@glyph("t", "t")
def t(g, p):
    t_body(g, p)
    g.fit(p.v(22, 20, 12), p.v(26, 22, 12))


@glyph("tbar", "ŧ")
def tbar(g, p):
    x, w = t_body(g, p)
    y = p.xh * 0.46
    g.box(x - p.v(70, 66, 54), y - p.th * 0.42, x + p.st + p.v(110, 106, 96), y + p.th * 0.42)
    g.fit(p.v(22, 20, 12), p.v(26, 22, 12))


@glyph("germandbls", "ß")
def germandbls(g, p):
    w = p.v(444, 482, 590)
    mid = p.v(404, 404, 412)
    thin = p.th * p.v(1, 0.92, 0.74)
    x = p.v(196, 214, 262)                 # where the waist begins
    upper = p.v(382, 412, 510)             # right edge of the upper lobe
    side = p.st * p.v(1, 0.95, 0.86)
    cx = upper * 0.5
    g.stroke(
        N(0, 0, 90, p.st, 1, line=True),
        N(0, p.asc - p.v(190, 200, 226), 90, p.st, 1),
        N(cx, p.asc + p.os, 0, p.th, 1),
        N(upper, (p.asc + mid) / 2, -90, side, 1, k=0.57),
        N(x + p.v(60, 60, 60), mid - thin / 2, 180, thin, 1, line=True),
        N(x, mid - thin / 2, 180, thin, 1),
    )
    low = p.v(262, 286, 350)
    g.stroke(
        N(x, mid + thin / 2, 0, thin, 1, line=True),
        N(x + p.v(66, 66, 68), mid + thin / 2, 0, thin, 1, k=0.57),
        N(w, p.v(196, 196, 202), -90, p.st * p.v(1, 0.98, 0.90), 1, k=0.57),
        N(low, -p.os, 180, p.th, 1, line=True),
        N(p.v(156, 174, 232), -p.os, 180, p.th, 1),
    )
    g.fit(p.sb, p.sr)


# --- i, j, l -----------------------------------------------------------------

def i_dot(g, p, cx):
    d = p.dot * p.v(1, 1, 0.98)
    g.dot(cx, p.xh + p.v(130, 140, 150) + p.v(20, 0, 0), d, d)


@glyph("dotlessi", "ı")
def dotlessi(g, p):
    g.box(0, 0, p.st, p.xh)
    marks(g, p, p.st / 2)
    g.anchor("ogonek", p.st * 0.65, 0)
    g.fit(p.sb, p.sb)


@glyph("i", "i")
def i(g, p):
    dotlessi(g, p)
    i_dot(g, p, p.sb + p.st / 2)
    x = p.sb + p.st / 2
    g.anchor("top", x, p.xh)


def j_body(g, p):
    g.stroke(
        N(0, p.xh, -90, p.st, 1, line=True),
        N(0, p.v(-70, -64, -40), -90, p.st, 1, k=0.58),
        N(-p.st - p.v(90, 76, 70), p.desc - p.os * 0.4, 180, p.th, 1, line=True),
        N(-p.st - p.v(116, 104, 96), p.desc - p.os * 0.4, 180, p.th, 1),
    )
    marks(g, p, -p.st / 2)


def j_fit(g, p):
    """j's tail may reach under the letter before it."""
    g.shift(p.sb + p.st)
    g.width = p.st + 2 * p.sb


@glyph("dotlessj", "ȷ")
def dotlessj(g, p):
    j_body(g, p)
    j_fit(g, p)


@glyph("j", "j")
def j(g, p):
    j_body(g, p)
    i_dot(g, p, -p.st / 2)
    j_fit(g, p)


def l_body(g, p):
    """l ends in a tail, so that it can't be taken for I or 1."""
    w = p.st + p.v(92, 86, 80)
    g.stroke(
        N(0, p.asc, -90, p.st, -1, line=True),
        N(0, p.v(106, 118, 158), -90, p.st, -1, k=0.58),
        N(w - p.v(14, 14, 14), -p.os * 0.5, 0, p.th, -1, line=True),
        N(w, -p.os * 0.5, 0, p.th, -1),
    )
    marks(g, p, p.st / 2, p.asc, p.st * 0.6 + 20)
    g.anchor("caron.side", p.st, p.asc)
    return w


@glyph("l", "l")
def l(g, p):
    l_body(g, p)
    g.fit(p.sb, p.v(32, 26, 14))


@glyph("lslash", "ł")
def lslash(g, p):
    l_body(g, p)
    y = p.asc * 0.5
    reach = p.v(80, 78, 74)
    t = p.th * p.v(1.05, 1.0, 0.9)
    g.poly((-reach, y - 70), (-reach, y - 70 + t * 1.1),
           (p.st + reach, y + 75 + t * 0.2), (p.st + reach, y + 75 - t * 0.9))
    g.fit(p.v(22, 18, 8), p.v(22, 18, 8))


@glyph("ldot", "ŀ")
def ldot(g, p):
    w = l_body(g, p)
    g.dot(w + p.dot * 0.4 + p.v(50, 30, 20), p.xh * 0.62, p.dot)
    g.fit(p.sb, p.v(40, 30, 18))


# --- diagonals ---------------------------------------------------------------

def vee(g, x0, x1, top, width, flat):
    """A V from level `top` to 0; `width` is the level thickness of its arms."""
    cx = (x0 + x1) / 2
    # Where the inner edges meet: parallel to the outer ones.
    slope = top / (cx - flat / 2 - x0)
    inner = top - slope * (cx - x0 - width)
    g.poly((x0, top), (x0 + width, top), (cx, inner), (x1 - width, top),
           (x1, top), (cx + flat / 2, 0), (cx - flat / 2, 0))


@glyph("v", "v")
def v_(g, p):
    w = p.v(434, 464, 588)
    vee(g, 0, w, p.xh, p.st * p.v(1.08, 1.08, 1.10), p.st * p.v(1.05, 0.98, 0.98))
    marks(g, p, w / 2)
    g.fit(p.sd, p.sd)


@glyph("w", "w")
def w_(g, p):
    half = p.v(354, 382, 486)
    arm = p.st * p.v(1.07, 1.04, 0.97)
    flat = p.st * p.v(1.05, 0.94, 0.86)
    overlap = arm * p.v(1, 0.96, 0.92)
    vee(g, 0, half, p.xh, arm, flat)
    vee(g, half - overlap, 2 * half - overlap, p.xh, arm, flat)
    marks(g, p, half - overlap / 2)
    g.fit(p.sd, p.sd)


@glyph("y", "y")
def y(g, p):
    """The right arm runs on below the line and bends into a short tail."""
    w = p.v(438, 468, 592)
    arm = p.st * p.v(1.08, 1.08, 1.10)
    flat = p.st * p.v(1.05, 0.98, 0.98)
    vee(g, 0, w, p.xh, arm, flat)
    run = (w / 2 - flat / 2) / p.xh            # level way for each unit of height
    angle = math.degrees(math.atan2(-1, -run))
    thick = arm * math.cos(math.atan(run))
    low = p.v(-58, -50, -26)

    def on_arm(height):
        return w - arm / 2 - run * (p.xh - height), height

    g.stroke(
        N(*on_arm(p.xh), angle, thick, line=True, cut=0),
        N(*on_arm(low), angle, thick, k=(0.62, 0.56)),
        N(p.v(70, 72, 80), p.desc, 180, p.th, 1, line=True),
        N(p.v(30, 30, 34), p.desc, 180, p.th, 1),
    )
    marks(g, p, w / 2)
    g.fit(p.sd, p.sd)


@glyph("x", "x")
def x_(g, p):
    w = p.v(424, 456, 588)
    arm = p.st * p.v(1.10, 1.14, 1.18)
    # The thin way slightly thinner, and offset in bold so the eye sees it run on.
    thin = arm * p.v(1, 0.94, 0.88)
    g.slab_bar(arm / 2, p.xh, w - arm / 2, 0, arm)
    g.slab_bar(thin / 2 + p.v(0, 2, 4), 0, w - thin / 2 - p.v(0, 6, 10), p.xh, thin)
    marks(g, p, w / 2)
    g.fit(p.sd, p.sd)


@glyph("z", "z")
def z(g, p):
    w = p.v(388, 410, 504)
    thick = p.th * p.v(1, 0.98, 0.92)
    arm = p.st * p.v(1.18, 1.22, 1.22)
    g.box(p.v(12, 12, 12), p.xh - thick, w - p.v(6, 4, 4), p.xh)
    g.box(0, 0, w, thick)
    g.poly((0, thick * 0.98), (w - p.v(6, 4, 4) - arm, p.xh - thick * 0.98), (w - p.v(6, 4, 4) - arm, p.xh - thick * 0.5), (w - p.v(6, 4, 4), p.xh - thick * 0.5),
           (w - p.v(6, 4, 4), p.xh - thick * 0.98), (arm, thick * 0.98), (arm, thick * 0.5), (0, thick * 0.5))
    marks(g, p, w / 2)
    g.fit(p.v(42, 34, 20), p.v(42, 34, 20))


def k_arms(g, x, right, height, low, high, up, foot, leg, t):
    """k's and K's two arms.

    The upper one springs from a stem at x between the heights low and high;
    the leg, `leg` wide on the line, leaves the middle of the upper arm at t.
    """
    g.poly((x, low), (x, high), (right - up, height), (right, height))
    mid0, mid1 = (x, (low + high) / 2), (right - up / 2, height)

    def on_arm(s):
        return mid0[0] + (mid1[0] - mid0[0]) * s, mid0[1] + (mid1[1] - mid0[1]) * s

    # Both edges of the leg are parallel; find where its right one meets the arm.
    ax, ay = on_arm(t)
    dx, dy = ax - (foot - leg), ay
    ux, uy = mid1[0] - mid0[0], mid1[1] - mid0[1]
    s = (foot * uy - ax * uy + ay * ux) / (ux * dy - uy * dx)
    g.poly((foot - leg, 0), (foot, 0), (foot + dx * s, dy * s), (ax, ay))


def k_body(g, p, height):
    w = p.v(400, 446, 606)
    g.box(0, 0, p.st, height)
    join = p.xh * p.v(0.37, 0.37, 0.36)
    k_arms(g, p.st * 0.9, w - p.v(20, 18, 14), p.xh, join - p.v(8, 26, 30), join + p.v(22, 68, 116),
           p.st * p.v(1.14, 1.14, 1.06), w, p.st * p.v(1.14, 1.18, 1.16), p.v(0.24, 0.24, 0.24))
    marks(g, p, w / 2, p.asc if height == p.asc else p.xh)
    g.fit(p.sb, p.sd * 0.7)


@glyph("k", "k")
def k(g, p):
    k_body(g, p, p.asc)
    g.anchor("top", p.sb + p.st / 2, p.asc)


@glyph("kgreenlandic", "ĸ")
def kgreenlandic(g, p):
    k_body(g, p, p.xh)


# --- others ------------------------------------------------------------------

@glyph("eth", "ð")
def eth(g, p):
    w = p.v(480, 504, 590)
    top = p.xh * p.v(0.90, 0.89, 0.86)
    g.bowl(0, -p.os, w, top, p.st, p.th * p.v(1, 0.98, 0.92))
    # The ascending curve runs into the bowl's right side; a bar crosses it.
    g.stroke(
        N(w * p.v(0.26, 0.24, 0.20), p.asc + p.v(0, -4, -20), p.v(-24, -24, -22), p.th * p.v(1, 0.96, 0.80), cut=90, k=(0.6, 0.6)),
        N(w, top * 0.5, -90, p.st, 1),
    )
    y = p.asc - p.v(74, 84, 106)
    t = p.th * p.v(1.05, 0.92, 0.62)
    g.poly((w * 0.20, y - 66 - t / 2), (w * 0.20, y - 66 + t / 2), (w * 0.90, y + 66 + t / 2), (w * 0.90, y + 66 - t / 2))
    g.fit(p.sr, p.sr)


@glyph("oslash", "ø")
def oslash(g, p):
    o(g, p)
    w = g.width
    t = p.th * p.v(1.1, 1.06, 0.9)
    e = p.v(40, 30, 14)
    g.poly((e, -p.v(24, 26, 30)), (e + t * 1.2, -p.v(24, 26, 30)),
           (w - e, p.xh + p.v(24, 26, 30)), (w - e - t * 1.2, p.xh + p.v(24, 26, 30)))


@glyph("napostrophe", "ŉ")
def napostrophe(g, p):
    n(g, p)
    d = p.dot
    g.shift(d * 0.9)
    from .sans_punctuation import comma_shape
    comma_shape(g, p, d / 2 - p.v(0, 6, 20), p.asc - d * 0.5)
    g.fit(p.v(20, 16, 6), p.sb * 0.93)


@glyph("ij", "ĳ")
def ij(g, p):
    i(g, p)
    other = Outline()
    j(other, p)
    w = g.width
    g.add(other, w)
    g.width = w + other.width
