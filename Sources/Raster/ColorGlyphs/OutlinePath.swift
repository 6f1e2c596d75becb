internal import CCairo
internal import CFreeType

/// Hands FreeType's outlines to cairo.
enum OutlinePath {
  /// Adds an outline to cairo's path.
  ///
  /// - Parameters:
  ///   - outline: An outline in 26.6 units.
  ///   - context: cairo's handle.
  static func append(_ outline: inout FT_Outline, to context: OpaquePointer) {
    var functions = FT_Outline_Funcs()
    functions.move_to = { point, context in
      guard let point, let context else { return 1 }
      let path = OpaquePointer(context)
      if cairo_has_current_point(path) != 0 { cairo_close_path(path) }
      cairo_move_to(path, OutlinePath.units(point.pointee.x), OutlinePath.units(point.pointee.y))
      return 0
    }
    functions.line_to = { point, context in
      guard let point, let context else { return 1 }
      cairo_line_to(
        OpaquePointer(context), OutlinePath.units(point.pointee.x),
        OutlinePath.units(point.pointee.y))
      return 0
    }
    functions.conic_to = { control, end, context in
      guard let control, let end, let context else { return 1 }
      OutlinePath.addConic(control.pointee, end.pointee, to: OpaquePointer(context))
      return 0
    }
    functions.cubic_to = { first, second, end, context in
      guard let first, let second, let end, let context else { return 1 }
      cairo_curve_to(
        OpaquePointer(context), OutlinePath.units(first.pointee.x),
        OutlinePath.units(first.pointee.y), OutlinePath.units(second.pointee.x),
        OutlinePath.units(second.pointee.y), OutlinePath.units(end.pointee.x),
        OutlinePath.units(end.pointee.y))
      return 0
    }
    FT_Outline_Decompose(&outline, &functions, UnsafeMutableRawPointer(context))
    cairo_close_path(context)
  }

  private static func units(_ value: FT_Pos) -> Double { Double(value) / 64 }

  /// A curve with one control point, as the cubic curve that is the same.
  private static func addConic(_ control: FT_Vector, _ end: FT_Vector, to path: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(path, &x, &y)
    let (middleX, middleY) = (units(control.x), units(control.y))
    let (endX, endY) = (units(end.x), units(end.y))
    cairo_curve_to(
      path, (x + 2 * middleX) / 3, (y + 2 * middleY) / 3, (endX + 2 * middleX) / 3,
      (endY + 2 * middleY) / 3, endX, endY)
  }
}
