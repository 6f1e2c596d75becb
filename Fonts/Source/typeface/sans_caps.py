"""Typo Preview Sans: the capitals."""

from .engine import SHORT, Node as N, Outline, tip
from .registry import Registry
from .sans_lower import k_arms

CAPS = Registry()
glyph = CAPS.glyph


def marks(g, p, x, bottom=None):
    """The places where accents go above and below a capital."""
    g.anchor("top", x, p.cap)
    g.anchor("bottom", x if bottom is None else bottom, 0)


def apex(g, p, width, arm, flat):
    """The Λ of A: like a V, turned."""
    cx = width / 2
    slope = p.cap / (cx - flat / 2)
    inner = slope * (cx - arm)
    g.poly((0, 0), (cx - flat / 2, p.cap), (cx + flat / 2, p.cap), (width, 0),
           (width - arm, 0), (cx, inner), (arm, 0))


@glyph("A", "A")
def A(g, p):
    w = p.v(596, 650, 764)
    arm = p.ST * p.v(1.06, 1.08, 1.09)
    flat = p.ST * p.v(1.1, 1.04, 0.94)
    apex(g, p, w, arm, flat)
    y = p.v(204, 190, 138)
    thick = p.TH * p.v(1, 0.94, 0.78)
    inset = y * (w / 2 - flat / 2) / p.cap + arm * 0.5
    g.box(inset, y, w - inset, y + thick)
    marks(g, p, w / 2)
    g.anchor("ogonek", w - arm * 0.42, 0)
    g.fit(p.SD, p.SD)


@glyph("AE", "Æ")
def AE(g, p):
    w = p.v(860, 900, 1010)
    stem = p.v(430, 436, 440)
    arm = p.ST * p.v(1.06, 1.06, 1.04)
    thick = p.TH * p.v(1, 0.96, 0.84)
    y = p.v(204, 196, 150)
    top = stem - p.v(60, 56, 40)
    g.poly((0, 0), (top, p.cap), (top + arm, p.cap), (arm, 0))
    g.box(stem, 0, stem + p.ST, p.cap)
    g.box(top + arm * 0.4, p.cap - thick, w - p.v(20, 20, 20), p.cap)
    g.box(stem, 0, w, thick)
    mid = p.cap * p.v(0.51, 0.515, 0.52)
    g.box(stem, mid - thick / 2, w - p.v(50, 52, 50), mid + thick / 2)
    inset = y * top / p.cap + arm * 0.5
    g.box(inset, y, stem + p.ST * 0.5, y + thick)
    marks(g, p, stem + p.ST / 2)
    g.fit(p.SD, p.v(50, 44, 30))


def lobe(g, p, x, right, y0, y1, side, top, bottom):
    """The right-hand lobe of B, D, P, R: out of a stem, around and back."""
    h = y1 - y0
    # The level parts end where the round begins.
    flat = max(x + 10, right - h * p.v(0.52, 0.56, 0.60))
    mid = (y0 + y1) / 2
    g.stroke(
        N(x, y1, 0, top, 1, line=True), N(flat, y1, 0, top, 1),
        N(right, mid, -90, side, 1),
        N(flat, y0, 180, bottom, 1, line=True), N(x, y0, 180, bottom, 1),
    )


@glyph("B", "B")
def B(g, p):
    w = p.v(500, 548, 650)
    waist = p.cap * p.v(0.52, 0.525, 0.53)
    thin = p.TH * p.v(1, 0.95, 0.80)
    g.box(0, 0, p.ST, p.cap)
    lobe(g, p, p.ST * 0.5, w - p.v(34, 34, 34), waist - thin / 2, p.cap, p.ST * 0.96, thin, thin)
    lobe(g, p, p.ST * 0.5, w, 0, waist + thin / 2, p.ST, thin, thin)
    marks(g, p, w * 0.48)
    g.fit(p.SB, p.SR)


def round_end(p, cx, rx, at, thick, cut):
    """An end of C's or G's round; `at` is negative below."""
    return tip(cx, p.cap / 2, rx, p.cap / 2 + p.os - p.TH / 2, at, thick, 1, cut=cut)


@glyph("C", "C")
def C(g, p):
    cx = p.v(356, 366, 396)
    rx = cx - p.ST * 0.5
    at = p.v(39, 39, 39)
    g.stroke(
        round_end(p, cx, rx, at, p.TH, p.v(50, 58, 66)),
        N(cx, p.cap + p.os, 180, p.TH, -1),
        N(0, p.cap / 2, -90, p.ST * 1.03, -1),
        N(cx, -p.os, 0, p.TH, -1, k=SHORT),
        round_end(p, cx, rx, -at, p.TH, p.v(130, 122, 114)),
    )
    marks(g, p, cx)
    g.fit(p.SR, p.v(30, 24, 12))


def D_shape(g, p):
    w = p.v(600, 640, 720)
    thick = p.TH
    g.box(0, 0, p.ST, p.cap)
    flat = p.v(230, 256, 300)
    g.stroke(
        N(p.ST * 0.5, p.cap, 0, thick, 1, line=True), N(flat, p.cap, 0, thick, 1),
        N(w, p.cap / 2, -90, p.ST * 1.02, 1),
        N(flat, 0, 180, thick, 1, line=True), N(p.ST * 0.5, 0, 180, thick, 1),
    )
    marks(g, p, w * 0.48)


@glyph("D", "D")
def D(g, p):
    D_shape(g, p)
    g.fit(p.SB, p.SR)


@glyph("Eth", "Ð", "Đ")
def Eth(g, p):
    D_shape(g, p)
    g.box(-p.v(70, 64, 44), p.cap / 2 - p.TH * 0.45, p.ST + p.v(150, 150, 150), p.cap / 2 + p.TH * 0.45)
    g.fit(p.v(24, 20, 8), p.SR)


@glyph("E", "E")
def E(g, p):
    w = p.v(440, 478, 556)
    thick = p.TH * p.v(1, 0.97, 0.90)
    mid = p.cap * p.v(0.51, 0.515, 0.52)
    g.box(0, 0, p.ST, p.cap)
    g.box(p.ST * 0.5, p.cap - thick, w - p.v(8, 8, 8), p.cap)
    g.box(p.ST * 0.5, 0, w, thick)
    g.box(p.ST * 0.5, mid - thick * 0.48, w - p.v(46, 46, 40), mid + thick * 0.48)
    marks(g, p, w * 0.52)
    g.anchor("ogonek", w * 0.86, 0)
    g.fit(p.SB, p.v(44, 38, 24))


@glyph("F", "F")
def F(g, p):
    w = p.v(422, 456, 540)
    thick = p.TH * p.v(1, 0.97, 0.92)
    mid = p.cap * p.v(0.49, 0.49, 0.475)
    g.box(0, 0, p.ST, p.cap)
    g.box(p.ST * 0.5, p.cap - thick, w, p.cap)
    g.box(p.ST * 0.5, mid - thick * 0.5, w - p.v(46, 46, 40), mid + thick * 0.5)
    marks(g, p, w * 0.5)
    g.fit(p.SB, p.v(30, 24, 12))


@glyph("G", "G")
def G(g, p):
    w = p.v(654, 680, 756)
    cx = w * p.v(0.53, 0.53, 0.51)
    thick = p.TH * p.v(1, 0.97, 0.88)
    bar = p.cap * p.v(0.48, 0.49, 0.50)
    g.stroke(
        round_end(p, cx, cx - p.ST * 0.5, p.v(40, 40, 40), p.TH, p.v(50, 58, 66)),
        N(cx, p.cap + p.os, 180, p.TH, -1),
        N(0, p.cap / 2, -90, p.ST * 1.03, -1),
        N(cx, -p.os, 0, p.TH, -1, k=(0.58, 0.58)),
        N(w, p.v(228, 232, 240), 90, p.ST * 0.98, -1, line=True),
        N(w, bar, 90, p.ST * 0.98, -1),
    )
    g.box(p.v(352, 372, 404), bar - thick, w - p.ST * 0.4, bar)
    marks(g, p, cx)
    g.fit(p.SR, p.v(70, 62, 38))


def H_shape(g, p):
    w = p.v(566, 590, 670)
    thick = p.TH * p.v(1, 0.97, 0.90)
    mid = p.cap * 0.515
    g.box(0, 0, p.ST, p.cap)
    g.box(w - p.ST, 0, w, p.cap)
    g.box(p.ST * 0.5, mid - thick / 2, w - p.ST * 0.5, mid + thick / 2)
    marks(g, p, w / 2)
    return w


@glyph("H", "H")
def H(g, p):
    H_shape(g, p)
    g.fit(p.SB, p.SB)


@glyph("Hbar", "Ħ")
def Hbar(g, p):
    w = H_shape(g, p)
    e = p.v(60, 56, 36)
    y = p.cap - p.v(150, 156, 150)
    g.box(-e, y - p.TH * 0.4, w + e, y + p.TH * 0.4)
    g.fit(p.SB - e, p.SB - e)


@glyph("I", "I")
def I(g, p):
    g.box(0, 0, p.ST, p.cap)
    marks(g, p, p.ST / 2)
    g.anchor("ogonek", p.ST * 0.65, 0)
    g.fit(p.SB * 1.04, p.SB * 1.04)


@glyph("IJ", "Ĳ")
def IJ(g, p):
    g.box(0, 0, p.ST, p.cap)
    g.fit(p.SB, p.SB)
    other = Outline()
    J(other, p)
    w = g.width
    g.add(other, w)
    g.width = w + other.width


@glyph("J", "J")
def J(g, p):
    w = p.v(396, 430, 540)
    g.stroke(
        N(w, p.cap, -90, p.ST, 1, line=True),
        N(w, p.v(206, 214, 236), -90, p.ST, 1),
        N(w * 0.48, -p.os, 180, p.TH, 1, k=SHORT),
        tip(w * 0.48, p.v(206, 214, 236), w * 0.48 - p.ST * 0.3, p.v(206, 214, 236) + p.os - p.TH / 2,
            p.v(207, 208, 212), p.TH * 1.02, -1, cut=p.v(30, 36, 46)),
    )
    marks(g, p, w - p.ST / 2, w * 0.5)
    g.fit(p.v(26, 20, 10), p.SB * 0.95)


def K_shape(g, p):
    w = p.v(534, 592, 724)
    g.box(0, 0, p.ST, p.cap)
    join = p.cap * p.v(0.35, 0.345, 0.33)
    k_arms(g, p.ST * 0.9, w - p.v(22, 20, 16), p.cap, join - p.v(8, 34, 46), join + p.v(28, 82, 146),
           p.ST * p.v(1.16, 1.15, 1.08), w, p.ST * p.v(1.16, 1.19, 1.16), p.v(0.24, 0.24, 0.24))
    marks(g, p, w * 0.52)


@glyph("K", "K")
def K(g, p):
    K_shape(g, p)
    g.fit(p.SB, p.SD * 0.6)


def L_shape(g, p):
    w = p.v(412, 442, 524)
    g.box(0, 0, p.ST, p.cap)
    g.box(p.ST * 0.5, 0, w, p.TH * p.v(1, 0.97, 0.92))
    marks(g, p, p.ST / 2, w * 0.54)
    g.anchor("caron.side", p.v(150, 200, 300), p.cap)


@glyph("L", "L")
def L(g, p):
    L_shape(g, p)
    g.fit(p.SB, p.v(28, 24, 12))


@glyph("Lslash", "Ł")
def Lslash(g, p):
    L_shape(g, p)
    y, e, t = p.cap * 0.46, p.v(86, 84, 70), p.TH * p.v(1.05, 1.0, 0.86)
    g.poly((-e, y - 76), (-e, y - 76 + t * 1.1), (p.ST + e + 30, y + 96), (p.ST + e + 30, y + 96 - t * 1.1))
    g.fit(p.v(18, 14, 6), p.v(28, 24, 12))


@glyph("Ldot", "Ŀ")
def Ldot(g, p):
    L_shape(g, p)
    g.dot(p.ST + p.dot * 0.6 + p.v(90, 90, 66), p.cap * 0.51, p.dot)
    g.fit(p.SB, p.v(28, 24, 12))


@glyph("M", "M")
def M(g, p):
    w = p.v(700, 738, 850)
    stem = p.ST * p.v(1, 0.98, 0.93)
    arm = p.ST * p.v(1.06, 1.06, 1.02)
    cx = w / 2
    dip = p.v(150, 130, 96)
    flat = arm * p.v(1.02, 0.86, 0.66)
    g.box(0, 0, stem, p.cap)
    g.box(w - stem, 0, w, p.cap)
    slope = (p.cap - dip) / (cx - flat / 2)
    inner = p.cap - slope * (cx - arm)
    g.poly((0, p.cap), (arm, p.cap), (cx, inner), (w - arm, p.cap), (w, p.cap),
           (cx + flat / 2, dip), (cx - flat / 2, dip))
    marks(g, p, cx)
    g.fit(p.SB * 0.96, p.SB * 0.96)


@glyph("N", "N")
def N_(g, p):
    w = p.v(586, 616, 700)
    stem = p.ST * p.v(1, 0.98, 0.93)
    arm = p.ST * p.v(1.18, 1.16, 1.10)
    g.box(0, 0, stem, p.cap)
    g.box(w - stem, 0, w, p.cap)
    g.poly((0, p.cap), (arm, p.cap), (w, 0), (w - arm, 0))
    marks(g, p, w / 2)
    g.fit(p.SB * 0.97, p.SB * 0.97)


@glyph("Eng", "Ŋ")
def Eng(g, p):
    N_(g, p)
    x = g.width - p.SB * 0.97
    stem = p.ST * p.v(1, 0.98, 0.93)
    g.stroke(
        N(x, 60, -90, stem, 1, line=True),
        N(x, p.v(-40, -40, -10), -90, stem, 1),
        N(x - stem - p.v(104, 96, 90), p.desc, 180, p.TH * 0.95, 1, line=True),
        N(x - stem - p.v(134, 124, 116), p.desc, 180, p.TH * 0.95, 1),
    )


@glyph("O", "O")
def O(g, p):
    w = p.v(704, 724, 794)
    g.bowl(0, -p.os, w, p.cap + p.os, p.ST * 1.03, p.TH)
    marks(g, p, w / 2)
    g.anchor("ogonek", w * 0.60, 0)
    g.fit(p.SR, p.SR)


@glyph("Oslash", "Ø")
def Oslash(g, p):
    O(g, p)
    w = g.width
    t = p.TH * p.v(1.1, 1.06, 0.92)
    e, d = p.v(60, 54, 36), p.v(24, 26, 30)
    g.poly((e, -d), (e + t * 1.2, -d), (w - e, p.cap + d), (w - e - t * 1.2, p.cap + d))


@glyph("OE", "Œ")
def OE(g, p):
    w = p.v(930, 960, 1060)
    stem = p.v(470, 470, 480)
    thick = p.TH * p.v(1, 0.97, 0.88)
    flat = p.v(400, 390, 380)
    # The round's left half is closed by the level strokes and the stem.
    g.stroke(
        N(stem + p.ST * 0.5, p.cap, 180, thick, -1, line=True), N(flat, p.cap, 180, thick, -1),
        N(0, p.cap / 2, -90, p.ST * 1.02, -1),
        N(flat, 0, 0, thick, -1, line=True), N(stem + p.ST * 0.5, 0, 0, thick, -1),
    )
    mid = p.cap * p.v(0.51, 0.515, 0.52)
    g.box(stem, 0, stem + p.ST, p.cap)
    g.box(stem, p.cap - thick, w - 8, p.cap)
    g.box(stem, 0, w, thick)
    g.box(stem, mid - thick * 0.48, w - p.v(46, 46, 40), mid + thick * 0.48)
    marks(g, p, stem)
    g.fit(p.SR, p.v(44, 38, 24))


@glyph("P", "P")
def P(g, p):
    w = p.v(492, 532, 634)
    g.box(0, 0, p.ST, p.cap)
    thin = p.TH * p.v(1, 0.97, 0.90)
    lobe(g, p, p.ST * 0.5, w, p.cap * p.v(0.44, 0.43, 0.40), p.cap, p.ST, thin, thin)
    marks(g, p, w * 0.48)
    g.fit(p.SB, p.SR * 0.8)


@glyph("Thorn", "Þ")
def Thorn(g, p):
    w = p.v(492, 532, 634)
    g.box(0, 0, p.ST, p.cap)
    thin = p.TH * p.v(1, 0.97, 0.88)
    lobe(g, p, p.ST * 0.5, w, p.v(136, 130, 104), p.cap - p.v(154, 150, 122), p.ST, thin, thin)
    g.fit(p.SB, p.SR * 0.8)


@glyph("Q", "Q")
def Q(g, p):
    O(g, p)
    w = g.width - p.SR
    arm = p.ST * p.v(1.15, 1.1, 0.95)
    g.poly((w * 0.60, p.v(132, 136, 132)), (w * 0.60 + arm * 0.70, p.v(132, 136, 132) + arm * 0.44),
           (w - p.v(30, 18, 2), -p.v(52, 50, 44)), (w - p.v(30, 18, 2) - arm * 1.06, -p.v(52, 50, 44)))


@glyph("R", "R")
def R(g, p):
    w = p.v(500, 548, 654)
    y0 = p.cap * p.v(0.455, 0.445, 0.415)
    thin = p.TH * p.v(1, 0.97, 0.86)
    arm = p.ST * p.v(1.14, 1.16, 1.12)
    g.box(0, 0, p.ST, p.cap)
    lobe(g, p, p.ST * 0.5, w - p.v(24, 24, 24), y0, p.cap, p.ST, thin, thin)
    xr = w + p.v(6, 12, 24)
    x0 = p.v(232, 236, 250)
    g.poly((x0 - arm * 0.46, y0 + thin * 0.5), (x0 + arm * 0.54, y0 + thin * 0.5), (xr, 0), (xr - arm, 0))
    marks(g, p, w * 0.48)
    g.fit(p.SB, p.SD * 0.9)


@glyph("S", "S")
def S(g, p):
    w = p.v(486, 524, 632)
    cx = w / 2
    th = p.TH * p.v(1, 0.99, 0.92)
    side = p.ST * p.v(1, 0.98, 0.91)
    hi, lo = p.cap * p.v(0.746, 0.744, 0.738), p.cap * p.v(0.252, 0.254, 0.260)
    left = p.v(20, 20, 18)
    at = p.v(34, 34, 34)
    g.stroke(
        tip(cx, hi, cx - left - side * 0.42, p.cap + p.os - th / 2 - hi, at, th, 1, cut=p.v(52, 60, 70)),
        N(cx + p.v(2, 4, 4), p.cap + p.os, 180, th, -1),
        N(left, hi, -90, side, -1, spine=((hi - lo) * p.v(0.66, 0.67, 0.68), p.ST * p.v(0.74, 0.74, 0.60))),
        N(w, lo, -90, side, 1),
        N(cx - p.v(4, 6, 8), -p.os, 180, th, 1, k=SHORT),
        tip(cx, lo, cx - side * 0.42, lo + p.os - th / 2, 180 + at + 4, th, -1, cut=p.v(52, 60, 70)),
    )
    marks(g, p, cx)
    g.fit(p.v(56, 42, 24), p.v(54, 40, 22))


@glyph("germandbls.cap", "ẞ")
def capital_sharp_s(g, p):
    w = p.v(560, 600, 690)
    mid = p.cap * 0.56
    g.stroke(
        N(0, 0, 90, p.ST, 1, line=True),
        N(0, p.cap - p.v(240, 250, 270), 90, p.ST, 1),
        N(p.v(236, 256, 310), p.cap + p.os, 0, p.TH, 1, line=True),
        N(w - p.v(130, 136, 150), p.cap + p.os, 0, p.TH, 1, line=True),
        N(w - p.v(104, 100, 92), p.cap + p.os, 0, p.TH, 1, k=0.3),
        N(w - p.v(60, 62, 70), p.cap - p.v(70, 84, 110), -122, p.TH, 1, line=True),
        N(w - p.v(246, 246, 256), mid - 10, -122, p.TH),
    )
    g.stroke(
        N(w - p.v(300, 300, 330), mid - p.TH / 2, 0, p.TH, k=0.58, line=True),
        N(w - p.v(230, 240, 270), mid - p.TH / 2, 0, p.TH, k=0.58),
        N(w, p.cap * 0.26, -90, p.ST, 1),
        N(w * 0.56, -p.os, 180, p.TH, 1, k=(0.58, 0.6)),
        N(w * 0.34, p.v(50, 52, 66), p.v(146, 150, 162), p.TH, cut=90),
    )
    g.fit(p.SB, p.SR)


@glyph("T", "T")
def T(g, p):
    w = p.v(508, 546, 632)
    g.box((w - p.ST) / 2, 0, (w + p.ST) / 2, p.cap)
    g.box(0, p.cap - p.TH, w, p.cap)
    marks(g, p, w / 2)
    g.fit(p.v(30, 24, 12), p.v(30, 24, 12))


@glyph("Tbar", "Ŧ")
def Tbar(g, p):
    T(g, p)
    c, e = g.width / 2, p.v(140, 150, 200)
    g.box(c - e, p.cap * 0.46 - p.TH * 0.45, c + e, p.cap * 0.46 + p.TH * 0.45)


@glyph("U", "U")
def U(g, p):
    w = p.v(566, 590, 676)
    y = p.v(250, 256, 280)
    g.stroke(
        N(0, p.cap, -90, p.ST, -1, line=True), N(0, y, -90, p.ST, -1, k=0.58),
        N(w / 2, -p.os, 0, p.TH, -1, k=0.58),
        N(w, y, 90, p.ST, -1, line=True), N(w, p.cap, 90, p.ST, -1),
    )
    marks(g, p, w / 2)
    g.anchor("ogonek", w * 0.58, 0)
    g.fit(p.SB * 0.95, p.SB * 0.95)


def cap_vee(g, p, x0, x1, arm, flat):
    cx = (x0 + x1) / 2
    slope = p.cap / (cx - flat / 2 - x0)
    inner = p.cap - slope * (cx - x0 - arm)
    g.poly((x0, p.cap), (x0 + arm, p.cap), (cx, inner), (x1 - arm, p.cap),
           (x1, p.cap), (cx + flat / 2, 0), (cx - flat / 2, 0))


@glyph("V", "V")
def V(g, p):
    w = p.v(588, 638, 734)
    cap_vee(g, p, 0, w, p.ST * p.v(1.06, 1.08, 1.09), p.ST * p.v(1.1, 1.04, 1.0))
    marks(g, p, w / 2)
    g.fit(p.SD * 0.8, p.SD * 0.8)


@glyph("W", "W")
def W(g, p):
    half = p.v(462, 496, 600)
    arm = p.ST * p.v(1.06, 1.03, 0.94)
    flat = p.ST * p.v(1.06, 0.98, 0.88)
    lap = arm * p.v(1.0, 0.96, 0.90)
    cap_vee(g, p, 0, half, arm, flat)
    cap_vee(g, p, half - lap, 2 * half - lap, arm, flat)
    marks(g, p, half - lap / 2)
    g.fit(p.SD * 0.8, p.SD * 0.8)


@glyph("X", "X")
def X(g, p):
    w = p.v(556, 606, 724)
    arm = p.ST * p.v(1.12, 1.16, 1.16)
    thin = arm * p.v(1, 0.95, 0.90)
    g.slab_bar(arm / 2 + 8, p.cap, w - arm / 2, 0, arm)
    g.slab_bar(thin / 2, 0, w - thin / 2 - p.v(10, 14, 18), p.cap, thin)
    marks(g, p, w / 2)
    g.fit(p.SD * 0.9, p.SD * 0.9)


@glyph("Y", "Y")
def Y(g, p):
    w = p.v(548, 600, 708)
    arm = p.ST * p.v(1.10, 1.12, 1.12)
    cx = w / 2
    fork = p.cap * p.v(0.42, 0.40, 0.37)
    s = p.ST / 2
    slope = (p.cap - fork) / (cx - s)
    inner = p.cap - slope * (cx - arm)
    g.poly((0, p.cap), (arm, p.cap), (cx, inner), (w - arm, p.cap), (w, p.cap),
           (cx + s, fork), (cx + s, 0), (cx - s, 0), (cx - s, fork))
    marks(g, p, w / 2)
    g.fit(p.SD * 0.6, p.SD * 0.6)


@glyph("Z", "Z")
def Z(g, p):
    w = p.v(514, 548, 636)
    thick = p.TH * p.v(1, 0.98, 0.93)
    arm = p.ST * p.v(1.24, 1.26, 1.22)
    r = w - p.v(8, 8, 6)
    g.box(p.v(14, 14, 14), p.cap - thick, r, p.cap)
    g.box(0, 0, w, thick)
    g.poly((0, thick * 0.98), (r - arm, p.cap - thick * 0.98), (r - arm, p.cap - thick * 0.5),
           (r, p.cap - thick * 0.5), (r, p.cap - thick * 0.98), (arm, thick * 0.98),
           (arm, thick * 0.5), (0, thick * 0.5))
    marks(g, p, w / 2)
    g.fit(p.v(40, 34, 20), p.v(40, 34, 20))
