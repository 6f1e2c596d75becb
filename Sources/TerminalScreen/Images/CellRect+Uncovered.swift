extension CellRect {
  /// The parts of this rectangle that others leave free, from the top: as tall as they can be, and
  /// none over another.
  ///
  /// - Parameter covers: What lies over it.
  func uncovered(by covers: [CellRect]) -> [CellRect] {
    var parts: [CellRect] = []
    // The parts that reach the row at hand, by where they begin.
    var open: [CellRect] = []
    for row in rows {
      var free = freeColumns(in: row, covers: covers)
      var next: [CellRect] = []
      for part in open {
        if let place = free.firstIndex(of: part.columns) {
          free.remove(at: place)
          var taller = part
          taller.area.rows += 1
          next.append(taller)
        } else {
          parts.append(part)
        }
      }
      open =
        next
        + free.map { CellRect(column: $0.lowerBound, row: row, columns: $0.count, rows: 1) }
    }
    return (parts + open).sorted {
      ($0.origin.row, $0.origin.column) < ($1.origin.row, $1.origin.column)
    }
  }

  /// The columns of a row that are left free.
  private func freeColumns(in row: Int, covers: [CellRect]) -> [Range<Int>] {
    var free: [Range<Int>] = []
    var start = columns.lowerBound
    let taken = covers.filter { $0.rows.contains(row) && !$0.columns.isEmpty }.map(\.columns)
    for cover in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let end = min(cover.lowerBound, columns.upperBound)
      if start < end { free.append(start..<end) }
      start = max(start, cover.upperBound)
    }
    if start < columns.upperBound { free.append(start..<columns.upperBound) }
    return free
  }
}
