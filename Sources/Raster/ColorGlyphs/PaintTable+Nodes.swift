#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PaintTable {
  /// Reads a node; nil for a format that is not known. Each format that varies with the axes follows
  /// the one that does not, with the same fields first.
  func paint(at node: Paint.Reference) -> Paint? {
    guard node > 0, node < table.bytes.count else { return nil }
    let format = table.unsigned(node, size: 1)
    switch format {
    case 1:
      let first = table.unsigned(node + 2, size: 4)
      return .layers(first..<first + table.unsigned(node + 1, size: 1))
    case 2, 3:
      return .solid(
        index: UInt16(table.unsigned(node + 1)), opacity: table.fraction(node + 3))
    case 4...9: return gradient(format, at: node)
    case 10:
      return .glyph(
        UInt32(table.unsigned(node + 4)), table.reference(node + 1, from: node))
    case 11: return .colorGlyph(UInt32(table.unsigned(node + 1)))
    case 12...31:
      return .transformed(
        transform(format, at: node), table.reference(node + 1, from: node))
    case 32:
      return .composite(
        source: table.reference(node + 1, from: node), mode: table.unsigned(node + 4, size: 1),
        backdrop: table.reference(node + 5, from: node))
    default: return nil
    }
  }

  private func gradient(_ format: Int, at node: Int) -> Paint? {
    let place = table.reference(node + 1, from: node)
    guard let line = ColorLine(table, at: place, stopSize: format % 2 == 0 ? 6 : 10) else {
      return nil
    }
    let start = table.point(node + 4)
    switch format {
    case 4, 5:
      return .linear(line, start, table.point(node + 8), turn: table.point(node + 12))
    case 6, 7:
      return .radial(
        line, start, Double(table.unsigned(node + 8)), table.point(node + 10),
        Double(table.unsigned(node + 14)))
    default:
      // These angles are stored less 180 degrees, so that a full turn fits.
      return .sweep(
        line, start, start: (table.fraction(node + 8) + 1) * 180,
        end: (table.fraction(node + 10) + 1) * 180)
    }
  }

  private func transform(_ format: Int, at node: Int) -> FontTransform {
    let values = node + 4
    func angle(_ offset: Int) -> Double { table.fraction(offset) * .pi }
    switch format {
    case 12, 13: return affine(at: table.reference(values, from: node))
    case 14, 15: return FontTransform(dx: table.signed(values), dy: table.signed(values + 2))
    case 16, 17, 18, 19:
      let scale = FontTransform(xx: table.fraction(values), yy: table.fraction(values + 2))
      return format < 18 ? scale : scale.around(table.point(values + 4))
    case 20, 21, 22, 23:
      let scale = FontTransform(xx: table.fraction(values), yy: table.fraction(values))
      return format < 22 ? scale : scale.around(table.point(values + 2))
    case 24, 25, 26, 27:
      let (sine, cosine) = (sin(angle(values)), cos(angle(values)))
      let turn = FontTransform(xx: cosine, yx: sine, xy: -sine, yy: cosine)
      return format < 26 ? turn : turn.around(table.point(values + 2))
    default:
      // A positive angle leans the y axis counter-clockwise: what is above moves to the left.
      let skew = FontTransform(yx: tan(angle(values + 2)), xy: -tan(angle(values)))
      return format < 30 ? skew : skew.around(table.point(values + 4))
    }
  }

  private func affine(at place: Int) -> FontTransform {
    FontTransform(
      xx: table.fixed(place), yx: table.fixed(place + 4), xy: table.fixed(place + 8),
      yy: table.fixed(place + 12), dx: table.fixed(place + 16), dy: table.fixed(place + 20))
  }
}
