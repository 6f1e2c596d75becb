import Typography

/// A glyph in whole font units, y upwards: what `hb-shape` prints.
struct UnitGlyph: Equatable, CustomStringConvertible {
  var id: Int
  var cluster: Int
  var advance: Int
  var x = 0
  var y = 0

  /// `7=3@10,-20+500`, as `hb-shape` writes it.
  var description: String { "\(id)=\(cluster)@\(x),\(y)+\(advance)" }
}

extension UnitGlyph {
  /// A glyph that was shaped at as many points as the em has units.
  init(_ glyph: ShapedGlyph) {
    id = Int(glyph.id)
    cluster = glyph.cluster
    advance = Int(glyph.advance)
    x = Int(glyph.offset.x)
    y = -Int(glyph.offset.y)
  }

  /// Reads `7=3@10,-20+500`; nil for anything else.
  init?(_ text: Substring) {
    let parts = text.split { $0 == "=" || $0 == "@" || $0 == "," || $0 == "+" }.map { Int($0) }
    guard !parts.contains(nil) else { return nil }
    switch parts.compactMap(\.self) {
    case let numbers where numbers.count == 3:
      (id, cluster, advance) = (numbers[0], numbers[1], numbers[2])
    case let numbers where numbers.count == 5:
      (id, cluster, x, y, advance) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    default: return nil
    }
  }
}
