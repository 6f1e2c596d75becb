"""Currency, mathematics, arrows, marks of trade and keyboard signs."""

import math

from .engine import SHORT, Node as N, Outline, tip
from .registry import Registry
from .sans_caps import CAPS, lobe
from .sans_figures import small_params, tabular_width
from .sans_lower import LOWER

SYMBOLS = Registry()
glyph = SYMBOLS.glyph


# --- currency ----------------------------------------------------------------

def on_figure_width(g, p):
    """Money signs stand as wide as tabular figures where they can."""
    x0, _, x1, _ = g.bounds()
    g.centre(max(tabular_width(p), x1 - x0 + p.v(60, 50, 30)))


@glyph("dollar", "$")
def dollar(g, p):
    small = p.__class__(p.weight, p.serif)
    small.ST, small.TH = p.ST * p.v(1, 0.94, 0.86), p.TH * p.v(1, 0.94, 0.84)
    CAPS["S"](g, small)
    cx = g.width / 2
    s = p.ST * p.v(1, 0.80, 0.56)
    g.box(cx - s / 2, p.cap - p.v(40, 50, 60), cx + s / 2, p.cap + p.v(92, 90, 86))
    g.box(cx - s / 2, -p.v(92, 90, 86), cx + s / 2, p.v(40, 50, 60))
    on_figure_width(g, p)


@glyph("cent", "¢")
def cent(g, p):
    LOWER["c"](g, p)
    x0, _, x1, _ = g.bounds()
    cx = x0 + (x1 - x0) * p.v(0.56, 0.555, 0.53)
    s = p.st * p.v(1, 0.84, 0.58)
    g.box(cx - s / 2, p.xh - 40, cx + s / 2, p.xh + 92)
    g.box(cx - s / 2, -92, cx + s / 2, 40)
    g.transform(dy=(p.cap - p.xh) / 2)
    on_figure_width(g, p)


@glyph("Euro", "€")
def Euro(g, p):
    w = p.v(540, 570, 654)
    cx = w * 0.60
    left = p.v(74, 72, 66)
    t = p.TH * p.v(1, 0.84, 0.62)
    g.stroke(
        tip(cx, p.cap / 2, cx - left - p.ST * 0.5, p.cap / 2 + p.os - p.TH / 2, 42, p.TH, 1, cut=p.v(50, 58, 66)),
        N(cx, p.cap + p.os, 180, p.TH * 0.98, -1),
        N(left, p.cap / 2, -90, p.ST * 0.96, -1),
        N(cx, -p.os, 0, p.TH * 0.98, -1, k=SHORT),
        tip(cx, p.cap / 2, cx - left - p.ST * 0.5, p.cap / 2 + p.os - p.TH / 2, -42, p.TH, 1, cut=p.v(130, 122, 114)),
    )
    for y in (p.cap / 2 + p.v(56, 66, 76), p.cap / 2 - p.v(56, 66, 76)):
        g.box(0, y - t / 2, w * 0.70, y + t / 2)
    on_figure_width(g, p)


@glyph("sterling", "£")
def sterling(g, p):
    w = p.v(472, 500, 600)
    s, th = p.ST * p.v(1, 0.96, 0.88), p.TH * p.v(1, 0.96, 0.88)
    x = p.v(110, 110, 104)
    bar = p.cap * 0.46
    g.stroke(
        tip(w * 0.60, p.cap * 0.73, w * 0.60 - x - s * 0.5, p.cap * 0.27 + p.os - th / 2, 36, th, 1, cut=p.v(52, 60, 70)),
        N(w * 0.60, p.cap + p.os, 180, th, -1, k=0.57),
        N(x, p.cap * 0.70, -90, s, -1, line=True),
        N(x, p.v(190, 196, 220), -90, s, -1, k=0.58),
        N(p.v(16, 16, 16), p.v(24, 38, 68), -140, th * 0.9),
    )
    g.box(0, 0, w, th)
    t = p.TH * p.v(1, 0.88, 0.68)
    g.box(p.v(20, 16, 10), bar - t, w * 0.80, bar)
    on_figure_width(g, p)


@glyph("yen", "¥")
def yen(g, p):
    CAPS["Y"](g, p)
    cx = g.width / 2
    t = p.TH * p.v(1, 0.80, 0.56)
    half = p.v(190, 206, 250)
    for y in (p.v(236, 240, 240), p.v(120, 112, 92)):
        g.box(cx - half, y - t / 2, cx + half, y + t / 2)
    on_figure_width(g, p)


@glyph("rupee", "₹")
def rupee(g, p):
    w = p.v(480, 510, 596)
    t = p.TH * p.v(1, 0.90, 0.70)
    y2 = p.cap - p.v(166, 170, 184)
    y3 = y2 - p.v(166, 170, 184)
    g.box(0, p.cap - t, w, p.cap)
    g.box(0, y2 - t, w, y2)
    flat = p.v(180, 190, 200)
    g.stroke(
        N(0, p.cap, 0, t, 1, line=True), N(flat, p.cap, 0, t, 1),
        N(w - p.v(90, 90, 80), (p.cap + y3 - t) / 2, -90, p.ST * p.v(1, 0.94, 0.84), 1),
        N(flat, y3 - t, 180, t, 1, line=True), N(0, y3 - t, 180, t, 1),
    )
    arm = p.ST * p.v(1.15, 1.12, 1.0)
    g.poly((p.v(60, 60, 60), y3 - t * 0.5), (p.v(60, 60, 60) + arm, y3 - t * 0.5), (w - 40, 0), (w - 40 - arm, 0))
    on_figure_width(g, p)


@glyph("won", "₩")
def won(g, p):
    CAPS["W"](g, p)
    t = p.TH * p.v(1, 0.76, 0.44)
    for y in (p.cap * 0.595, p.cap * 0.40):
        g.box(p.v(10, 8, 4), y - t / 2, g.width - p.v(10, 8, 4), y + t / 2)


@glyph("lira", "₺")
def lira(g, p):
    w = p.v(450, 480, 570)
    s, th = p.ST * p.v(1, 0.94, 0.86), p.TH * p.v(1, 0.94, 0.86)
    x = p.v(120, 120, 110)
    g.box(x, 0, x + s, p.cap)
    g.stroke(
        N(x + s * 0.4, 0, 0, th, 1 - 2, line=True), N(x + s * 0.4 + 70, 0, 0, th, -1),
        N(w, p.v(300, 300, 310), 90, s, -1, line=True), N(w, p.v(330, 330, 340), 90, s, -1),
    )
    t = p.TH * p.v(1, 0.84, 0.60)
    for y in (p.v(316, 300, 286), p.v(456, 450, 454)):
        g.poly((0, y), (0, y + t), (w * 0.74, y + t + 130), (w * 0.74, y + 130))
    on_figure_width(g, p)


@glyph("ruble", "₽")
def ruble(g, p):
    w = p.v(470, 500, 590)
    thin = p.TH * p.v(1, 0.95, 0.84)
    x = p.v(84, 84, 76)
    low = p.cap * p.v(0.43, 0.42, 0.40)
    g.box(x, 0, x + p.ST * 0.96, p.cap)
    lobe(g, p, x + p.ST * 0.5, w, low, p.cap, p.ST * 0.96, thin, thin)
    g.box(0, low, x + p.ST, low + thin)
    t = p.TH * p.v(1, 0.86, 0.66)
    y = p.v(168, 160, 128)
    g.box(0, y - t / 2, w * 0.68, y + t / 2)
    on_figure_width(g, p)


@glyph("bitcoin", "₿")
def bitcoin(g, p):
    CAPS["B"](g, p)
    s = p.ST * p.v(1, 0.80, 0.52)
    for x in (p.SB + p.v(110, 120, 150), p.SB + p.v(250, 270, 340)):
        g.box(x - s / 2, p.cap - 20, x + s / 2, p.cap + 86)
        g.box(x - s / 2, -86, x + s / 2, 20)
    on_figure_width(g, p)


@glyph("florin", "ƒ")
def florin(g, p):
    LOWER["f"](g, p)
    x = g.anchors["top"][0]
    s = p.st
    g.stroke(
        N(x, 60, -90, s, line=True), N(x, -p.v(60, 50, 30), -90, s),
        N(x - p.v(150, 160, 200), p.desc, 180, p.th, 1, line=True),
        N(x - p.v(180, 190, 230), p.desc, 180, p.th, 1),
    )
    g.fit(p.v(10, 6, 0), p.v(10, 6, 0))


@glyph("hryvnia", "₴")
def hryvnia(g, p):
    small = p.__class__(p.weight, p.serif)
    small.ST, small.TH = p.ST * p.v(1, 0.94, 0.84), p.TH * p.v(1, 0.94, 0.80)
    CAPS["S"](g, small)
    g.mirror(g.width)
    cx = g.width / 2
    t = p.TH * p.v(1, 0.78, 0.50)
    for y in (p.cap / 2 + p.v(60, 66, 74), p.cap / 2 - p.v(60, 66, 74)):
        g.box(cx - p.v(270, 286, 330), y - t / 2, cx + p.v(270, 286, 330), y + t / 2)
    on_figure_width(g, p)


@glyph("dong", "₫")
def dong(g, p):
    LOWER["dcroat"](g, p)
    g.anchors.clear()
    x0, _, x1, _ = g.bounds()
    g.box(x0, -150, x1, -150 + p.th * 0.9)
    on_figure_width(g, p)


@glyph("currency", "¤")
def currency(g, p):
    r, s = p.v(180, 184, 196), p.TH * p.v(1, 0.90, 0.70)
    cy = p.cap / 2
    g.bowl(-r, cy - r, r, cy + r, s, s)
    for a in (45, 135, 225, 315):
        u, v = math.cos(math.radians(a)), math.sin(math.radians(a))
        g.bar(u * (r - s * 0.6), cy + v * (r - s * 0.6), u * (r + 92), cy + v * (r + 92), s)
    on_figure_width(g, p)


# --- mathematics -------------------------------------------------------------

AXIS = 0.475           # centre of the operators as a part of the cap height


def operator(draw):
    """Operators stand on one width and one axis, like the figures."""
    def whole(g, p):
        draw(g, p, tabular_width(p) - 2 * p.v(58, 52, 44), p.cap * AXIS, p.TH * p.v(1, 0.96, 0.86))
        g.centre(tabular_width(p))
    return whole


@glyph("plus", "+")
@operator
def plus(g, p, w, y, t):
    g.box(0, y - t / 2, w, y + t / 2)
    g.box(w / 2 - t / 2 * 1.04, y - w / 2, w / 2 + t / 2 * 1.04, y + w / 2)


@glyph("minus", "−")
@operator
def minus(g, p, w, y, t):
    g.box(0, y - t / 2, w, y + t / 2)


@glyph("multiply", "×")
@operator
def multiply(g, p, w, y, t):
    r = w * 0.40
    g.bar(w / 2 - r, y - r, w / 2 + r, y + r, t)
    g.bar(w / 2 - r, y + r, w / 2 + r, y - r, t)


@glyph("divide", "÷")
@operator
def divide(g, p, w, y, t):
    d = p.dot * p.v(1.05, 1, 0.84)
    gap = t / 2 + d / 2 + p.v(120, 88, 50)
    g.box(0, y - t / 2, w, y + t / 2)
    g.dot(w / 2, y + gap, d)
    g.dot(w / 2, y - gap, d)


@glyph("equal", "=")
@operator
def equal(g, p, w, y, t):
    gap = p.v(80, 88, 104)
    for s in (1, -1):
        g.box(0, y + s * gap - t / 2, w, y + s * gap + t / 2)


@glyph("notequal", "≠")
@operator
def notequal(g, p, w, y, t):
    gap = p.v(80, 88, 104)
    for s in (1, -1):
        g.box(0, y + s * gap - t / 2, w, y + s * gap + t / 2)
    g.slab_bar(w / 2 - 120, y - 250, w / 2 + 120, y + 250, t * 1.05)


def tilde_stroke(g, w, y, t, swing):
    g.stroke(
        N(t * 0.36, y - swing * 0.9, 78, t * 0.96, k=(0.6, 0.58)),
        N(w * 0.28, y + swing, 0, t, k=(0.5, 0.5)),
        N(w * 0.72, y - swing, 0, t, k=(0.58, 0.6)),
        N(w - t * 0.36, y + swing * 0.9, 78, t * 0.96),
    )


@glyph("asciitilde", "~")
@operator
def asciitilde(g, p, w, y, t):
    tilde_stroke(g, w, y, t, p.v(56, 54, 60))


@glyph("approxequal", "≈")
@operator
def approxequal(g, p, w, y, t):
    gap = p.v(92, 100, 124)
    for s in (1, -1):
        tilde_stroke(g, w, y + s * gap, t * p.v(1, 0.96, 0.86), p.v(50, 46, 44))


def angle(g, w, y, t, turned, rise=0.50):
    """< as one stroke with a sharp corner at its left."""
    h = w * rise
    d = t * 1.08
    g.poly((0, y + d * 0.55), (w, y + h), (w, y + h - d * 1.1), (w * 0.0 + d * 1.15, y),
           (w, y - h + d * 1.1), (w, y - h), (0, y - d * 0.55))
    if turned:
        g.mirror(w)


@glyph("less", "<")
@operator
def less(g, p, w, y, t):
    angle(g, w, y, t, False)


@glyph("greater", ">")
@operator
def greater(g, p, w, y, t):
    angle(g, w, y, t, True)


def or_equal(turned):
    @operator
    def draw(g, p, w, y, t):
        angle(g, w, y + p.v(70, 74, 84), t * p.v(1, 0.95, 0.80), turned, p.v(0.44, 0.43, 0.40))
        low = y - w / 2 - p.v(6, 4, 0)
        t *= p.v(1, 0.97, 0.84)
        g.box(0, low - t / 2, w, low + t / 2)
    return draw


glyph("lessequal", "≤")(or_equal(False))
glyph("greaterequal", "≥")(or_equal(True))


@glyph("plusminus", "±")
@operator
def plusminus(g, p, w, y, t):
    y2 = y + 66
    r = w * 0.44
    low = y - w / 2 - p.v(10, 6, 0)
    g.box(0, y2 - t / 2, w, y2 + t / 2)
    g.box(w / 2 - t / 2 * 1.04, y2 - r, w / 2 + t / 2 * 1.04, y2 + r)
    g.box(0, low - t / 2, w, low + t / 2)


@glyph("logicalnot", "¬")
@operator
def logicalnot(g, p, w, y, t):
    g.box(0, y + 40, w, y + 40 + t)
    g.box(w - t * 1.04, y - 120, w, y + 40 + t)


@glyph("asciicircum", "^")
@operator
def asciicircum(g, p, w, y, t):
    c, top, low = w / 2, p.cap, p.cap - p.v(300, 310, 330)
    arm = t * p.v(1.2, 1.22, 1.25)
    g.poly((w * 0.06, low), (c - arm * 0.46, top), (c + arm * 0.46, top), (w * 0.94, low),
           (w * 0.94 - arm, low), (c, top - arm * p.v(1.2, 1.24, 1.2)), (w * 0.06 + arm, low))


@glyph("infinity", "∞")
def infinity(g, p):
    w, h = p.v(700, 740, 860), p.v(300, 310, 370)
    y, t = p.cap * AXIS, p.TH * p.v(1, 0.96, 0.84)
    lap = t * 0.5
    half = w / 2
    for x0, x1 in ((0, half + lap), (half - lap, w)):
        g.bowl(x0, y - h / 2, x1, y + h / 2, t, t * 0.96)
    g.fit(p.v(56, 48, 34), p.v(56, 48, 34))


@glyph("radical", "√")
def radical(g, p):
    t = p.TH * p.v(1, 0.94, 0.80)
    w = p.v(600, 630, 720)
    thick = p.ST * p.v(1.06, 1.04, 0.94)
    x = p.v(190, 200, 230)
    top = p.asc + 20
    g.poly((x - thick * 0.5, -40), (x + thick * 0.5, -40), (w * 0.62, top), (w * 0.62 - t * 1.05, top))
    g.poly((p.v(60, 62, 56), 350), (p.v(60, 62, 56) + thick, 350), (x + thick * 0.5, -40), (x - thick * 0.5, -40))
    g.box(0, 350 - t, p.v(60, 62, 56) + thick * 0.7, 350)
    g.box(w * 0.62 - t, top - t, w, top)
    g.fit(p.v(30, 24, 12), p.v(10, 8, 4))


@glyph("summation", "∑")
def summation(g, p):
    w = p.v(500, 530, 620)
    t, arm = p.TH * p.v(1, 0.94, 0.84), p.ST * p.v(1.1, 1.1, 1.0)
    top, low, mid = p.cap, -60, (p.cap - 60) / 2
    x = p.v(270, 280, 310)
    g.box(0, top - t, w, top)
    g.box(0, low, w, low + t)
    g.poly((0, top), (arm, top), (x + arm / 2, mid), (x - arm / 2, mid))
    g.poly((0, low), (arm, low), (x + arm / 2, mid), (x - arm / 2, mid))
    g.fit(p.v(44, 36, 22), p.v(40, 32, 18))


@glyph("product", "∏")
def product(g, p):
    w = p.v(570, 600, 690)
    g.box(0, -60, p.ST, p.cap)
    g.box(w - p.ST, -60, w, p.cap)
    g.box(0, p.cap - p.TH, w, p.cap)
    g.fit(p.SB * 0.9, p.SB * 0.9)


@glyph("partialdiff", "∂")
def partialdiff(g, p):
    w = p.v(470, 496, 588)
    top = p.xh * 0.92
    g.bowl(0, -p.os, w, top, p.st, p.th)
    g.stroke(
        N(p.v(58, 62, 64), p.asc - p.v(86, 84, 96), p.v(40, 38, 34), p.th, cut=p.v(120, 112, 104), k=(0.6, 0.58)),
        N(w * 0.46, p.asc + p.os, 0, p.th, 1, k=0.58),
        N(w, top * 0.60, -90, p.st, 1, line=True),
        N(w, top * 0.46, -90, p.st, 1),
    )
    g.fit(p.sr, p.sr)


@glyph("integral", "∫")
def integral(g, p):
    s, t = p.ST * p.v(1, 0.92, 0.78), p.TH * p.v(1, 0.92, 0.78)
    x = p.v(150, 156, 176)
    r = p.v(150, 160, 196)
    g.stroke(
        N(x + r + s / 2, p.asc + 20, 180, t, -1, line=True),
        N(x + r + s / 2 - 30, p.asc + 20, 180, t, -1),
        N(x, p.asc - p.v(140, 150, 180), -90, s, 0, line=True),
        N(x, -p.v(20, 10, -20), -90, s, 0),
        N(x - r - s / 2 + 30, -170, 180, t, 1, line=True),
        N(x - r - s / 2, -170, 180, t, 1),
    )
    g.fit(p.v(20, 16, 8), p.v(20, 16, 8))


@glyph("Omega", "Ω", 0x2126)
def Omega(g, p):
    w = p.v(680, 704, 776)
    t = p.TH * p.v(1, 0.96, 0.86)
    gap = p.v(250, 248, 262)
    a, b = w / 2 - gap / 2 - p.ST * 0.3, w / 2 + gap / 2 + p.ST * 0.3
    g.stroke(
        N(a, t * 0.5, p.v(124, 122, 116), p.ST * p.v(1, 0.9, 0.76), cut=0, k=(0.6, 0.58)),
        N(p.v(22, 22, 22), p.cap * 0.55, 90, p.ST, 1, k=0.58),
        N(w / 2, p.cap + p.os, 0, p.TH, 1, k=0.58),
        N(w - p.v(22, 22, 22), p.cap * 0.55, -90, p.ST, 1, k=(0.58, 0.6)),
        N(b, t * 0.5, p.v(-124, -122, -116), p.ST * p.v(1, 0.9, 0.76), cut=0),
    )
    g.box(0, 0, w / 2 - gap / 2, t)
    g.box(w / 2 + gap / 2, 0, w, t)
    g.fit(p.v(40, 34, 22), p.v(40, 34, 22))


@glyph("Delta", "∆", "Δ")
def Delta(g, p):
    w = p.v(620, 660, 750)
    t, arm = p.TH * p.v(1, 0.96, 0.86), p.ST * p.v(1.06, 1.06, 1.0)
    flat = p.ST * p.v(1.1, 1.02, 0.92)
    cx = w / 2
    slope = p.cap / (cx - flat / 2)
    g.poly((0, 0), (cx - flat / 2, p.cap), (cx + flat / 2, p.cap), (w, 0))
    g.hole((arm + t / slope, t), (cx, slope * (cx - arm)), (w - arm - t / slope, t))
    g.fit(p.SD, p.SD)


@glyph("pi", "π")
def pi(g, p):
    w = p.v(500, 540, 660)
    a, b = p.v(110, 112, 104), w - p.v(110, 112, 100)
    g.box(a, 0, a + p.st, p.xh)
    g.stroke(
        N(b - p.st, p.xh, -90, p.st, -1, line=True), N(b - p.st, p.v(100, 108, 150), -90, p.st, -1, k=0.58),
        N(w - p.v(20, 16, 0), -p.os * 0.5, 0, p.th, -1, line=True), N(w, -p.os * 0.5, 0, p.th, -1),
    )
    g.box(0, p.xh - p.th, w, p.xh)
    g.fit(p.v(26, 20, 10), p.v(26, 20, 10))


def percent_like(rings):
    def draw(g, p):
        w, h = p.v(262, 278, 330), p.v(326, 336, 370)
        s, t = p.ST * p.v(1, 0.80, 0.58), p.TH * p.v(1, 0.84, 0.64)
        gap = p.v(150, 130, 70)
        g.bowl(0, p.cap + p.os - h, w, p.cap + p.os, s, t)
        x = w + gap
        for i in range(rings):
            g.bowl(x, -p.os, x + w, h - p.os, s, t)
            x += w + p.v(40, 34, 20)
        c = w + gap / 2
        g.slab_bar(c - p.v(170, 176, 184), 0, c + p.v(170, 176, 184), p.cap, p.TH * p.v(1, 0.94, 0.76))
        g.fit(p.v(46, 38, 22), p.v(46, 38, 22))
    return draw


glyph("percent", "%")(percent_like(1))
glyph("perthousand", "‰")(percent_like(2))


@glyph("degree", "°")
def degree(g, p):
    d = p.v(262, 274, 320)
    t = p.TH * p.v(1, 0.88, 0.70)
    g.bowl(0, p.cap + p.os - d, d, p.cap + p.os, t, t)
    g.fit(p.v(46, 38, 22), p.v(46, 38, 22))


@glyph("lozenge", "◊")
def lozenge(g, p):
    w, t = p.v(440, 470, 540), p.TH * p.v(1, 1, 0.92)
    cx, cy, hy = w / 2, p.cap / 2, p.cap / 2 + 20
    f = (hy - t * 1.9) / hy
    g.poly((0, cy), (cx, cy + hy), (w, cy), (cx, cy - hy))
    g.hole((cx - cx * f, cy), (cx, cy + hy * f), (cx + cx * f, cy), (cx, cy - hy * f))
    g.fit(p.v(30, 24, 12), p.v(30, 24, 12))


# --- arrows ------------------------------------------------------------------

def arrow(*angles):
    """An arrow with a head at the end of each given direction."""
    def draw(g, p):
        t = p.TH * p.v(1, 0.98, 0.88)
        half = p.v(360, 360, 370)
        head = p.v(196, 204, 240)
        cy = p.cap * AXIS
        ends = list(angles)
        if len(ends) == 1:
            a = math.radians(ends[0])
            inner = half - t * 0.75
            g.bar(-half * math.cos(a), cy - half * math.sin(a), inner * math.cos(a), cy + inner * math.sin(a), t)
        else:
            a = math.radians(ends[0])
            inner = half - t * 0.75
            g.bar(-inner * math.cos(a), cy - inner * math.sin(a), inner * math.cos(a), cy + inner * math.sin(a), t)
        for angle_ in ends:
            a = math.radians(angle_)
            ux, uy = math.cos(a), math.sin(a)
            tip = (half * ux, cy + half * uy)
            d = t * math.sqrt(2)

            def at(along, across):
                return tip[0] + along * ux - across * uy, tip[1] + along * uy + across * ux

            q = t / math.sqrt(2)
            g.poly(at(0, 0), at(-head, head), at(-head - q, head - q),
                   at(-d, 0), at(-head - q, -head + q), at(-head, -head))
        g.fit(p.v(60, 56, 44), p.v(60, 56, 44))
    return draw


for _name, _char, _angles in (
    ("arrowleft", "←", (180,)), ("arrowup", "↑", (90,)), ("arrowright", "→", (0,)),
    ("arrowdown", "↓", (270,)), ("arrowboth", "↔", (0, 180)), ("arrowupdn", "↕", (90, 270)),
    ("arrowupleft", "↖", (135,)), ("arrowupright", "↗", (45,)),
    ("arrowdownright", "↘", (315,)), ("arrowdownleft", "↙", (225,)),
):
    glyph(_name, _char)(arrow(*_angles))


# --- marks of trade ----------------------------------------------------------

def circled(letter, size, dx=0.0):
    """A capital in a ring."""
    def draw(g, p):
        d, t = 760, p.TH * p.v(1, 0.76, 0.52)
        cy = p.cap / 2
        small = Outline()
        thinner = p.__class__(p.weight, p.serif)
        grow = p.v(1.3, 1.26, 0.96)
        for key in ("ST", "TH"):
            setattr(thinner, key, getattr(p, key) * grow)
        CAPS[letter](small, thinner)
        small.transform(xx=size, yy=size)
        x0, y0, x1, y1 = small.bounds()
        g.bowl(0, cy - d / 2, d, cy + d / 2, t, t)
        g.add(small, d / 2 - (x0 + x1) / 2 + dx, cy - (y0 + y1) / 2)
        g.fit(p.v(50, 44, 30), p.v(50, 44, 30))
    return draw


glyph("copyright", "©")(circled("C", 0.54))
glyph("registered", "®")(circled("R", 0.52, 8))


@glyph("trademark", "™")
def trademark(g, p):
    small = p.__class__(p.weight, p.serif)
    grow = p.v(1.5, 1.36, 1.0)
    for key in ("ST", "TH"):
        setattr(small, key, getattr(p, key) * grow)
    x = 0.0
    for letter in "TM":
        o = Outline()
        CAPS[letter](o, small)
        s = 0.50
        o.transform(xx=s, yy=s, dy=p.cap - p.cap * s)
        x0, _, x1, _ = o.bounds()
        g.add(o, x - x0)
        x += x1 - x0 + p.v(60, 52, 30)
    g.fit(p.v(40, 34, 20), p.v(40, 34, 20))


@glyph("numero", "№")
def numero(g, p):
    CAPS["N"](g, p)
    g.anchors.clear()
    o = Outline()
    LOWER["o"](o, small_params(p))
    o.transform(xx=0.66, yy=0.66, dy=p.cap - p.xh * 0.66 - p.os * 0.66)
    x0, y0, x1, _ = o.bounds()
    x = g.width + p.v(10, 4, -6)
    g.add(o, x - x0)
    y = y0 - p.v(70, 66, 60)
    g.box(x, y - p.TH * 0.72, x + x1 - x0, y)
    g.fit(p.SB, p.v(46, 38, 22))


# --- signs of interfaces -----------------------------------------------------

@glyph("checkmark", "✓")
def checkmark(g, p):
    t = p.ST * p.v(1.1, 1.06, 0.90)
    left, right = math.radians(134), math.radians(54)
    lx, ly, rx, ry = math.cos(left), math.sin(left), math.cos(right), math.sin(right)
    short, long = p.v(260, 275, 330), p.v(690, 700, 730)
    a = (lx * short, ly * short)
    b = (rx * long, ry * long)
    # The inner edges lie t inside the outer ones; their corner lies on both.
    a_in = (a[0] + ly * t, a[1] - lx * t)
    b_in = (b[0] - ry * t, b[1] + rx * t)
    reach = t * math.tan((math.pi - (left - right)) / 2)
    inner = (lx * reach + ly * t, ly * reach - lx * t)
    g.poly((0.0, 0.0), a, a_in, inner, b_in, b)
    g.transform(dy=30)
    g.fit(p.v(50, 44, 30), p.v(50, 44, 30))


@glyph("multiplyx", "✕")
def multiplyx(g, p):
    r, cy, t = 270, p.cap * AXIS + 10, p.ST * p.v(1.1, 1.04, 0.90)
    g.bar(-r, cy - r, r, cy + r, t)
    g.bar(-r, cy + r, r, cy - r, t)
    g.fit(p.v(50, 44, 30), p.v(50, 44, 30))


@glyph("command", "⌘")
def command(g, p):
    t = p.TH * p.v(1, 0.86, 0.62)
    half, r = p.v(118, 118, 126), p.v(104, 106, 112)
    cy = p.cap / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            cx_, cy_ = sx * (half + r - t / 2), cy + sy * (half + r - t / 2)
            g.bowl(cx_ - r, cy_ - r, cx_ + r, cy_ + r, t, t)
    e = half + r
    for s in (-1, 1):
        g.box(s * half - t / 2, cy - e, s * half + t / 2, cy + e)
        g.box(-e, cy + s * half - t / 2, e, cy + s * half + t / 2)
    # The rings are square at their inner corner, as the sign has it.
    g.fit(p.v(60, 52, 40), p.v(60, 52, 40))


@glyph("option", "⌥")
def option(g, p):
    t = p.TH * p.v(1, 0.94, 0.78)
    w, top, low = 700, p.cap - 60, 60
    g.box(0, top - t, 210, top)
    g.box(430, top - t, w, top)
    g.slab_bar(210, top - t * 0.5 + t * 0.5, 440, low, t * 1.14)
    g.box(440 - t * 0.57, low, w, low + t)
    g.fit(p.v(60, 52, 40), p.v(60, 52, 40))


@glyph("shift", "⇧")
def shift(g, p):
    t = p.TH * p.v(1, 0.90, 0.70)
    w, stem = 660, 290
    top, mid = p.cap + 20, 350
    cx = w / 2
    g.poly((0, mid), (cx, top), (w, mid), (cx + stem / 2, mid), (cx + stem / 2, 20), (cx - stem / 2, 20), (cx - stem / 2, mid))
    k = t * 2.35
    g.hole((k, mid + t), (cx, top - t * 1.5), (w - k, mid + t),
           (cx + stem / 2 - t, mid + t), (cx + stem / 2 - t, 20 + t), (cx - stem / 2 + t, 20 + t), (cx - stem / 2 + t, mid + t))
    g.fit(p.v(50, 44, 32), p.v(50, 44, 32))


@glyph("control", "⌃")
def control(g, p):
    t = p.TH * p.v(1, 1, 0.86)
    cx, top, low = 250, p.cap - 20, p.cap - 280
    q = t * 0.72
    g.poly((0, low + q), (cx, top), (2 * cx, low + q), (2 * cx - q, low), (cx, top - 2 * q), (q, low))
    g.fit(p.v(60, 52, 40), p.v(60, 52, 40))


@glyph("return", "⏎", "↵")
def return_(g, p):
    t = p.TH * p.v(1, 0.98, 0.88)
    y, w, head = 200, 640, p.v(180, 186, 210)
    q = t / math.sqrt(2)
    g.box(t * 0.7, y - t / 2, w, y + t / 2)
    g.box(w - t, y - t / 2, w, p.cap - 60)
    g.poly((0, y), (head, y + head), (head + q, y + head - q), (t * math.sqrt(2), y),
           (head + q, y - head + q), (head, y - head))
    g.fit(p.v(60, 52, 40), p.v(60, 52, 40))


@glyph("blackcircle", "●")
def blackcircle(g, p):
    g.dot(300, p.cap / 2, 560)
    g.fit(60, 60)


@glyph("whitecircle", "○")
def whitecircle(g, p):
    t = p.TH * p.v(1, 0.86, 0.66)
    g.bowl(20, p.cap / 2 - 280, 580, p.cap / 2 + 280, t, t)
    g.fit(60, 60)


@glyph("dottedcircle", "◌")
def dottedcircle(g, p):
    d = p.v(36, 44, 60)
    r = p.xh / 2 - d / 2
    for i in range(12):
        a = math.radians(30 * i)
        g.dot(r * math.cos(a), p.xh / 2 + r * math.sin(a), d)
    g.anchor("top", 0, p.xh)
    g.anchor("bottom", 0, 0)
    g.anchor("ogonek", r * 0.4, 0)
    g.fit(60, 60)
