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
  /// The level from which on everything stands in one line; nil outside of such a value.
  private var joinedLevel: Int?

  private let colon: [UInt8]
  private let comma: [UInt8]
  private let objectPadding: [UInt8]
  private let arrayPadding: [UInt8]
  private let indent: [UInt8]
  /// What stands before a value on a line of its own: a line's end, the indentation of the outermost
  /// value, and that of the deepest level so far.
  private var lineStart: [UInt8]
  /// The part of it that comes before the first level.
  private let lineStartCount: Int

  /// Begins a value.
  ///
  /// - Parameters:
  ///   - layout: What stands between tokens.
  ///   - level: How many levels in the value stands.
  ///   - indentation: The indentation of level 0; nil to set all in one line.
  init(layout: JSONLayout, level: Int = 0, indentation: String? = "") {
    self.level = level
    outermost = level
    joinedLevel = indentation == nil ? level : nil
    colon = Array(layout.colon.utf8)
    comma = Array(layout.comma.utf8)
    objectPadding = Array(layout.objectPadding.utf8)
    arrayPadding = Array(layout.arrayPadding.utf8)
    indent = Array(layout.indent.utf8)
    lineStart = Array((layout.lineEnd + (indentation ?? "")).utf8)
    lineStartCount = lineStart.count
    bytes.reserveCapacity(1024)
  }

  /// Writes the indentation of the outermost value.
  mutating func indentFirstLine() {
    for _ in 0..<level { bytes += indent }
  }

  /// Opens an object or an array.
  ///
  /// - Parameter isJoined: Whether it is set in one line.
  mutating func open(_ bracket: Unicode.Scalar, isJoined: Bool = false) {
    begin()
    bytes.append(UInt8(ascii: bracket))
    level += 1
    isEmpty = true
    if isJoined, joinedLevel == nil { joinedLevel = level }
  }

  /// Closes what was opened last; one with nothing in it has nothing between its brackets.
  mutating func close(_ bracket: Unicode.Scalar) {
    let isJoined = joinedLevel != nil
    if joinedLevel == level { joinedLevel = nil }
    level -= 1
    if !isEmpty {
      if isJoined { bytes += padding(inside: bracket) } else { breakLine() }
    }
    bytes.append(UInt8(ascii: bracket))
    isEmpty = false
  }

  /// Writes the key of a member, whose value comes next.
  mutating func key(_ key: String) {
    separate(in: "}")
    JSONEscaping.append(key, to: &bytes)
    bytes += colon
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
}

// MARK: - Between tokens

extension JSONText {
  /// Goes to where the next value stands: behind its key, or where an array has its next element.
  private mutating func begin() {
    if followsKey {
      followsKey = false
    } else if level > outermost {
      separate(in: "]")
    }
  }

  /// Goes to the next member or element of what is open.
  private mutating func separate(in bracket: Unicode.Scalar) {
    if joinedLevel != nil {
      bytes += isEmpty ? padding(inside: bracket) : comma
    } else {
      if !isEmpty { bytes.append(UInt8(ascii: ",")) }
      breakLine()
    }
    isEmpty = false
  }

  private func padding(inside bracket: Unicode.Scalar) -> [UInt8] {
    bracket == "}" ? objectPadding : arrayPadding
  }

  private mutating func breakLine() {
    let count = lineStartCount + level * indent.count
    while lineStart.count < count { lineStart += indent }
    bytes += lineStart.prefix(count)
  }
}
