"""Drawing engine: strokes with a varying thickness become closed cubic outlines.

A letter is drawn by a function that calls the methods of `Outline`.  The same
function is called once for each master, with other parameters, so all masters
of a glyph have the same contours with the same points: that is what lets the
variable font interpolate.  Nothing here may therefore branch on a measured
value in a way that changes the number of points.

Contours are kept as `[start, segment, segment, ...]`; a segment is a tuple of
one point (a line) or three (a cubic curve).  Outer contours run clockwise with
y upwards, counters anticlockwise, as TrueType wants.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from fontTools.misc.bezierTools import calcCubicBounds

# Handle length of an arc, as a part of the way to where the tangents meet.
# A circle has 0.5523; a little more makes bowls fuller and friendlier.
ROUND = 0.575


@dataclass
class Node:
    """A place on a stroke's centre line.

    x, y       position of the centre (or of an edge, see `edge`)
    angle      direction of travel in degrees (0 = east, 90 = north)
    width      thickness across the direction of travel
    edge       0: x, y is the centre; +1: the edge left of travel; -1: the right
    line       the segment that leaves this node is straight
    k          handle ratio(s) of the segment that leaves this node: a number,
               or a pair (first handle, second handle)
    cut        direction in degrees of the end's cut, if it isn't square
    spine      the segment that leaves this node is the spine of an S between two
               upright extremes: (length of its handles, its level-cut thickness
               in the middle)
    """

    x: float
    y: float
    angle: float
    width: float
    edge: int = 0
    line: bool = False
    k: float | tuple[float, float] = ROUND
    cut: float | None = None
    spine: tuple[float, float] | None = None

    def tangent(self):
        a = math.radians(self.angle)
        return math.cos(a), math.sin(a)

    def rail(self, side: int):
        """The point on the left (+1) or right (-1) edge of the stroke."""
        tx, ty = self.tangent()
        nx, ny = -ty, tx
        half = self.width / 2
        cx, cy = self.x - self.edge * nx * half, self.y - self.edge * ny * half
        px, py = cx + side * nx * half, cy + side * ny * half
        if self.cut is not None:
            c = math.radians(self.cut)
            ux, uy = math.cos(c), math.sin(c)
            # Slide the edge point along the tangent until it lies on the cut.
            det = tx * uy - ty * ux
            if abs(det) > 1e-6:
                t = ((cx - px) * uy - (cy - py) * ux) / det
                px, py = px + t * tx, py + t * ty
        return px, py


# Handle ratio of arcs shorter than a quarter, for the ends of open rounds.
SHORT = 0.63


def tip(cx, cy, rx, ry, at, width, turn, cut=None):
    """The end of an open round: a node on an ellipse of the centre line.

    `at` is the ellipse's angle in degrees, `turn` +1 where the stroke travels
    anticlockwise there and -1 where it travels clockwise.  Taking the tangent
    from the ellipse keeps the curve into the next extreme free of corners.
    """
    a = math.radians(at)
    direction = math.degrees(math.atan2(turn * ry * math.cos(a), -turn * rx * math.sin(a)))
    return Node(cx + rx * math.cos(a), cy + ry * math.sin(a), direction, width, k=SHORT, cut=cut)


def arc(p0, t0, p1, t1, k):
    """A cubic from p0 to p1 with the given tangents in the travel direction."""
    k0, k1 = k if isinstance(k, tuple) else (k, k)
    dx, dy = p1[0] - p0[0], p1[1] - p0[1]
    distance = math.hypot(dx, dy)
    det = t0[0] * t1[1] - t0[1] * t1[0]
    # The tangents meet at p0 + a * t0 = p1 - b * t1.
    a = b = -1.0
    if abs(det) > 1e-3:
        a = (dx * t1[1] - dy * t1[0]) / det
        b = (t0[0] * dy - t0[1] * dx) / det
    # Where they meet behind or far away the curve is an S or nearly straight:
    # take the handles from the distance instead.
    if a <= 0 or b <= 0 or max(a, b) > 2.2 * distance:
        a = b = distance * 0.72
    return (
        (p0[0] + t0[0] * a * k0, p0[1] + t0[1] * a * k0),
        (p1[0] - t1[0] * b * k1, p1[1] - t1[1] * b * k1),
        p1,
    )


def spine_curve(p0, t0, p1, t1, spine, side):
    """One edge of an S's spine as a single cubic.

    Unequal handles push the two edges apart in the middle: a difference d
    between them moves the curve's middle by 3/8 d.
    """
    reach, thick = spine
    first = reach - side * thick * 2 / 3
    last = reach + side * thick * 2 / 3
    return (
        (p0[0] + t0[0] * first, p0[1] + t0[1] * first),
        (p1[0] - t1[0] * last, p1[1] - t1[1] * last),
        p1,
    )


def reverse(contour):
    """The same closed contour, run the other way."""
    points = [contour[0]]
    segments = []
    for segment in contour[1:]:
        segments.append((points[-1], segment))
        points.append(segment[-1])
    out = [points[-1]]
    for start, segment in reversed(segments):
        out.append(tuple(reversed(segment[:-1])) + (start,))
    return out


def area(contour):
    """Signed area of the polygon through all points (positive: anticlockwise)."""
    points = [contour[0]] + [pt for segment in contour[1:] for pt in segment]
    return sum(
        x0 * y1 - x1 * y0
        for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1])
    ) / 2


@dataclass
class Outline:
    """The contours, advance width, anchors and components of one glyph."""

    contours: list = field(default_factory=list)
    width: float = 0
    anchors: dict = field(default_factory=dict)
    components: list = field(default_factory=list)

    # --- drawing -----------------------------------------------------------

    def stroke(self, *nodes):
        """An open stroke through the nodes with flat ends."""
        left, right = self._rails(nodes)
        back = reverse(right)
        self.contours.append(left + [(back[0],)] + back[1:])

    def ring(self, *nodes):
        """A closed stroke; the nodes must travel clockwise."""
        left, right = self._rails(list(nodes) + [nodes[0]])
        self.contours.append(left)
        self.contours.append(reverse(right))

    def blob(self, *nodes):
        """A filled shape through the nodes (travelling clockwise, no width)."""
        left, _ = self._rails(list(nodes) + [nodes[0]])
        self.contours.append(left)

    @staticmethod
    def _rails(nodes):
        rails = []
        for side in (1, -1):
            contour = [nodes[0].rail(side)]
            for a, b in zip(nodes, nodes[1:]):
                p0, p1 = a.rail(side), b.rail(side)
                if a.line:
                    contour.append((p1,))
                elif a.spine:
                    contour.append(spine_curve(p0, a.tangent(), p1, b.tangent(), a.spine, side))
                else:
                    contour.append(arc(p0, a.tangent(), p1, b.tangent(), a.k))
            rails.append(contour)
        return rails

    def poly(self, *points):
        """A filled polygon, turned clockwise."""
        contour = [points[0]] + [(pt,) for pt in points[1:]]
        self.contours.append(reverse(contour) if area(contour) > 0 else contour)

    def hole(self, *points):
        """A polygon cut out of what surrounds it."""
        self.poly(*points)
        self.contours[-1] = reverse(self.contours[-1])

    def box(self, x0, y0, x1, y1):
        self.poly((x0, y0), (x0, y1), (x1, y1), (x1, y0))

    def dot(self, cx, cy, d, dy=None, k=ROUND):
        """A filled round of width d (and height dy) about a centre."""
        rx, ry = d / 2, (dy or d) / 2
        self.blob(
            Node(cx - rx, cy, 90, 0, k=k), Node(cx, cy + ry, 0, 0, k=k),
            Node(cx + rx, cy, -90, 0, k=k), Node(cx, cy - ry, 180, 0, k=k),
        )

    def bowl(self, x0, y0, x1, y1, side, top, bottom=None, k=ROUND, mid=None):
        """A closed round with thickness `side` at left and right, `top` above."""
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2 if mid is None else mid
        self.ring(
            Node(x0, cy, 90, side, 1, k=k), Node(cx, y1, 0, top, 1, k=k),
            Node(x1, cy, -90, side, 1, k=k),
            Node(cx, y0, 180, bottom or top, 1, k=k),
        )

    def bar(self, x0, y0, x1, y1, width):
        """A straight stroke between two centre points with square ends."""
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        self.stroke(Node(x0, y0, a, width, line=True), Node(x1, y1, a, width))

    def slab_bar(self, x0, y0, x1, y1, width):
        """A diagonal whose ends are cut level; `width` is measured level."""
        h = width / 2
        self.poly((x0 - h, y0), (x1 - h, y1), (x1 + h, y1), (x0 + h, y0))

    # --- transformation ----------------------------------------------------

    def transform(self, xx=1.0, xy=0.0, yx=0.0, yy=1.0, dx=0.0, dy=0.0, start=0):
        """Map the contours from `start` on; a mirrored contour is turned back."""

        def f(pt):
            x, y = pt
            return xx * x + yx * y + dx, xy * x + yy * y + dy

        for i in range(start, len(self.contours)):
            c = self.contours[i]
            c = [f(c[0])] + [tuple(f(pt) for pt in seg) for seg in c[1:]]
            self.contours[i] = reverse(c) if xx * yy - xy * yx < 0 else c

    def mirror(self, width, start=0):
        """Flip left and right within 0..width."""
        self.transform(xx=-1, dx=width, start=start)

    def turn(self, width, height, start=0):
        """Turn half around within 0..width, 0..height."""
        self.transform(xx=-1, yy=-1, dx=width, dy=height, start=start)

    def add(self, other: "Outline", dx=0.0, dy=0.0):
        """Put a copy of another glyph's contours here."""
        start = len(self.contours)
        self.contours.extend([list(c) for c in other.contours])
        self.transform(dx=dx, dy=dy, start=start)

    # --- measuring and spacing ---------------------------------------------

    def bounds(self):
        xs, ys = [], []
        for contour in self.contours:
            here = contour[0]
            for segment in contour[1:]:
                if len(segment) == 3:
                    x0, y0, x1, y1 = calcCubicBounds(here, *segment)
                    xs += [x0, x1]
                    ys += [y0, y1]
                else:
                    xs += [here[0], segment[0][0]]
                    ys += [here[1], segment[0][1]]
                here = segment[-1]
        return min(xs), min(ys), max(xs), max(ys)

    def fit(self, left, right):
        """Set the side bearings: moves the outline and sets the width."""
        x0, _, x1, _ = self.bounds()
        self.shift(left - x0)
        self.width = left + (x1 - x0) + right

    def shift(self, dx):
        self.transform(dx=dx)
        self.anchors = {n: (x + dx, y) for n, (x, y) in self.anchors.items()}

    def centre(self, width):
        """Give the glyph a fixed width with its outline in the middle."""
        x0, _, x1, _ = self.bounds()
        self.shift((width - x1 - x0) / 2)
        self.width = width

    def anchor(self, name, x, y):
        self.anchors[name] = (x, y)

    def slant(self, tangent, axis_height):
        """Lean to the right about a height, which keeps the spacing even."""
        self.transform(yx=tangent, dx=-tangent * axis_height)
        self.components = [(n, x + tangent * y, y) for n, x, y in self.components]
        self.anchors = {
            n: (x + tangent * (y - axis_height), y)
            for n, (x, y) in self.anchors.items()
        }
