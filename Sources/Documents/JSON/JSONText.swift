/// The text of a JSON value under construction, one token behind the other.
///
/// Hot: a snapshot writes some thirty members for each text of each frame, so that everything goes
/// straight into one buffer. Strings are escaped as `JSONEscaping` says.
struct JSONText {
  /// What was written, as UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The number of objects and arrays that are open.
  private var level: Int
  /// Whether the innermost of them has nothing in it yet.
  private var isEmpty = true
  /// Whether a value is to come on the line of its key.
  private var followsKey = false
  /// The level of the value that is written.
  private let outermost: Int

  /// Begins a value that stands so many levels in.
  init(level: Int) {
    self.level = level
    outermost = level
    bytes.reserveCapacity(1024)
    indent()
  }

  /// Opens an object or an array.
  mutating func open(_ bracket: Unicode.Scalar) {
    begin()
    bytes.append(UInt8(ascii: bracket))
    level += 1
    isEmpty = true
  }

  /// Closes what was opened last; one with nothing in it stays on its line.
  mutating func close(_ bracket: Unicode.Scalar) {
    level -= 1
    if !isEmpty { breakLine() }
    bytes.append(UInt8(ascii: bracket))
    isEmpty = false
  }

  /// Writes the key of a member, whose value comes next.
  mutating func key(_ key: String) {
    separate()
    JSONEscaping.append(key, to: &bytes)
    bytes += Self.colon
    followsKey = true
  }

  /// Writes a string.
  mutating func string(_ string: String) {
    begin()
    JSONEscaping.append(string, to: &bytes)
  }

  /// Writes a number, `true`, `false` or `null`.
  mutating func word(_ word: String) {
    begin()
    bytes.append(contentsOf: word.utf8)
  }

  private static let colon = Array(": ".utf8)
  private static let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 64)

  /// Goes to where the next value stands: behind its key, or on a line of its own.
  private mutating func begin() {
    if followsKey {
      followsKey = false
    } else if level > outermost {
      separate()
    }
  }

  private mutating func separate() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    breakLine()
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    indent()
  }

  private mutating func indent() {
    var rest = level * 2
    while rest > 0 {
      let count = min(rest, Self.blanks.count)
      bytes += Self.blanks.prefix(count)
      rest -= count
    }
  }
}
