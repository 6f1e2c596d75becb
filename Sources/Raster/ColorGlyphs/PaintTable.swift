internal import Typography

/// The paint graphs of a face: version 1 of the `COLR` table, by OpenType 1.9.1.
///
/// It is read here because the libraries that are common today do not read it: FreeType's functions for
/// it find nothing before 2.13, and HarfBuzz has none before 7. What varies with the font's axes is
/// taken at the axes' defaults.
struct PaintTable {
  /// The table.
  let table: TableBytes

  private let baseGlyphs: Int
  private let layerList: Int
  private let clipList: Int

  /// Reads the header; nil for version 0.
  init?(_ bytes: [UInt8]) {
    table = TableBytes(bytes: bytes)
    baseGlyphs = table.unsigned(14, size: 4)
    layerList = table.unsigned(18, size: 4)
    clipList = table.unsigned(22, size: 4)
    guard table.unsigned(0) >= 1, baseGlyphs > 0 else { return nil }
  }

  /// The graph of a glyph; nil when it has none.
  func root(of glyph: UInt32) -> Paint.Reference? {
    let count = count(at: baseGlyphs, recordSize: 6)
    let record = search(count, for: Int(glyph)) { position in
      let first = table.unsigned(baseGlyphs + 4 + 6 * position)
      return first...first
    }
    return record.map {
      baseGlyphs + table.unsigned(baseGlyphs + 4 + 6 * $0 + 2, size: 4)
    }
  }

  /// The node of a layer; nil when there is no such layer.
  func layer(_ position: Int) -> Paint.Reference? {
    guard layerList > 0, position < count(at: layerList, recordSize: 4) else { return nil }
    return layerList + table.unsigned(layerList + 4 + 4 * position, size: 4)
  }

  /// The box that a glyph's graph is drawn within, as its lower left and upper right corner; nil
  /// without.
  func clipBox(of glyph: UInt32) -> (FontPoint, FontPoint)? {
    guard clipList > 0, table.unsigned(clipList, size: 1) == 1 else { return nil }
    let list = clipList + 1
    let record = search(count(at: list, recordSize: 7), for: Int(glyph)) { position in
      let record = list + 4 + 7 * position
      let first = table.unsigned(record)
      return first...max(table.unsigned(record + 2), first)
    }
    guard let record else { return nil }
    let box = table.reference(list + 4 + 7 * record + 4, from: clipList)
    return (table.point(box + 1), table.point(box + 5))
  }

  /// The number of records in a list, no more than the table has room for.
  private func count(at list: Int, recordSize: Int) -> Int {
    min(table.unsigned(list, size: 4), max(table.bytes.count - list - 4, 0) / recordSize)
  }

  /// The record, among those in ascending order, whose range holds a glyph.
  private func search(
    _ count: Int, for glyph: Int, range: (Int) -> ClosedRange<Int>
  ) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let range = range(middle)
      if range.contains(glyph) { return middle }
      if glyph < range.lowerBound { high = middle } else { low = middle + 1 }
    }
    return nil
  }
}
