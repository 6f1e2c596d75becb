#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The size of a terminal, in character cells.
package struct TerminalSize: Hashable {
  /// The number of columns, at least 1.
  package var columns: Int
  /// The number of rows, at least 1.
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size that every terminal is taken to have when nobody knows better.
  package static let standard = TerminalSize(columns: 80, rows: 24)

  /// The largest number of columns or rows that is believed.
  package static let limit = 10_000

  /// The largest screen that is drawn: more cells than the largest displays have in the smallest
  /// letters, since every cell takes memory several times.
  static let largest = TerminalSize(columns: 1500, rows: 750)
}

extension TerminalSize {
  /// Puts the size together: what the terminal says, else `COLUMNS` and `LINES`, else 80 by 24.
  ///
  /// - Parameters:
  ///   - reported: The terminal's own word; nil when the output is no terminal.
  ///   - columns: The value of `$COLUMNS`; ignored unless it is a number above 0.
  ///   - lines: The value of `$LINES`; likewise.
  package init(reported: TerminalSize?, columns: String? = nil, lines: String? = nil) {
    func number(_ text: String?) -> Int? {
      text.flatMap { Int($0) }.flatMap { (1...Self.limit).contains($0) ? $0 : nil }
    }
    self.init(
      columns: reported?.columns ?? number(columns) ?? Self.standard.columns,
      rows: reported?.rows ?? number(lines) ?? Self.standard.rows)
  }

  /// Asks a terminal for its size; nil when the file is no terminal or does not know.
  package init?(ofTerminal descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    self.init(
      columns: min(Int(size.ws_col), Self.largest.columns),
      rows: min(Int(size.ws_row), Self.largest.rows))
  }
}
