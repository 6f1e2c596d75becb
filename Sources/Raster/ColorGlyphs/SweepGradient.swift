internal import CCairo
internal import Typography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A gradient around a point, as wedges between two angles with a colour on each edge.
///
/// cairo has no such gradient; it has patches with a colour at each corner.
struct SweepGradient {
  /// The colours.
  let ramp: ColorRamp
  /// The angle of place 0, in degrees counter-clockwise from the x axis.
  let start: Double
  /// The angle of place 1.
  let end: Double

  /// The widest wedge, in degrees: a curve is close to an arc up to here.
  private static let widest = 15.0
  /// The most edges between wedges.
  private static let limit = 2048

  /// Adds the wedges of the whole circle to a mesh.
  func addPatches(
    to mesh: OpaquePointer, of cairo: CairoFunctions, around center: FontPoint, radius: Double
  ) {
    let edges = self.edges
    for (from, to) in zip(edges, edges.dropFirst()) where to - from > 1e-9 {
      let hair = (to - from) * 1e-4
      addPatch(
        to: mesh, of: cairo, around: center, radius: radius, from: from, to: to,
        colors: (color(at: from + hair), color(at: to - hair)))
    }
  }

  /// The colour at an angle; where the gradient has no extent, one side of its edge.
  private func color(at angle: Double) -> RGBA {
    guard end != start else { return ramp.color(at: angle < start ? -1e9 : 1e9) }
    return ramp.color(at: (angle - start) / (end - start))
  }

  /// The angles from 0 to 360 at which a wedge ends: at every stop, and often enough for an arc.
  private var edges: [Double] {
    let regular = Array(stride(from: 0, through: 360, by: Self.widest))
    let turn = end - start
    guard turn != 0 else {
      return ramp.extend == .pad
        ? (regular + [start].filter { (0...360).contains($0) }).sorted() : []
    }
    let period = ramp.span.upperBound - ramp.span.lowerBound
    var edges = regular
    for turns in periods(of: period, turn: turn) {
      for (position, stop) in ramp.stops.enumerated() {
        // Turned back, the stops of a period lie the other way round.
        let isBack = ramp.extend == .reflect && turns % 2 != 0
        let inside =
          isBack ? ramp.span.upperBound - stop.offset : stop.offset - ramp.span.lowerBound
        let place = ramp.span.lowerBound + Double(turns) * period + inside
        let angle = start + place * turn
        if (0...360).contains(angle), edges.count < Self.limit || position == 0 {
          edges.append(angle)
        }
      }
    }
    return edges.sorted()
  }

  /// Which repetitions of the stops lie on the circle.
  private func periods(of period: Double, turn: Double) -> ClosedRange<Int> {
    guard ramp.extend != .pad, period > 0 else { return 0...0 }
    let places = [(0 - start) / turn, (360 - start) / turn]
      .map { ($0 - ramp.span.lowerBound) / period }
    let reach = Double(Self.limit)
    func bounded(_ value: Double) -> Int { Int(min(max(value, -reach), reach)) }
    let first = bounded(min(places[0], places[1]).rounded(.down))
    let last = bounded(max(places[0], places[1]).rounded(.up))
    return first...max(first, last)
  }

  private func addPatch(
    to mesh: OpaquePointer, of cairo: CairoFunctions, around center: FontPoint, radius: Double,
    from: Double, to: Double, colors: (RGBA, RGBA)
  ) {
    let (first, last) = (from * .pi / 180, to * .pi / 180)
    // The length of the handles with which a cubic curve follows an arc.
    let handle = 4.0 / 3 * tan((last - first) / 4)
    func point(_ angle: Double, bend: Double) -> (x: Double, y: Double) {
      (
        center.x + radius * (cos(angle) - bend * sin(angle)),
        center.y + radius * (sin(angle) + bend * cos(angle))
      )
    }
    let (a, b) = (point(first, bend: 0), point(first, bend: handle))
    let (c, d) = (point(last, bend: -handle), point(last, bend: 0))
    cairo.mesh_pattern_begin_patch(mesh)
    cairo.mesh_pattern_move_to(mesh, center.x, center.y)
    cairo.mesh_pattern_line_to(mesh, a.x, a.y)
    cairo.mesh_pattern_curve_to(mesh, b.x, b.y, c.x, c.y, d.x, d.y)
    cairo.mesh_pattern_line_to(mesh, center.x, center.y)
    for (corner, color) in [colors.0, colors.0, colors.1, colors.1].enumerated() {
      cairo.mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), Double(color.red) / 255, Double(color.green) / 255,
        Double(color.blue) / 255, Double(color.alpha) / 255)
    }
    cairo.mesh_pattern_end_patch(mesh)
  }
}
