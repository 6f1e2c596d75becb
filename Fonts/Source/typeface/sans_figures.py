"""Typo Preview Sans: figures, fractions and superiors."""

import math

from .engine import SHORT, Node as N, Outline, tip
from .registry import Registry
from .sans_lower import LOWER

FIGURES = Registry()
glyph = FIGURES.glyph

DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def tabular_width(p):
    return p.v(570, 588, 668)


@glyph("zero", "0")
def zero(g, p):
    w = p.v(508, 536, 612)
    g.bowl(0, -p.os, w, p.cap + p.os, p.ST * p.v(1, 0.98, 0.96), p.TH * p.v(1, 0.98, 0.94), k=0.585)
    g.fit(p.SR * 0.9, p.SR * 0.9)


@glyph("one", "1")
def one(g, p):
    w = p.v(216, 252, 336)
    s = p.ST * p.v(1, 0.98, 0.96)
    g.box(w - s, 0, w, p.cap)
    t = p.TH * p.v(1.1, 1.08, 1.0)
    g.poly((w - s * 0.6, p.cap), (w - s, p.cap), (0, p.cap - p.v(134, 128, 140)),
           (0, p.cap - p.v(134, 128, 140) - t * 1.18), (w - s * 0.6, p.cap - t * 1.02))
    g.fit(p.v(50, 40, 22), p.SB * 0.92)


@glyph("two", "2")
def two(g, p):
    w = p.v(446, 478, 570)
    thick = p.TH * p.v(1, 0.98, 0.92)
    cx = w * p.v(0.50, 0.49, 0.48)
    side = p.ST * p.v(1, 0.98, 0.94)
    r = w - p.v(14, 16, 18)
    diag = p.ST * p.v(1, 0.95, 0.86)
    upper = w * p.v(0.66, 0.65, 0.645), p.cap * p.v(0.395, 0.40, 0.415)
    lower = diag * 0.76, thick * 0.50
    slope = math.degrees(math.atan2(lower[1] - upper[1], lower[0] - upper[0]))
    g.box(0, 0, w, thick)
    g.stroke(
        tip(cx, p.cap * 0.715, cx - p.v(10, 4, 4) - side * 0.42, p.cap * 0.285 + p.os - p.TH / 2,
            p.v(158, 156, 152), p.TH * p.v(1, 1, 0.96), -1, cut=p.v(148, 138, 126)),
        N(cx, p.cap + p.os, 0, p.TH * p.v(1, 0.99, 0.94), 1, k=0.57),
        N(r, p.cap * p.v(0.715, 0.712, 0.70), -90, side, 1, k=(0.56, 0.6)),
        N(*upper, slope, diag, line=True),
        N(*lower, slope, diag, cut=0),
    )
    g.fit(p.v(50, 40, 22), p.v(48, 38, 22))


@glyph("three", "3")
def three(g, p):
    w = p.v(450, 486, 580)
    side = p.ST * p.v(1, 0.98, 0.93)
    cx = w * p.v(0.48, 0.475, 0.465)
    thin = p.TH * p.v(1, 0.96, 0.82)
    mid = p.cap * p.v(0.525, 0.528, 0.53)
    end = p.TH * p.v(1, 1, 0.94)
    bx = w * p.v(0.34, 0.335, 0.33)
    g.stroke(
        tip(cx, p.cap * 0.762, cx - p.v(20, 18, 16) - side * 0.36, p.cap * 0.238 + p.os - p.TH / 2,
            p.v(148, 147, 146), end, -1, cut=p.v(134, 124, 112)),
        N(cx, p.cap + p.os, 0, p.TH * p.v(1, 0.98, 0.92), 1, k=0.57),
        N(w - p.v(26, 26, 26), p.cap * p.v(0.762, 0.762, 0.762), -90, side * 0.97, 1, k=0.57),
        N(cx, mid - thin / 2, 180, thin, 1, line=True),
        N(bx, mid - thin / 2, 180, thin, 1),
    )
    g.stroke(
        N(bx, mid + thin / 2, 0, thin, 1, line=True),
        N(cx + p.v(4, 6, 8), mid + thin / 2, 0, thin, 1, k=0.57),
        N(w, p.cap * p.v(0.272, 0.272, 0.275), -90, side, 1, k=0.57),
        N(cx, -p.os, 180, p.TH * p.v(1, 0.98, 0.92), 1, k=SHORT),
        tip(cx, p.cap * 0.272, cx - side * 0.36, p.cap * 0.272 + p.os - p.TH / 2,
            p.v(214, 214, 216), end, -1, cut=p.v(44, 54, 66)),
    )
    g.fit(p.v(46, 36, 20), p.SR * 0.9)


@glyph("four", "4")
def four(g, p):
    w = p.v(520, 556, 640)
    s = p.ST * p.v(1, 0.98, 0.94)
    x = w - p.v(96, 100, 84)
    bar = p.v(160, 158, 138)
    thick = p.TH * p.v(1, 0.97, 0.90)
    arm = p.ST * p.v(1.22, 1.16, 1.08)
    g.box(x - s, 0, x, p.cap)
    g.box(0, bar, w, bar + thick)
    # The diagonal: from the stem's top down to the bar's left end.
    g.poly((0, bar + thick * 0.5), (0, bar + thick * 1.04), (x - s * 0.98, p.cap), (x - s * 0.5, p.cap),
           (x - s * 0.5, p.cap - p.v(34, 116, 190)), (arm * 0.92, bar + thick * 0.98), (arm * 0.92, bar + thick * 0.5))
    g.fit(p.v(28, 22, 10), p.v(30, 24, 12))


@glyph("five", "5")
def five(g, p):
    w = p.v(446, 482, 574)
    side = p.ST * p.v(1, 0.98, 0.94)
    thick = p.TH * p.v(1, 0.97, 0.92)
    top = p.cap * p.v(0.612, 0.618, 0.640)
    cx = w * p.v(0.49, 0.485, 0.475)
    x = p.v(52, 46, 34)
    sp = p.ST * p.v(1, 0.94, 0.88)
    g.box(x, p.cap - thick, w - p.v(38, 38, 36), p.cap)
    g.poly((x, p.cap), (x + sp, p.cap), (x + sp - p.v(20, 16, 10), p.cap * p.v(0.466, 0.450, 0.440)), (x - p.v(20, 16, 10), p.cap * p.v(0.462, 0.446, 0.436)))
    g.stroke(
        tip(cx, top * 0.485, cx - p.v(26, 22, 16), top * 0.515 - p.TH * p.v(1, 0.96, 0.90) / 2, p.v(130, 129, 133), p.jn * 1.06, -1),
        N(cx, top, 0, p.TH * p.v(1, 0.96, 0.90), 1, k=0.57),
        N(w, top * 0.485, -90, side, 1, k=0.57),
        N(cx, -p.os, 180, p.TH * p.v(1, 0.98, 0.93), 1, k=SHORT),
        tip(cx, top * 0.485, cx - side * 0.36, top * 0.485 + p.os - p.TH / 2,
            p.v(214, 214, 216), p.TH * p.v(1, 1, 0.94), -1, cut=p.v(44, 54, 66)),
    )
    g.fit(p.v(46, 36, 20), p.SR * 0.9)


@glyph("six", "6")
def six(g, p):
    """A round whose left side leaves it along a tangent and runs on up."""
    w = p.v(492, 524, 614)
    side = p.ST * p.v(1, 0.97, 0.93)
    top = p.cap * p.v(0.606, 0.612, 0.636)
    th = p.TH * p.v(1, 0.97, 0.90)
    stem = p.ST * p.v(1, 0.96, 0.88)
    cx, mid = w / 2, (top - p.os) / 2
    rx, ry = cx - side / 2, mid + p.os - th / 2
    leave = tip(cx, mid, rx, ry, p.v(146, 147, 148), stem, -1)
    tx, ty = leave.tangent()
    reach = (p.cap - leave.y) / ty
    leave.line = True
    g.stroke(
        tip(cx, mid, rx, ry, p.v(156, 152, 144), p.jn * 1.06, -1),
        N(cx, top, 0, th, 1),
        N(w, mid, -90, side, 1),
        N(cx, -p.os, 180, th, 1),
        N(0, mid, 90, side, 1, k=SHORT),
        leave,
        N(leave.x + tx * reach, p.cap, leave.angle, stem, cut=0),
    )
    g.fit(p.SR * 0.9, p.SR * 0.85)


@glyph("nine", "9")
def nine(g, p):
    six(g, p)
    g.turn(g.width, p.cap)


@glyph("seven", "7")
def seven(g, p):
    w = p.v(454, 490, 572)
    thick = p.TH * p.v(1, 0.98, 0.95)
    arm = p.ST * p.v(1.08, 1.10, 1.08)
    x = p.v(92, 96, 92)
    g.box(0, p.cap - thick, w, p.cap)
    g.poly((x, 0), (w - arm, p.cap - thick * 0.98), (w - arm, p.cap - thick * 0.4), (w, p.cap - thick * 0.4),
           (w, p.cap - thick * 0.98), (x + arm, 0))
    g.fit(p.v(34, 28, 14), p.v(28, 22, 10))


@glyph("eight", "8")
def eight(g, p):
    w = p.v(478, 516, 618)
    thin = p.TH * p.v(1, 0.94, 0.80)
    mid = p.cap * p.v(0.53, 0.532, 0.535)
    th = p.TH * p.v(1, 0.98, 0.90)
    side = p.ST * p.v(1, 0.97, 0.90)
    inset = p.v(30, 30, 30)
    g.bowl(inset, mid - thin / 2, w - inset, p.cap + p.os, side * 0.97, th, thin)
    g.bowl(0, -p.os, w, mid + thin / 2, side, thin, th)
    g.fit(p.SR * 0.85, p.SR * 0.85)


# --- derived figures ---------------------------------------------------------

def tabular(name):
    def draw(g, p):
        FIGURES[name](g, p)
        g.centre(tabular_width(p))
    return draw


for _name in DIGITS:
    glyph(_name + ".tnum")(tabular(_name))


SMALL = 0.60     # size of superiors and of fraction figures


def small_params(p):
    """Parameters whose thickness, once reduced, fits the text around it."""
    small = p.__class__(p.weight, p.serif)
    grow = p.v(1.50, 1.32, 1.14)
    for key in ("st", "th", "ST", "TH", "jn"):
        setattr(small, key, getattr(p, key) * grow)
    return small


def small_figure(source, name, y):
    def draw(g, p):
        small = Outline()
        source[name](small, small_params(p))
        g.add(small)
        g.transform(xx=SMALL, yy=SMALL, dy=y)
        g.fit(p.v(26, 22, 14), p.v(26, 22, 14))
    return draw


SUPERIOR_Y = 710 - 710 * SMALL
_SUPERIORS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
_INFERIORS = "₀₁₂₃₄₅₆₇₈₉"
for _i, _name in enumerate(DIGITS):
    glyph(_name + ".sups", _SUPERIORS[_i])(small_figure(FIGURES, _name, SUPERIOR_Y))
    glyph(_name + ".subs", _INFERIORS[_i])(small_figure(FIGURES, _name, -120))


@glyph("fraction", "⁄")
def fraction(g, p):
    g.slab_bar(0, 0, p.v(330, 330, 340), p.cap, p.TH * 0.95)
    x0, _, x1, _ = g.bounds()
    g.shift(-(x0 + x1) / 2 + 60)
    g.width = 120


def fraction_pair(above, below):
    def draw(g, p):
        for part, y, x in ((above, SUPERIOR_Y, 0.0), (below, 0.0, p.v(424, 456, 576))):
            small = Outline()
            FIGURES[part](small, small_params(p))
            small.transform(xx=SMALL, yy=SMALL)
            x0, _, x1, _ = small.bounds()
            if x:
                g.add(small, x - x0, y)
            else:
                g.add(small, p.v(292, 304, 336) - x1, y)
        g.slab_bar(p.v(206, 216, 258), 0, p.v(510, 532, 606), p.cap, p.TH * p.v(0.9, 0.84, 0.66))
        g.fit(p.v(30, 24, 14), p.v(30, 24, 14))
    return draw


glyph("onequarter", "¼")(fraction_pair("one", "four"))
glyph("onehalf", "½")(fraction_pair("one", "two"))
glyph("threequarters", "¾")(fraction_pair("three", "four"))


def ordinal(name):
    """ª and º: a small letter over a line."""
    def draw(g, p):
        small = Outline()
        LOWER[name](small, small_params(p))
        g.add(small)
        s = 0.66
        g.transform(xx=s, yy=s, dy=p.cap - p.xh * s - p.os * s)
        x0, _, x1, _ = g.bounds()
        y = p.cap - p.xh * s - p.v(70, 80, 90)
        g.box(x0, y - p.TH * 0.72, x1, y)
        g.fit(p.v(40, 34, 20), p.v(40, 34, 20))
    return draw


glyph("ordfeminine", "ª")(ordinal("a"))
glyph("ordmasculine", "º")(ordinal("o"))
