/// One node of a paint graph (OpenType, "COLR" version 1); lengths are font units with y up.
///
/// Other nodes are named by their place in the table, since graphs share nodes and may hold cycles.
enum Paint {
  /// A place in the table.
  typealias Reference = Int

  /// Other nodes, one over the other.
  case layers(Range<Int>)
  /// One colour.
  case solid(index: UInt16, opacity: Double)
  /// Between two points; the third turns the lines of equal colour.
  case linear(ColorLine, FontPoint, FontPoint, turn: FontPoint)
  /// Between two circles.
  case radial(ColorLine, FontPoint, Double, FontPoint, Double)
  /// Around a point, between two angles in degrees counter-clockwise from the x axis.
  case sweep(ColorLine, FontPoint, start: Double, end: Double)
  /// A node in the shape of a glyph.
  case glyph(UInt32, Reference)
  /// The graph of another glyph.
  case colorGlyph(UInt32)
  /// A node moved.
  case transformed(FontTransform, Reference)
  /// One node combined with another.
  case composite(source: Reference, mode: Int, backdrop: Reference)
}

/// A point in font units, y up.
struct FontPoint {
  var x: Double
  var y: Double

  static func + (a: FontPoint, b: FontPoint) -> FontPoint { FontPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: FontPoint, b: FontPoint) -> FontPoint { FontPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: FontPoint, share: Double) -> FontPoint {
    FontPoint(x: a.x * share, y: a.y * share)
  }
}

/// Moves points: x' = xx x + xy y + dx, y' = yx x + yy y + dy.
struct FontTransform {
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0
  var dx = 0.0
  var dy = 0.0

  /// The same with a point that it leaves where it is.
  func around(_ center: FontPoint) -> FontTransform {
    var moved = self
    moved.dx += center.x - (xx * center.x + xy * center.y)
    moved.dy += center.y - (yx * center.x + yy * center.y)
    return moved
  }

  /// How it changes areas; 0 when it cannot be turned back.
  var determinant: Double { xx * yy - xy * yx }
}
