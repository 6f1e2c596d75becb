import Testing

@testable import TerminalScreen

/// Pairs of colours and their numbers.
struct PairTableTests {
  @Test
  func pairsAreNumberedFromOneAndKept() {
    var table = PairTable(limit: 2)
    #expect(table.lookUp(foreground: 1, background: 2) == .added(1))
    #expect(table.lookUp(foreground: 2, background: 1) == .added(2))
    #expect(table.lookUp(foreground: 1, background: 2) == .known(1))
    #expect(table.lookUp(foreground: 3, background: 3) == .full)
    #expect(table.lookUp(foreground: 2, background: 1) == .known(2))
    table.removeAll()
    #expect(table.lookUp(foreground: 3, background: 3) == .added(1))
  }
}
