/// The pairs of colours that are in use: a terminal of ncurses shows a limited number of them.
///
/// ncurses' own table cannot be used: with 24-bit colour it never hands out a number again, and
/// redefining a pair that is on the screen makes it look at each cell. So pairs are numbered in the
/// order of their appearance, and when there are no numbers left all are given up at once.
package struct PairTable {
  /// An answer of the table.
  enum Lookup: Hashable {
    /// The pair is in use under this number.
    case known(Int32)
    /// The pair is new and has this number from now on.
    case added(Int32)
    /// There are no more numbers.
    case full
  }

  /// The highest number that the terminal takes.
  let limit: Int32
  /// The numbers by foreground and background.
  private var numbers: [UInt64: Int32] = [:]

  /// Makes an empty table. Number 0 is the terminal's own pair and never given out.
  init(limit: Int32) {
    self.limit = limit
  }

  /// The number of a pair.
  mutating func lookUp(foreground: UInt32, background: UInt32) -> Lookup {
    let key = UInt64(foreground) << 32 | UInt64(background)
    if let number = numbers[key] { return .known(number) }
    let number = Int32(numbers.count) + 1
    guard number <= limit else { return .full }
    numbers[key] = number
    return .added(number)
  }

  /// Gives up all pairs.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
  }
}
