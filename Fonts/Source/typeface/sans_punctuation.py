"""Punctuation, shared by the sans and (with its own measures) the serif."""

import math

from .engine import Node as N, tip
from .registry import Registry
from .sans_figures import tabular_width

PUNCTUATION = Registry()
glyph = PUNCTUATION.glyph


def side(p):
    return p.v(58, 52, 34)


def comma_shape(g, p, cx, cy):
    """A round with a tail that leans left, its round centred at cx, cy."""
    d = p.dot
    r = d / 2
    g.dot(cx, cy, d)
    tail = p.v(96, 98, 130)
    # The tail leaves the round's right side and tapers.
    g.blob(
        N(cx - r * 0.05, cy + r * 0.2, 0, 0, line=True),
        N(cx + r, cy, -90, 0, k=(0.55, 0.55)),
        N(cx - r * p.v(1.4, 0.55, 0.30), cy - r - tail + p.v(20, 12, 20), p.v(-112, -125, -132), 0, line=True),
        N(cx - r * p.v(2.6, 0.98, 0.62), cy - r - tail + p.v(26, 38, 52), 57, 0, k=(0.55, 0.5)),
        N(cx - r * 0.05, cy - r * 0.4, 90, 0, line=True),
    )


def quote_shape(g, p, cx, top, height=None):
    """A straight quote: a wedge, wider above."""
    a, b = p.dot * p.v(0.32, 0.46, 0.43), p.dot * p.v(0.24, 0.32, 0.30)
    h = height or p.v(232, 240, 260)
    g.poly((cx - a, top), (cx + a, top), (cx + b, top - h), (cx - b, top - h))


@glyph("period", ".")
def period(g, p):
    g.dot(p.dot / 2, p.dot / 2 - p.os * 0.4, p.dot)
    g.fit(side(p), side(p))


@glyph("comma", ",")
def comma(g, p):
    comma_shape(g, p, 0, p.dot / 2 - p.os * 0.4)
    g.fit(side(p) * 0.8, side(p))


@glyph("colon", ":")
def colon(g, p):
    g.dot(p.dot / 2, p.dot / 2 - p.os * 0.4, p.dot)
    g.dot(p.dot / 2, p.xh - p.dot / 2 - p.v(30, 26, 10), p.dot)
    g.fit(side(p) * 1.05, side(p) * 1.05)


@glyph("semicolon", ";", 0x37E)
def semicolon(g, p):
    comma_shape(g, p, p.dot / 2, p.dot / 2 - p.os * 0.4)
    g.dot(p.dot / 2, p.xh - p.dot / 2 - p.v(30, 26, 10), p.dot)
    g.fit(side(p) * 0.85, side(p) * 1.05)


@glyph("ellipsis", "…")
def ellipsis(g, p):
    step = p.dot + p.v(150, 118, 76)
    for i in range(3):
        g.dot(p.dot / 2 + i * step, p.dot / 2 - p.os * 0.4, p.dot)
    g.fit(side(p), side(p))


@glyph("periodcentered", "·", 0x2219)
def periodcentered(g, p):
    g.dot(p.dot / 2, p.xh * 0.56, p.dot)
    g.fit(side(p), side(p))


@glyph("bullet", "•")
def bullet(g, p):
    d = p.v(170, 196, 250)
    g.dot(d / 2, p.cap * 0.47, d)
    g.fit(side(p) * 1.1, side(p) * 1.1)


@glyph("exclam", "!")
def exclam(g, p):
    a, b = p.ST * p.v(0.55, 0.54, 0.53), p.ST * p.v(0.48, 0.40, 0.36)
    g.dot(0, p.dot / 2 - p.os * 0.4, p.dot)
    g.poly((-a, p.cap), (a, p.cap), (b, p.v(180, 198, 250)), (-b, p.v(180, 198, 250)))
    g.fit(p.v(92, 80, 50), p.v(92, 80, 50))


@glyph("exclamdown", "¡")
def exclamdown(g, p):
    exclam(g, p)
    g.turn(g.width, p.xh)


@glyph("question", "?")
def question(g, p):
    w = p.v(382, 414, 524)
    cx = w * p.v(0.48, 0.47, 0.46)
    sid = p.ST * p.v(1, 0.97, 0.92)
    foot = p.v(182, 198, 250)
    stem_x = w * p.v(0.47, 0.46, 0.45)
    g.stroke(
        tip(cx, p.cap * 0.735, cx - sid * 0.36, p.cap * 0.265 + p.os - p.TH / 2,
            p.v(152, 150, 148), p.TH * p.v(1, 1, 0.95), -1, cut=p.v(140, 130, 118)),
        N(cx, p.cap + p.os, 0, p.TH * p.v(1, 0.98, 0.94), 1, k=0.57),
        N(w, p.cap * p.v(0.735, 0.735, 0.725), -90, sid, 1, k=(0.55, 0.60)),
        N(w * p.v(0.70, 0.68, 0.665), p.cap * p.v(0.49, 0.495, 0.505), p.v(-136, -136, -138), p.ST * p.v(1, 0.92, 0.80), k=(0.5, 0.6)),
        N(stem_x, foot, -90, p.ST * p.v(1, 0.94, 0.86)),
    )
    g.dot(stem_x, p.dot / 2 - p.os * 0.4, p.dot)
    g.fit(p.v(44, 34, 18), p.v(48, 38, 22))


@glyph("questiondown", "¿")
def questiondown(g, p):
    question(g, p)
    g.turn(g.width, p.xh)


@glyph("quotesingle", "'")
def quotesingle(g, p):
    quote_shape(g, p, 0, p.asc - 6)
    g.fit(side(p), side(p))


@glyph("quotedbl", '"')
def quotedbl(g, p):
    step = p.dot * p.v(1, 0.94, 0.86) + p.v(100, 76, 44)
    quote_shape(g, p, 0, p.asc - 6)
    quote_shape(g, p, step, p.asc - 6)
    g.fit(side(p), side(p))


def curly(upper: bool, turned: bool, double: bool):
    def draw(g, p):
        d = p.dot * p.v(1, 0.96, 0.90)
        small = p.__class__(p.weight, p.serif)
        small.dot = d
        step = d + p.v(106, 76, 42)
        y = p.asc - d / 2 if upper else d / 2 - p.os * 0.4
        for i in range(2 if double else 1):
            comma_shape(g, small, i * step, y)
        if turned:
            x0, y0, x1, y1 = g.bounds()
            g.transform(xx=-1, yy=-1, dx=x0 + x1, dy=y0 + y1)
        g.fit(side(p) * 0.86, side(p) * 0.86)
    return draw


glyph("quoteright", "’", 0x2BC)(curly(True, False, False))
glyph("quoteleft", "‘", 0x2BB)(curly(True, True, False))
glyph("quotedblright", "”")(curly(True, False, True))
glyph("quotedblleft", "“")(curly(True, True, True))
glyph("quotesinglbase", "‚")(curly(False, False, False))
glyph("quotedblbase", "„")(curly(False, False, True))


def reversed_quote(double):
    """‛ and ‟: the closing quote seen in a mirror."""
    def draw(g, p):
        curly(True, False, double)(g, p)
        g.mirror(g.width)
    return draw


glyph("quotereversed", "‛")(reversed_quote(False))
glyph("quotedblreversed", "‟")(reversed_quote(True))


def prime(count):
    def draw(g, p):
        h = p.v(220, 230, 250)
        top = p.asc - 6
        a, b = p.dot * p.v(0.60, 0.88, 0.76), p.dot * p.v(0.5, 0.46, 0.36)
        step = a + p.v(80, 66, 44)
        lean = p.v(50, 50, 60)
        for i in range(count):
            x = i * step
            g.poly((x + lean, top), (x + lean + a, top), (x + b, top - h), (x, top - h))
        g.fit(side(p) * 0.8, side(p) * 0.6)
    return draw


glyph("minute", "′")(prime(1))
glyph("second", "″")(prime(2))


def guillemet(right: bool, double: bool):
    def draw(g, p):
        reach, half = p.v(120, 128, 166), p.v(150, 152, 172)
        cy = p.xh * 0.50
        arm = p.th * p.v(1.25, 1.3, 1.22)
        step = arm + p.v(118, 92, 70)
        for i in range(2 if double else 1):
            x = i * step
            g.poly((x, cy), (x + reach, cy + half), (x + reach + arm, cy + half),
                   (x + arm, cy), (x + reach + arm, cy - half), (x + reach, cy - half))
        if right:
            g.mirror(0)
        g.fit(side(p) * 0.9, side(p) * 0.9)
    return draw


glyph("guilsinglleft", "‹")(guillemet(False, False))
glyph("guilsinglright", "›")(guillemet(True, False))
glyph("guillemotleft", "«")(guillemet(False, True))
glyph("guillemotright", "»")(guillemet(True, True))


# --- lines and brackets ------------------------------------------------------

def dash(length):
    def draw(g, p):
        w = length(p)
        y = p.xh * p.v(0.50, 0.50, 0.49)
        g.box(0, y - p.th * 0.52, w, y + p.th * 0.52)
        g.fit(p.v(46, 38, 24), p.v(46, 38, 24))
    return draw


glyph("hyphen", "-", 0xAD, 0x2010, 0x2011)(dash(lambda p: p.v(260, 270, 300)))
glyph("endash", "–")(dash(lambda p: p.v(440, 450, 480)))


@glyph("figuredash", "‒")
def figuredash(g, p):
    dash(lambda p: tabular_width(p) - 2 * p.v(46, 38, 24))(g, p)


@glyph("emdash", "—", 0x2015)
def emdash(g, p):
    dash(lambda p: 880)(g, p)
    g.centre(p.v(960, 950, 930))


@glyph("underscore", "_")
def underscore(g, p):
    g.box(0, -120, 500, -120 + p.th)
    g.fit(0, 0)


@glyph("slash", "/")
def slash(g, p):
    g.slab_bar(0, -90, p.v(300, 310, 330), p.asc + 20, p.ST * 0.92)
    g.fit(p.v(20, 16, 8), p.v(20, 16, 8))


@glyph("backslash", "\\")
def backslash(g, p):
    slash(g, p)
    g.mirror(g.width)


@glyph("bar", "|")
def bar(g, p):
    g.box(0, -180, p.ST * 0.82, p.asc + 60)
    g.fit(p.v(110, 96, 70), p.v(110, 96, 70))


@glyph("brokenbar", "¦")
def brokenbar(g, p):
    g.box(0, -180, p.ST * 0.82, 220)
    g.box(0, 360, p.ST * 0.82, p.asc + 60)
    g.fit(p.v(110, 96, 70), p.v(110, 96, 70))


TOP, BOTTOM = 786, -140      # extent of brackets


@glyph("parenleft", "(")
def parenleft(g, p):
    w = p.v(168, 186, 252)
    s = p.ST * p.v(1, 0.92, 0.84)
    e = p.TH * p.v(1, 0.84, 0.68)
    mid = (TOP + BOTTOM) / 2
    g.stroke(
        N(w, TOP, p.v(-128, -126, -122), e, cut=0, k=(0.55, 0.62), edge=0),
        N(0, mid, -90, s, -1, k=(0.62, 0.55)),
        N(w, BOTTOM, p.v(-52, -54, -58), e, cut=0),
    )
    g.fit(p.v(70, 58, 36), p.v(24, 18, 8))


@glyph("parenright", ")")
def parenright(g, p):
    parenleft(g, p)
    g.mirror(g.width)


@glyph("bracketleft", "[")
def bracketleft(g, p):
    w = p.v(150, 172, 230)
    s, t = p.ST * p.v(1, 0.92, 0.84), p.TH * p.v(1, 0.88, 0.72)
    g.box(0, BOTTOM, s, TOP)
    g.box(0, TOP - t, w, TOP)
    g.box(0, BOTTOM, w, BOTTOM + t)
    g.fit(p.v(84, 72, 46), p.v(34, 26, 14))


@glyph("bracketright", "]")
def bracketright(g, p):
    bracketleft(g, p)
    g.mirror(g.width)


@glyph("braceleft", "{")
def braceleft(g, p):
    w = p.v(196, 222, 296)
    s, t = p.ST * p.v(1, 0.90, 0.78), p.TH * p.v(1, 0.86, 0.68)
    mid = (TOP + BOTTOM) / 2
    x = w * 0.36
    g.stroke(
        N(w, TOP, 180, t, -1, line=True), N(w - 20, TOP, 180, t, -1),
        N(x, TOP - p.v(110, 120, 150), -90, s, -1, line=True),
        N(x, mid + p.v(84, 96, 130), -90, s, -1),
        N(0, mid, 180, t * 0.98),
    )
    g.stroke(
        N(w, BOTTOM, 180, t, 1, line=True), N(w - 20, BOTTOM, 180, t, 1),
        N(x, BOTTOM + p.v(110, 120, 150), 90, s, 1, line=True),
        N(x, mid - p.v(84, 96, 130), 90, s, 1),
        N(0, mid, 180, t * 0.98),
    )
    g.fit(p.v(40, 32, 18), p.v(30, 24, 12))


@glyph("braceright", "}")
def braceright(g, p):
    braceleft(g, p)
    g.mirror(g.width)


@glyph("asterisk", "*")
def asterisk(g, p):
    r, t = p.v(164, 176, 220), p.TH * p.v(1, 0.92, 0.70)
    cy = p.asc - r
    for i in range(5):
        a = math.radians(90 + 72 * i)
        ux, uy = math.cos(a), math.sin(a)
        nx, ny = -uy * t / 2, ux * t / 2
        wx, wy = nx * 1.18, ny * 1.18
        g.poly((nx * 0.8, cy + ny * 0.8), (ux * r + wx, cy + uy * r + wy), (ux * r - wx, cy + uy * r - wy), (-nx * 0.8, cy - ny * 0.8))
    d = t * 0.8
    g.dot(0, cy, d)
    g.fit(p.v(46, 38, 22), p.v(46, 38, 22))


@glyph("dagger", "†")
def dagger(g, p):
    s, t = p.ST * p.v(1, 0.92, 0.82), p.TH * p.v(1, 0.92, 0.80)
    w = p.v(330, 350, 420)
    y = p.v(520, 516, 506)
    g.box((w - s) / 2, -120, (w + s) / 2, p.cap + 20)
    g.box(0, y - t / 2, w, y + t / 2)
    g.fit(p.v(48, 40, 22), p.v(48, 40, 22))


@glyph("daggerdbl", "‡")
def daggerdbl(g, p):
    s, t = p.ST * p.v(1, 0.92, 0.82), p.TH * p.v(1, 0.92, 0.80)
    w = p.v(330, 350, 420)
    g.box((w - s) / 2, -120, (w + s) / 2, p.cap + 20)
    for y in (p.v(520, 516, 506), p.v(84, 88, 98)):
        g.box(0, y - t / 2, w, y + t / 2)
    g.fit(p.v(48, 40, 22), p.v(48, 40, 22))


@glyph("section", "§")
def section(g, p):
    """Two S-like strokes that hold a ring between them."""
    w = p.v(380, 408, 508)
    cx = w / 2
    th, s = p.TH * p.v(1, 0.88, 0.68), p.ST * p.v(1, 0.86, 0.66)
    top, low = p.cap + p.os, -120
    mid = (top + low) / 2
    g.stroke(
        tip(cx, top - p.v(140, 142, 150), cx - p.v(46, 60, 76), p.v(140, 142, 150) - th / 2, 38, th, 1, cut=p.v(56, 66, 76)),
        N(cx, top, 180, th, -1, k=0.57),
        N(34, top - p.v(140, 142, 150), -90, s, -1, spine=(p.v(156, 152, 148), s * 0.62)),
        N(w, mid - p.v(46, 44, 40), -90, s, 1, k=(0.6, 0.55)),
        N(w * 0.66, mid - p.v(172, 164, 158), -150, s * 0.8),
    )
    g.stroke(
        tip(cx, low + p.v(140, 142, 150), cx - p.v(46, 60, 76), p.v(140, 142, 150) - th / 2, 218, th, 1, cut=p.v(56, 66, 76)),
        N(cx, low, 0, th, -1, k=0.57),
        N(w - 34, low + p.v(140, 142, 150), 90, s, -1, spine=(p.v(156, 152, 148), s * 0.62)),
        N(0, mid + p.v(46, 44, 40), 90, s, 1, k=(0.6, 0.55)),
        N(w * 0.34, mid + p.v(172, 164, 158), 30, s * 0.8),
    )
    g.fit(p.v(50, 40, 24), p.v(50, 40, 24))


@glyph("paragraph", "¶")
def paragraph(g, p):
    s = p.ST * p.v(1, 0.86, 0.62)
    r = p.v(200, 206, 216)
    gap = p.v(150, 130, 100)
    g.blob(
        N(r + s, p.cap, 0, 0, line=True), N(r + s, p.cap - 2 * r, 180, 0, line=True),
        N(r, p.cap - 2 * r, 180, 0), N(0, p.cap - r, 90, 0), N(r, p.cap, 0, 0, line=True),
    )
    g.box(r, -120, r + s, p.cap)
    g.box(r + s + gap, -120, r + 2 * s + gap, p.cap)
    t = p.TH * p.v(1, 0.9, 0.7)
    g.box(r, p.cap - t, r + 2 * s + gap, p.cap)
    g.fit(p.v(46, 38, 24), p.v(80, 66, 44))


@glyph("ampersand", "&")
def ampersand(g, p):
    w = p.v(630, 668, 780)
    s = p.ST * p.v(1, 0.96, 0.86)
    th = p.TH * p.v(1, 0.96, 0.86)
    # One line: from the foot at the right up the diagonal, around the small
    # eye above, down into the big bowl and up to the arm at the right.
    ex = p.v(270, 288, 336)              # the eye's centre
    foot = w - s * 0.72, 0
    shoulder = p.v(176, 192, 236), p.cap * p.v(0.645, 0.655, 0.675)
    slope = math.degrees(math.atan2(shoulder[1], shoulder[0] - foot[0]))
    g.stroke(
        N(*foot, slope, s, cut=0, line=True),
        N(*shoulder, slope, s * 0.92, k=(0.5, 0.6)),
        N(p.v(118, 116, 108), p.cap * p.v(0.80, 0.80, 0.795), 90, s * 0.92, 1, k=0.57),
        N(ex, p.cap + p.os, 0, th, 1, k=0.57),
        N(ex * 2 - p.v(118, 116, 108), p.cap * p.v(0.805, 0.805, 0.80), -90, s * 0.90, 1, k=(0.57, 0.6)),
        N(p.v(262, 280, 330), p.cap * p.v(0.555, 0.555, 0.555), p.v(-154, -154, -154), s * 0.86, k=(0.56, 0.60)),
        N(0, p.cap * p.v(0.248, 0.250, 0.262), -90, s, -1, k=0.57),
        N(p.v(250, 262, 300), -p.os, 0, th, -1, k=(0.58, 0.60)),
        N(w - p.v(66, 58, 44), p.cap * p.v(0.50, 0.50, 0.49), p.v(74, 74, 74), s * 0.90, cut=0),
    )
    g.fit(p.v(46, 36, 22), p.v(26, 20, 8))


@glyph("at", "@")
def at(g, p):
    w = p.v(880, 916, 1004)
    s, th = p.ST * p.v(1, 0.76, 0.52), p.TH * p.v(1, 0.80, 0.56)
    top, low = p.cap + 10, -150
    mid = (top + low) / 2
    # Outer line: from the tail at the right foot, around and down to the stem.
    xa = p.v(624, 642, 684)                     # right edge of the a's stem
    si, ti = p.ST * p.v(1, 0.80, 0.58), p.TH * p.v(1, 0.82, 0.62)
    y0, y1 = mid - p.v(196, 198, 212), mid + p.v(196, 198, 212)
    g.stroke(
        N(w * 0.735, low + p.v(50, 54, 64), p.v(-158, -160, -164), th, cut=80, k=(0.6, 0.58)),
        N(w * 0.5, low, 180, th, 1, k=0.58),
        N(0, mid, 90, s, 1, k=0.58),
        N(w * 0.51, top, 0, th, 1, k=0.58),
        N(w, mid + 16, -90, s, 1, k=(0.58, 0.58)),
        N(xa + p.v(92, 96, 100), y0 - ti * 0.2, 180, ti, 1, k=(0.58, 0.58)),
        N(xa, y0 + p.v(90, 100, 120), 90, si, 1, line=True),
        N(xa, y1 - p.v(6, 8, 10), 90, si, 1),
    )
    g.bowl(p.v(252, 250, 238), y0, xa, y1, si, ti)
    g.fit(p.v(50, 42, 28), p.v(50, 42, 28))


@glyph("numbersign", "#")
def numbersign(g, p):
    w = p.v(540, 570, 680)
    s, t = p.ST * p.v(1, 0.82, 0.64), p.TH * p.v(1, 0.86, 0.70)
    lean = p.v(70, 70, 70)
    for x in (w * 0.24, w * 0.60):
        g.slab_bar(x, 0, x + lean, p.cap, s)
    y1, y2 = p.cap * 0.30, p.cap * 0.68
    g.box(0, y1 - t / 2, w - p.v(36, 36, 36), y1 + t / 2)
    g.box(p.v(36, 36, 36), y2 - t / 2, w, y2 + t / 2)
    g.fit(p.v(34, 28, 14), p.v(34, 28, 14))
