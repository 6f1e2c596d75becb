"""From cubic outlines of several masters to compatible TrueType glyphs."""

from __future__ import annotations

from fontTools.cu2qu import curves_to_quadratic
from fontTools.misc.roundTools import otRound
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates

MAX_ERROR = 0.7          # how far a quadratic may stray from its cubic, in units

ROUND_XY_TO_GRID, ARGS_ARE_XY = 0x0004, 0x0002
OVERLAP_SIMPLE, OVERLAP_COMPOUND = 0x40, 0x0400


def _same(a, b):
    return abs(a[0] - b[0]) < 1e-6 and abs(a[1] - b[1]) < 1e-6


def _convert(contours):
    """The same contour of each master -> a list of (points, on-curve flags)."""
    results = [([c[0]], [1]) for c in contours]
    starts = [c[0] for c in contours]
    for i in range(1, len(contours[0])):
        segments = [c[i] for c in contours]
        if len(segments[0]) == 1:
            pieces = [list(s) for s in segments]
            flags = [1]
        else:
            curves = [[start, *s] for start, s in zip(starts, segments)]
            splines = curves_to_quadratic(curves, [MAX_ERROR] * len(curves))
            pieces = [list(s[1:]) for s in splines]
            flags = [0] * (len(pieces[0]) - 1) + [1]
        for (points, on), piece in zip(results, pieces):
            points.extend(piece)
            on.extend(flags)
        starts = [s[-1] for s in segments]
    # A contour that comes back to its start needs no second point there.
    if all(_same(points[0], points[-1]) for points, _ in results):
        results = [(points[:-1], on[:-1]) for points, on in results]
    return results


def simple_glyphs(outlines):
    """One TrueType glyph for each master, point for point alike."""
    count = len(outlines)
    data = [([], [], []) for _ in range(count)]
    for contours in zip(*(o.contours for o in outlines), strict=True):
        for (points, flags, ends), (pts, on) in zip(data, _convert(contours)):
            points.extend((otRound(x), otRound(y)) for x, y in pts)
            flags.extend(on)
            ends.append(len(points) - 1)
    glyphs = []
    for points, flags, ends in data:
        g = Glyph()
        g.numberOfContours = len(ends)
        if ends:
            g.coordinates = GlyphCoordinates(points)
            g.flags = bytearray(flags)
            if len(ends) > 1:
                g.flags[0] |= OVERLAP_SIMPLE
            g.endPtsOfContours = ends
            g.program = ttProgram.Program()
            g.program.fromBytecode(b"")
        glyphs.append(g)
    return glyphs


def composite_glyph(outline):
    g = Glyph()
    g.numberOfContours = -1
    g.components = []
    for i, (name, dx, dy) in enumerate(outline.components):
        c = GlyphComponent()
        c.glyphName = name
        c.x, c.y = otRound(dx), otRound(dy)
        c.flags = ROUND_XY_TO_GRID | ARGS_ARE_XY
        if i == 0:
            c.flags |= OVERLAP_COMPOUND
        g.components.append(c)
    return g
