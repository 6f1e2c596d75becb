"""Typo Preview Serif: the parts its letters share."""

from .engine import Node as N, reverse


def flat_foot(g, p, x, w, y=0, reach=None, up=True):
    """A hairline serif without bracket, for diagonals."""
    e = reach if reach is not None else p.se
    t = p.sf if up else -p.sf
    g.box(x - e, min(y, y + t), x + w + e, max(y, y + t))


def sharp_vee(g, x0, x1, top, bottom, thick, thin, flat):
    """A V of a thick and a thin arm that meet in a point `flat` wide.

    With `top` below `bottom` it stands on its head, thin arm at the left.
    """
    if top < bottom:
        start = len(g.contours)
        sharp_vee(g, 0, x1 - x0, bottom - top, 0, thick, thin, flat)
        g.transform(xx=-1, yy=-1, dx=x1, dy=bottom, start=start)
        return
    h = top - bottom
    tip = (x0 + x1) / 2 + (thick - thin) * 0.28
    run_left = (tip - flat / 2 - x0) / h          # level way for each unit down
    run_right = (x1 - tip - flat / 2) / h
    depth = (x1 - thin - x0 - thick) / (run_left + run_right)
    g.poly((x0, top), (x0 + thick, top), (x0 + thick + run_left * depth, top - depth),
           (x1 - thin, top), (x1, top), (tip + flat / 2, bottom), (tip - flat / 2, bottom))


def foot(g, p, x, w, y=0, left=True, right=True, reach=None, up=True):
    """A bracketed hairline serif at the end of a stem from x to x + w.

    `up` tells that the stem goes up from it; a head serif has it down.
    """
    e = reach if reach is not None else p.se
    s = 1 if up else -1
    t, br = p.sf * s, p.br * s
    start = len(g.contours)
    x0 = x - e if left else x
    x1 = x + w + e if right else x + w
    bl, brr = (br if left else 0.001 * s), (br if right else 0.001 * s)
    nodes = [
        N(x0, y, 90, 0, line=True), N(x0, y + t, 0, 0, k=0.7),
        N(x + (0 if left else 0.0), y + t + bl, 90 * s, 0, line=True),
        N(x + w, y + t + brr, -90 * s, 0, k=0.7), N(x1, y + t, 0, 0, line=True),
        N(x1, y, -90, 0, line=True),
    ]
    g.blob(*nodes)
    if not up:
        g.contours[start] = reverse(g.contours[start])


def stem(g, p, x, y0, y1, w, top="", bottom="feet", reach=None):
    """A stem with its serifs: top 'flag' | 'head' | '', bottom 'feet' | ''."""
    if top == "flag":
        d, e = p.b(36, 42), p.se * 1.15
        low = y1 - d
        g.poly((x, y0), (x, y1 - d * w / (e + w)), (x + w, y1), (x + w, y0))
        g.blob(
            N(x - e, low, 0, 0, line=True), N(x + w, y1, 0, 0, line=True),
            N(x + w * 0.5, low - p.b(52, 56), 180, 0, line=True),
            N(x, low - p.b(52, 56), 90, 0, k=(0.55, 0.5)), N(x - e, low - p.sf * 0.9, 190, 0, line=True),
        )
    else:
        g.box(x, y0, x + w, y1)
        if top == "head":
            foot(g, p, x, w, y1, up=False, reach=reach)
    if bottom == "feet":
        foot(g, p, x, w, y0, reach=reach)


def beak(g, p, x, y, depth, width, up=False):
    """The pointed end of a level hairline: a blade at x, from y down (or up)."""
    s = 1 if up else -1
    start = len(g.contours)
    t = p.b(24, 30)
    g.blob(
        N(x - width, y, 0, 0, line=True), N(x, y, 0, 0, line=True),
        N(x + p.b(6, 6), y + s * depth, 0, 0, line=True),
        N(x + p.b(6, 6) - t, y + s * depth, 90, 0, k=(0.62, 0.5)),
        N(x - width, y - s * 0 + s * p.TH * 0.98, 180, 0, line=True),
    )
    if up:
        g.contours[start] = reverse(g.contours[start])


def beak_left(g, p, x, y, depth, width, up=False):
    """The mirror of `beak`: a blade at the left end of a hairline."""
    start = len(g.contours)
    beak(g, p, 0, y, depth, width, up)
    g.transform(xx=-1, dx=x, start=start)


def marks(g, p, x, top, bottom=None):
    g.anchor("top", x, top)
    g.anchor("bottom", x if bottom is None else bottom, 0)
