internal import CCairo

extension PaintGraphPainter {
  /// Paints between two points; a third turns the lines of equal colour (OpenType,
  /// "PaintLinearGradient").
  func paintLinear(_ ramp: ColorRamp, _ start: FontPoint, _ end: FontPoint, turn: FontPoint) {
    guard let span = ramp.drawnSpan else { return }
    let turn = turn - start
    let length = turn.x * turn.x + turn.y * turn.y
    guard length > 0 else { return }
    // The way to the end without what of it runs along the lines of equal colour.
    let along = end - start
    let across = along - turn * ((along.x * turn.x + along.y * turn.y) / length)
    guard across.x != 0 || across.y != 0 else { return }
    let (first, last) = (start + across * span.lowerBound, start + across * span.upperBound)
    paint(cairo.pattern_create_linear(first.x, first.y, last.x, last.y), ramp)
  }

  /// Paints between two circles (OpenType, "PaintRadialGradient").
  func paintRadial(
    _ ramp: ColorRamp, _ start: FontPoint, _ inner: Double, _ end: FontPoint, _ outer: Double
  ) {
    guard let span = ramp.drawnSpan else { return }
    func circle(_ place: Double) -> (center: FontPoint, radius: Double) {
      (start + (end - start) * place, max(inner + (outer - inner) * place, 0))
    }
    let (first, last) = (circle(span.lowerBound), circle(span.upperBound))
    paint(
      cairo.pattern_create_radial(
        first.center.x, first.center.y, first.radius, last.center.x, last.center.y, last.radius),
      ramp)
  }

  /// Paints around a point between two angles (OpenType, "PaintSweepGradient").
  func paintSweep(_ ramp: ColorRamp, _ center: FontPoint, start: Double, end: Double) {
    guard let pattern = cairo.pattern_create_mesh() else { return }
    SweepGradient(ramp: ramp, start: start, end: end)
      .addPatches(to: pattern, of: cairo, around: center, radius: reach(from: center))
    cairo.set_source(context, pattern)
    cairo.paint(context)
    cairo.pattern_destroy(pattern)
  }

  private func paint(_ pattern: OpaquePointer?, _ ramp: ColorRamp) {
    guard let pattern else { return }
    ramp.addStops(to: pattern, of: cairo)
    cairo.set_source(context, pattern)
    cairo.paint(context)
    cairo.pattern_destroy(pattern)
  }

  /// How far the corners of what is drawn are from a point, in font units.
  private func reach(from center: FontPoint) -> Double {
    var (left, bottom, right, top) = (0.0, 0.0, 0.0, 0.0)
    cairo.clip_extents(context, &left, &bottom, &right, &top)
    let across = max(abs(left - center.x), abs(right - center.x))
    let down = max(abs(bottom - center.y), abs(top - center.y))
    return min((across * across + down * down).squareRoot() + 1, 1e6)
  }
}
