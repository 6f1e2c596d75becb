import Testing

@testable import TerminalScreen

/// What is left of a picture where something lies over it.
struct CellRectUncoveredTests {
  static let picture = CellRect(column: 2, row: 1, columns: 10, rows: 6)

  @Test
  func nothingOverItLeavesItWhole() {
    #expect(Self.picture.uncovered(by: []) == [Self.picture])
    let beside = CellRect(column: 12, row: 0, columns: 5, rows: 9)
    #expect(Self.picture.uncovered(by: [beside]) == [Self.picture])
  }

  @Test
  func aPanelLeavesFourParts() {
    let panel = (3..<5).map { CellRect(column: 5, row: $0, columns: 3, rows: 1) }
    #expect(
      Self.picture.uncovered(by: panel) == [
        CellRect(column: 2, row: 1, columns: 10, rows: 2),
        CellRect(column: 2, row: 3, columns: 3, rows: 2),
        CellRect(column: 8, row: 3, columns: 4, rows: 2),
        CellRect(column: 2, row: 5, columns: 10, rows: 2),
      ])
  }

  @Test
  func everythingOverItLeavesNothing() {
    #expect(
      Self.picture.uncovered(by: [CellRect(column: 0, row: 0, columns: 99, rows: 99)]).isEmpty)
    #expect(CellRect(column: 0, row: 0, columns: 0, rows: 5).uncovered(by: []).isEmpty)
  }

  /// Each cell is in exactly one part, or covered.
  @Test
  func partsAndCoversMakeTheWhole() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let covers = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        CellRect(
          column: .random(in: 0...14, using: &generator),
          row: .random(in: 0...9, using: &generator),
          columns: .random(in: 0...8, using: &generator),
          rows: .random(in: 0...4, using: &generator))
      }
      let parts = Self.picture.uncovered(by: covers)
      for row in 0..<12 {
        for column in 0..<16 {
          let point = CellPoint(column: column, row: row)
          let isFree = Self.picture.contains(point) && !covers.contains { $0.contains(point) }
          #expect(parts.count { $0.contains(point) } == (isFree ? 1 : 0))
        }
      }
    }
  }
}
