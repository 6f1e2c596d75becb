"""Typo Preview Serif: the capitals."""

from .engine import SHORT, Node as N, Outline, tip
from .registry import Registry
from .serif_lower import s_shape
from .sans_lower import k_arms
from .serif_parts import beak, beak_left, flat_foot, foot, marks, sharp_vee

SERIF_CAPS = Registry()
glyph = SERIF_CAPS.glyph


def post(g, p, x, w=None, top=True, bottom=True, reach=None):
    """A capital's stem with serifs at both ends."""
    w = w or p.ST
    g.box(x, 0, x + w, p.cap)
    if bottom:
        foot(g, p, x, w, 0, reach=reach)
    if top:
        foot(g, p, x, w, p.cap, up=False, reach=reach)


def cap_marks(g, p, x, bottom=None):
    marks(g, p, x, p.cap, bottom)


@glyph("A", "A")
def A(g, p):
    w = p.b(640, 710)
    thick, thin = p.ST * 1.10, p.TH * 1.3
    sharp_vee(g, 0, w, 0, p.cap + p.os, thick, thin, thin)
    cx = w / 2 - (thick - thin) * 0.28
    flat_foot(g, p, 0, thin, 0, reach=p.se * 1.2)
    flat_foot(g, p, w - thick, thick, 0, reach=p.se * 0.8)
    y = 218
    inset = y * cx / p.cap
    g.box(inset + thin * 0.3, y, w - y * (w - cx) / p.cap - thick * 0.5, y + p.TH)
    cap_marks(g, p, w * 0.48)
    g.anchor("ogonek", w - thick * 0.4, 0)
    g.fit(p.SD, p.SD)


@glyph("AE", "Æ")
def AE(g, p):
    x = p.b(400, 430)
    w = x + p.b(478, 520)
    thin = p.TH * 1.3
    e_arms(g, p, x, w, serif_left=False)
    g.slab_bar(thin / 2, 4, x + p.ST * 0.2, p.cap, thin)
    g.box(x, 0, x + p.ST, p.cap)
    flat_foot(g, p, 0, thin, 0, reach=p.se * 1.1)
    foot(g, p, x, p.ST, 0, right=False)
    g.box(x - 20, p.cap - p.TH, x + 40, p.cap)
    y = 218
    g.box(y * (x + p.ST * 0.2) / p.cap, y, x + 20, y + p.TH)
    cap_marks(g, p, x + p.ST)
    g.fit(p.SD, p.SR * 0.7)


def e_arms(g, p, x, w, serif_left=True, low=True):
    """The three arms of E (two of F) with their blades."""
    mid = p.cap * 0.515
    g.box(x, p.cap - p.TH, w - 14, p.cap)
    beak(g, p, w - 18, p.cap, p.b(170, 176), p.b(92, 104))
    if low:
        g.box(x, 0, w, p.TH)
        beak(g, p, w, 0, p.b(186, 190), p.b(104, 116), up=True)
    xm = x + (w - x) * 0.72
    g.box(x, mid - p.TH / 2, xm, mid + p.TH / 2)
    t = p.b(20, 26)
    g.poly((xm, mid + 92), (xm, mid - 92), (xm - t, mid - 92), (xm - t * 2.4, mid), (xm - t, mid + 92))


@glyph("E", "E")
def E(g, p):
    w = p.b(508, 560)
    g.box(0, 0, p.ST, p.cap)
    foot(g, p, 0, p.ST, 0, right=False)
    foot(g, p, 0, p.ST, p.cap, right=False, up=False)
    e_arms(g, p, p.ST * 0.5, w)
    cap_marks(g, p, w * 0.5)
    g.anchor("ogonek", w * 0.86, 0)
    g.fit(p.SB, p.SR * 0.6)


@glyph("F", "F")
def F(g, p):
    w = p.b(488, 540)
    g.box(0, 0, p.ST, p.cap)
    foot(g, p, 0, p.ST, 0, reach=p.se * 1.1)
    foot(g, p, 0, p.ST, p.cap, right=False, up=False)
    e_arms(g, p, p.ST * 0.5, w, low=False)
    cap_marks(g, p, w * 0.5)
    g.fit(p.SB, p.SR * 0.4)


def lobe(g, p, right, y0, y1, side, x=None):
    x = p.ST * 0.5 if x is None else x
    flat = right - (y1 - y0) * p.b(0.60, 0.62)
    flat = max(flat, x + 20)
    g.stroke(
        N(x, y1, 0, p.TH, 1, line=True), N(flat, y1, 0, p.TH, 1, k=0.59),
        N(right, (y0 + y1) / 2, -90, side, 1, k=0.59),
        N(flat, y0, 180, p.TH, 1, line=True), N(x, y0, 180, p.TH, 1),
    )


@glyph("B", "B")
def B(g, p):
    w = p.b(548, 604)
    waist = p.cap * 0.53
    g.box(0, 0, p.ST, p.cap)
    foot(g, p, 0, p.ST, 0, right=False)
    foot(g, p, 0, p.ST, p.cap, right=False, up=False)
    lobe(g, p, w - 40, waist - p.TH / 2, p.cap, p.ST * 0.96)
    lobe(g, p, w, 0, waist + p.TH / 2, p.ST * 1.04)
    cap_marks(g, p, w * 0.46)
    g.fit(p.SB, p.SR)


@glyph("C", "C")
def C(g, p):
    w, cx = p.b(604, 654), p.b(336, 362)
    g.stroke(
        N(w - p.b(28, 30), p.cap - p.b(158, 158), 112, p.TH, k=0.6),
        N(cx, p.cap + p.os, 180, p.TH, -1),
        N(0, p.cap / 2, -90, p.ST * 1.08, -1),
        N(cx + 8, -p.os, 0, p.TH * 1.1, -1, k=SHORT),
        tip(cx + 8, p.cap / 2, w - cx - 20, p.cap / 2 + p.os - p.TH * 0.55, -28, p.TH, 1),
    )
    blade(g, p, w)
    cap_marks(g, p, cx)
    g.fit(p.SR, p.SR * 0.6)


def blade(g, p, x):
    """The vertical blade at the upper end of C, G and S."""
    t = p.b(24, 30)
    g.poly((x - t, p.cap + p.os * 0.3), (x, p.cap + p.os * 0.3), (x + 2, p.cap - p.b(212, 218)),
           (x - t * 0.7, p.cap - p.b(212, 218)), (x - t * 1.7, p.cap - p.b(104, 104)))


@glyph("G", "G")
def G(g, p):
    w, cx = p.b(660, 722), p.b(346, 374)
    g.stroke(
        N(w - p.b(74, 80), p.cap - p.b(158, 158), 112, p.TH, k=0.6),
        N(cx, p.cap + p.os, 180, p.TH, -1),
        N(0, p.cap / 2, -90, p.ST * 1.08, -1),
        N(cx + 8, -p.os, 0, p.TH * 1.1, -1, k=(0.58, 0.5)),
        N(w - p.ST * 0.9, p.b(74, 80), 34, p.TH * 1.2),
    )
    blade(g, p, w - p.b(46, 50))
    x = w - p.ST
    g.box(x, p.b(40, 44), w, p.cap * 0.40)
    foot(g, p, x, p.ST, p.cap * 0.42, up=False, reach=p.se * 1.15)
    cap_marks(g, p, cx)
    g.fit(p.SR, p.SB * 0.4)


@glyph("D", "D")
def D(g, p):
    D_shape(g, p)
    g.fit(p.SB, p.SR)


def D_shape(g, p):
    w = p.b(624, 686)
    g.box(0, 0, p.ST, p.cap)
    foot(g, p, 0, p.ST, 0, right=False)
    foot(g, p, 0, p.ST, p.cap, right=False, up=False)
    flat = p.b(250, 272)
    g.stroke(
        N(p.ST * 0.5, p.cap, 0, p.TH, 1, line=True), N(flat, p.cap, 0, p.TH, 1, k=0.585),
        N(w, p.cap / 2, -90, p.ST * 1.08, 1, k=0.585),
        N(flat, 0, 180, p.TH, 1, line=True), N(p.ST * 0.5, 0, 180, p.TH, 1),
    )
    cap_marks(g, p, w * 0.48)


@glyph("Eth", "Ð", "Đ")
def Eth(g, p):
    D_shape(g, p)
    g.box(-p.b(56, 50), p.cap / 2 - p.TH * 0.6, p.ST + 130, p.cap / 2 + p.TH * 0.6)
    g.fit(p.SB * 0.6, p.SR)


def H_shape(g, p):
    w = p.b(640, 706)
    post(g, p, 0)
    post(g, p, w - p.ST)
    mid = p.cap * 0.51
    g.box(p.ST * 0.5, mid - p.TH / 2, w - p.ST * 0.5, mid + p.TH / 2)
    cap_marks(g, p, w / 2)
    return w


@glyph("H", "H")
def H(g, p):
    H_shape(g, p)
    g.fit(p.SB, p.SB)


@glyph("Hbar", "Ħ")
def Hbar(g, p):
    w = H_shape(g, p)
    y = p.cap - 170
    g.box(-p.se, y, w + p.se, y + p.TH)
    g.fit(p.SB, p.SB)


@glyph("I", "I")
def I(g, p):
    post(g, p, 0)
    cap_marks(g, p, p.ST / 2)
    g.anchor("ogonek", p.ST * 0.65, 0)
    g.fit(p.SB, p.SB)


@glyph("J", "J")
def J(g, p):
    d = p.ball
    w = p.b(360, 404)
    bx, by = p.b(12, 10), p.b(96, 106)
    g.stroke(
        N(w, p.cap, -90, p.ST, 1, line=True),
        N(w, p.b(170, 180), -90, p.ST, 1, k=0.58),
        N(p.b(170, 190), -p.os, 180, p.TH, 1, k=0.58),
        N(bx, by, 90, d * 0.5, 1),
    )
    g.dot(bx + d / 2, by, d)
    foot(g, p, w - p.ST, p.ST, p.cap, up=False)
    cap_marks(g, p, w - p.ST / 2, w * 0.5)
    g.fit(p.b(26, 20), p.SB * 0.8)


@glyph("IJ", "Ĳ")
def IJ(g, p):
    I(g, p)
    g.anchors.clear()
    other = Outline()
    J(other, p)
    w = g.width
    g.add(other, w)
    g.width = w + other.width


@glyph("K", "K")
def K(g, p):
    w = p.b(640, 712)
    thin, leg = p.TH * 1.35, p.ST * 1.16
    right, foot_x = w - p.b(92, 100), w - p.b(14, 10)
    post(g, p, 0)
    k_arms(g, p.ST * 0.8, right, p.cap - 4, p.cap * 0.35 - thin * 0.5, p.cap * 0.35 + thin * 0.6,
           thin, foot_x, leg, 0.22)
    flat_foot(g, p, right - thin, thin, p.cap, up=False, reach=p.se * 1.3)
    flat_foot(g, p, foot_x - leg, leg, 0, reach=p.se * 0.8)
    cap_marks(g, p, w * 0.5)
    g.fit(p.SB, p.SD)


def L_shape(g, p):
    w = p.b(500, 550)
    g.box(0, 0, p.ST, p.cap)
    foot(g, p, 0, p.ST, 0, right=False)
    foot(g, p, 0, p.ST, p.cap, up=False)
    g.box(p.ST * 0.5, 0, w, p.TH)
    beak(g, p, w, 0, p.b(206, 210), p.b(120, 130), up=True)
    cap_marks(g, p, p.ST / 2, w * 0.54)
    g.anchor("caron.side", p.b(190, 240), p.cap + 20)


@glyph("L", "L")
def L(g, p):
    L_shape(g, p)
    g.fit(p.SB, p.SR * 0.5)


@glyph("Lslash", "Ł")
def Lslash(g, p):
    L_shape(g, p)
    y, e, t = p.cap * 0.47, 76, p.b(34, 44)
    g.poly((-e, y - 76), (-e, y - 76 + t), (p.ST + e + 20, y + 90), (p.ST + e + 20, y + 90 - t))
    g.fit(p.SB * 0.5, p.SR * 0.5)


@glyph("Ldot", "Ŀ")
def Ldot(g, p):
    L_shape(g, p)
    g.dot(p.ST + p.b(150, 150), p.cap * 0.52, p.dot * 0.9)
    g.fit(p.SB, p.SR * 0.5)


@glyph("M", "M")
def M(g, p):
    w = p.b(782, 872)
    thin = p.TH * 1.25
    arm = p.ST * 1.10
    cx = w * 0.49
    g.box(p.b(10, 10), 0, p.b(10, 10) + thin, p.cap)
    g.box(w - p.ST, 0, w, p.cap)
    g.poly((0, p.cap), (arm, p.cap), (cx + arm * 0.44, 0), (cx + arm * 0.44 - thin * 1.3, 0))
    g.slab_bar(cx + arm * 0.44 - thin * 0.55, 0, w - p.ST * 0.5, p.cap - 2, thin * 1.1)
    foot(g, p, p.b(10, 10), thin, 0, reach=p.se * 1.15)
    foot(g, p, w - p.ST, p.ST, 0)
    g.box(-p.se, p.cap - p.sf, arm * 0.5, p.cap)
    foot(g, p, w - p.ST, p.ST, p.cap, up=False, left=False)
    cap_marks(g, p, w / 2)
    g.fit(p.SB, p.SB)


def N_shape(g, p):
    w = p.b(650, 724)
    thin = p.TH * 1.25
    arm = p.ST * 1.12
    g.box(20, 0, 20 + thin, p.cap)
    g.box(w - thin, 0, w, p.cap)
    g.poly((0, p.cap), (arm * 0.86, p.cap), (w, -p.os * 0.4), (w - arm * 0.86, -p.os * 0.4))
    foot(g, p, 20, thin, 0, reach=p.se * 1.2)
    foot(g, p, w - thin, thin, p.cap, up=False, reach=p.se * 1.2)
    g.box(-p.se, p.cap - p.sf, arm * 0.5, p.cap)
    cap_marks(g, p, w / 2)
    return w, thin


@glyph("N", "N")
def N_(g, p):
    N_shape(g, p)
    g.fit(p.SB, p.SB * 0.7)


@glyph("Eng", "Ŋ")
def Eng(g, p):
    w, thin = N_shape(g, p)
    d = p.ball * 0.9
    bx = w - p.b(150, 160)
    g.stroke(
        N(w, 60, -90, thin, 1, line=True), N(w, -60, -90, thin, 1, k=0.58),
        N(w - 80, p.desc, 180, thin, 1, k=0.58), N(bx - d / 2, p.desc + d * 0.6, 90, d * 0.5, 1),
    )
    g.dot(bx, p.desc + d * 0.6, d)
    g.fit(p.SB, p.SB * 0.7)


@glyph("O", "O")
def O(g, p):
    w = p.b(680, 738)
    g.bowl(0, -p.os, w, p.cap + p.os, p.ST * 1.08, p.TH, k=0.57)
    cap_marks(g, p, w / 2)
    g.anchor("ogonek", w * 0.6, 0)
    g.fit(p.SR, p.SR)


@glyph("Oslash", "Ø")
def Oslash(g, p):
    O(g, p)
    w = g.width
    t = p.b(38, 46)
    g.poly((58, -34), (58 + t, -34), (w - 58, p.cap + 34), (w - 58 - t, p.cap + 34))


@glyph("OE", "Œ")
def OE(g, p):
    x = p.b(420, 450)
    w = x + p.b(478, 520)
    flat = p.b(370, 396)
    g.stroke(
        N(x + p.ST * 0.5, p.cap, 180, p.TH, -1, line=True), N(flat, p.cap, 180, p.TH, -1, k=0.585),
        N(0, p.cap / 2, -90, p.ST * 1.08, -1, k=0.585),
        N(flat, 0, 0, p.TH, -1, line=True), N(x + p.ST * 0.5, 0, 0, p.TH, -1),
    )
    g.box(x, 0, x + p.ST, p.cap)
    e_arms(g, p, x + p.ST * 0.5, w)
    cap_marks(g, p, x)
    g.fit(p.SR, p.SR * 0.6)


@glyph("P", "P")
def P(g, p):
    w = p.b(530, 588)
    g.box(0, 0, p.ST, p.cap)
    foot(g, p, 0, p.ST, 0, reach=p.se * 1.1)
    foot(g, p, 0, p.ST, p.cap, right=False, up=False)
    lobe(g, p, w, p.cap * 0.45, p.cap, p.ST * 1.04)
    cap_marks(g, p, w * 0.46)
    g.fit(p.SB, p.SR * 0.8)


@glyph("Thorn", "Þ")
def Thorn(g, p):
    w = p.b(530, 588)
    post(g, p, 0)
    lobe(g, p, w, p.cap * 0.20, p.cap * 0.78, p.ST * 1.04)
    g.fit(p.SB, p.SR * 0.8)


@glyph("Q", "Q")
def Q(g, p):
    O(g, p)
    w = g.width - p.SR
    g.stroke(
        N(w * 0.45, 3, -10, p.TH * 0.95, k=(0.6, 0.6)),
        N(w * 0.76, p.b(-92, -92), -42, p.ST * 0.62, k=(0.6, 0.6)),
        N(w * 1.06, p.b(-116, -116), 26, p.TH * 1.1),
    )


@glyph("R", "R")
def R(g, p):
    w = p.b(530, 586)
    y0 = p.cap * 0.475
    g.box(0, 0, p.ST, p.cap)
    foot(g, p, 0, p.ST, 0)
    foot(g, p, 0, p.ST, p.cap, right=False, up=False)
    lobe(g, p, w - 20, y0, p.cap, p.ST * 1.02)
    x1 = w - p.b(6, 4)
    # The leg falls as a stem and ends in a turned-up hairline.
    g.stroke(
        N(p.b(240, 256), y0 + p.TH, 0, p.TH, 1, k=(0.6, 0.55)),
        N(x1, p.b(190, 190), -90, p.ST * 1.0, 1, line=True),
        N(x1, p.b(110, 110), -90, p.ST * 1.0, 1, k=(0.6, 0.58)),
        N(x1 + p.b(40, 36), -p.os * 0.6, 0, p.TH * 1.2, -1, k=0.6),
        N(x1 + p.b(96, 94), p.b(58, 58), 70, p.TH * 0.9),
    )
    cap_marks(g, p, w * 0.46)
    g.fit(p.SB, p.b(10, 6))


@glyph("S", "S")
def S(g, p):
    w = p.b(478, 534)
    s_shape(g, p, w, p.cap, p.ST * 1.06, p.TH, p.b(206, 212))
    cap_marks(g, p, w / 2)
    g.fit(p.SR, p.SR * 0.9)


@glyph("germandbls.cap", "ẞ")
def capital_sharp_s(g, p):
    w = p.b(590, 650)
    d = p.ball
    g.stroke(
        N(0, 0, 90, p.ST, 1, line=True), N(0, p.cap - 250, 90, p.ST, 1),
        N(p.b(240, 260), p.cap + p.os, 0, p.TH, 1, line=True),
        N(w - 60, p.cap + p.os, 0, p.TH, 1),
    )
    foot(g, p, 0, p.ST, 0, right=False)
    g.poly((w - 60, p.cap + p.os), (w - 60, p.cap + p.os - p.TH), (w * 0.50, p.cap * 0.55), (w * 0.50 - 40, p.cap * 0.55))
    bx, by = p.b(186, 210), p.b(90, 96)
    g.stroke(
        N(w * 0.46, p.cap * 0.55, 0, p.TH, 1, k=0.58),
        N(w, p.cap * 0.27, -90, p.ST * 1.04, 1, k=0.58),
        N(w * 0.58, -p.os, 180, p.TH, 1, k=0.58), N(bx, by, 90, d * 0.5, 1),
    )
    g.dot(bx + d / 2, by, d)
    g.fit(p.SB, p.SR)


def T_shape(g, p):
    w = p.b(580, 640)
    c = w / 2
    g.box(c - p.ST / 2, 0, c + p.ST / 2, p.cap)
    foot(g, p, c - p.ST / 2, p.ST, 0, reach=p.se * 1.15)
    g.box(10, p.cap - p.TH, w - 10, p.cap)
    beak(g, p, w - 6, p.cap, p.b(176, 182), p.b(104, 112))
    beak_left(g, p, 6, p.cap, p.b(176, 182), p.b(104, 112))
    cap_marks(g, p, c)


@glyph("T", "T")
def T(g, p):
    T_shape(g, p)
    g.fit(p.b(24, 18), p.b(24, 18))


@glyph("Tbar", "Ŧ")
def Tbar(g, p):
    T(g, p)
    c = g.width / 2
    g.box(c - 150, p.cap * 0.44, c + 150, p.cap * 0.44 + p.TH * 1.3)


@glyph("U", "U")
def U(g, p):
    w = p.b(622, 690)
    thin = p.TH * 1.25
    g.stroke(
        N(0, p.cap, -90, p.ST, -1, line=True), N(0, p.b(240, 250), -90, p.ST, -1, k=0.58),
        N(w * 0.52, -p.os, 0, p.TH * 1.2, -1, k=0.58),
        N(w, p.b(240, 250), 90, thin, -1, line=True), N(w, p.cap, 90, thin, -1),
    )
    foot(g, p, 0, p.ST, p.cap, up=False)
    foot(g, p, w - thin, thin, p.cap, up=False, reach=p.se * 1.2)
    cap_marks(g, p, w / 2)
    g.anchor("ogonek", w * 0.58, 0)
    g.fit(p.SB, p.SB * 0.7)


@glyph("V", "V")
def V(g, p):
    w = p.b(612, 680)
    thick, thin = p.ST * 1.08, p.TH * 1.3
    sharp_vee(g, 0, w, p.cap, -p.os, thick, thin, thin)
    flat_foot(g, p, 0, thick, p.cap, up=False, reach=p.se * 0.85)
    flat_foot(g, p, w - thin, thin, p.cap, up=False, reach=p.se * 1.2)
    cap_marks(g, p, w / 2)
    g.fit(p.SD, p.SD)


@glyph("W", "W")
def W(g, p):
    half = p.b(506, 566)
    thick, thin = p.ST * 1.04, p.TH * 1.3
    lap = thick * 0.72
    sharp_vee(g, 0, half, p.cap, -p.os, thick, thin, thin)
    w = 2 * half - lap
    sharp_vee(g, half - lap, w, p.cap, -p.os, thick, thin, thin)
    flat_foot(g, p, 0, thick, p.cap, up=False, reach=p.se * 0.85)
    flat_foot(g, p, half - lap, thick, p.cap, up=False, reach=p.se * 0.6)
    flat_foot(g, p, w - thin, thin, p.cap, up=False, reach=p.se * 1.2)
    cap_marks(g, p, w / 2)
    g.fit(p.SD, p.SD)


@glyph("X", "X")
def X(g, p):
    w = p.b(590, 656)
    thick, thin = p.ST * 1.12, p.TH * 1.3
    g.slab_bar(thick / 2 + 8, p.cap - 4, w - thick / 2, 4, thick)
    g.slab_bar(thin / 2 + 20, 4, w - thin / 2 - 26, p.cap - 4, thin)
    flat_foot(g, p, 8, thick, p.cap, up=False, reach=p.se * 0.8)
    flat_foot(g, p, w - thin - 26, thin, p.cap, up=False, reach=p.se * 1.15)
    flat_foot(g, p, w - thick, thick, 0, reach=p.se * 0.8)
    flat_foot(g, p, 20, thin, 0, reach=p.se * 1.15)
    cap_marks(g, p, w / 2)
    g.fit(p.SD, p.SD)


@glyph("Y", "Y")
def Y(g, p):
    w = p.b(588, 652)
    thick, thin = p.ST * 1.08, p.TH * 1.3
    c, fork = w * 0.50, p.cap * 0.42
    g.box(c - p.ST / 2, 0, c + p.ST / 2, fork + 20)
    g.slab_bar(thick / 2, p.cap - 4, c - p.ST / 2 + thick * 0.46, fork, thick)
    g.slab_bar(w - thin / 2, p.cap - 4, c + p.ST / 2 - thin / 2, fork, thin)
    foot(g, p, c - p.ST / 2, p.ST, 0)
    flat_foot(g, p, 0, thick, p.cap, up=False, reach=p.se * 0.85)
    flat_foot(g, p, w - thin, thin, p.cap, up=False, reach=p.se * 1.2)
    cap_marks(g, p, w / 2)
    g.fit(p.SD, p.SD)


@glyph("Z", "Z")
def Z(g, p):
    w = p.b(534, 590)
    arm = p.ST * 1.2
    g.box(30, p.cap - p.TH, w - 14, p.cap)
    g.box(8, 0, w, p.TH)
    g.poly((8, 0), (w - 14 - arm, p.cap), (w - 14, p.cap), (8 + arm, 0))
    beak_left(g, p, 28, p.cap, p.b(176, 182), p.b(100, 108))
    beak(g, p, w, 0, p.b(190, 194), p.b(110, 118), up=True)
    cap_marks(g, p, w / 2)
    g.fit(p.b(30, 24), p.b(28, 22))
