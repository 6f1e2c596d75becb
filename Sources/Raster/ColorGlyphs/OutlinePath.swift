internal import CCairo
internal import CFreeType

/// Hands FreeType's outlines to cairo.
struct OutlinePath {
  /// cairo.
  let cairo: CairoFunctions
  /// cairo's handle, whose path grows.
  let context: OpaquePointer

  /// Adds an outline, in 26.6 units, to the path.
  func append(_ outline: inout FT_Outline) {
    var functions = FT_Outline_Funcs()
    functions.move_to = { point, path in OutlinePath.with(path, point) { $0.move(to: $1) } }
    functions.line_to = { point, path in OutlinePath.with(path, point) { $0.line(to: $1) } }
    functions.conic_to = { control, end, path in
      OutlinePath.with(path, end) { path, end in
        guard let control else { return }
        path.conic(control.pointee, to: end)
      }
    }
    functions.cubic_to = { first, second, end, path in
      OutlinePath.with(path, end) { path, end in
        guard let first, let second else { return }
        path.cubic(first.pointee, second.pointee, to: end)
      }
    }
    withUnsafePointer(to: self) { path in
      _ = FT_Outline_Decompose(
        &outline, &functions, UnsafeMutableRawPointer(mutating: UnsafeRawPointer(path)))
    }
    cairo.close_path(context)
  }

  /// Calls one of the functions below from FreeType; 1 tells it to give up.
  private static func with(
    _ path: UnsafeMutableRawPointer?, _ point: UnsafePointer<FT_Vector>?,
    _ body: (OutlinePath, FT_Vector) -> Void
  ) -> Int32 {
    guard let path, let point else { return 1 }
    body(path.assumingMemoryBound(to: OutlinePath.self).pointee, point.pointee)
    return 0
  }
}

// MARK: - Segments

extension OutlinePath {
  private func units(_ value: FT_Pos) -> Double { Double(value) / 64 }

  private func move(to point: FT_Vector) {
    if cairo.has_current_point(context) != 0 { cairo.close_path(context) }
    cairo.move_to(context, units(point.x), units(point.y))
  }

  private func line(to point: FT_Vector) {
    cairo.line_to(context, units(point.x), units(point.y))
  }

  private func cubic(_ first: FT_Vector, _ second: FT_Vector, to end: FT_Vector) {
    cairo.curve_to(
      context, units(first.x), units(first.y), units(second.x), units(second.y), units(end.x),
      units(end.y))
  }

  /// A curve with one control point, as the cubic curve that is the same.
  private func conic(_ control: FT_Vector, to end: FT_Vector) {
    var (x, y) = (0.0, 0.0)
    cairo.get_current_point(context, &x, &y)
    let (middleX, middleY) = (units(control.x), units(control.y))
    let (endX, endY) = (units(end.x), units(end.y))
    cairo.curve_to(
      context, (x + 2 * middleX) / 3, (y + 2 * middleY) / 3, (endX + 2 * middleX) / 3,
      (endY + 2 * middleY) / 3, endX, endY)
  }
}
