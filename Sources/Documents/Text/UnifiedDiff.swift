import Typography

/// The difference of two texts by lines, as `diff -u` prints it and `patch` reads it.
package struct UnifiedDiff {
  /// A line of the difference.
  package struct Line: Hashable {
    /// What a line is.
    package enum Kind: Hashable {
      /// The name of the old or new file.
      case file
      /// Where a group of changes stands: `@@ -1,3 +1,4 @@`.
      case place
      /// A line of both texts.
      case context
      /// A line of the old text only.
      case removed
      /// A line of the new text only.
      case added
      /// That a text does not end with a line feed.
      case noLineFeed
    }

    /// What the line is.
    package var kind: Kind
    /// The bytes of the line with its sign, without the line feed.
    package var bytes: [UInt8]

    package init(kind: Kind, bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }

    /// The line as a terminal may show it.
    package var text: String { String(decoding: bytes, as: UTF8.self).printable }
  }

  /// The lines; none when the texts are the same.
  package let lines: [Line]

  /// The lines that stand around a change.
  private static let context = 3

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The old text; nil for a file that was not there.
  ///   - new: The new text.
  ///   - name: The file's name.
  package init(from old: [UInt8]?, to new: [UInt8], name: String) {
    let pair = LinePair(old: Self.split(old ?? []), new: Self.split(new))
    let hunks = Self.hunks(of: pair.changes)
    guard !hunks.isEmpty else {
      lines = []
      return
    }
    let path = name.drop { $0 == "/" }.printable
    let names = [old == nil ? "--- /dev/null" : "--- a/\(path)", "+++ b/\(path)"]
    lines =
      names.map { Line(kind: .file, bytes: Array($0.utf8)) }
      + hunks.flatMap { Self.lines(of: $0, in: pair) }
  }

  /// The difference as `patch -p1` reads it.
  package var bytes: [UInt8] { lines.flatMap { $0.bytes + [0x0A] } }

  /// The lines of a text with their line feeds.
  private static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// Changes so near that their surroundings touch, together.
  private static func hunks(of changes: [LinePair.Change]) -> [[LinePair.Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private static func lines(of hunk: [LinePair.Change], in pair: LinePair) -> [Line] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let before = min(context, first.old.lowerBound)
    let after = min(context, pair.old.count - last.old.upperBound)
    let old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    let words = "@@ -\(range(old)) +\(range(new)) @@"
    var lines = [Line(kind: .place, bytes: Array(words.utf8))]
    var place = old.lowerBound
    for change in hunk {
      lines += pair.old[place..<change.old.lowerBound].flatMap { line(.context, " ", $0) }
      lines += pair.old[change.old].flatMap { line(.removed, "-", $0) }
      lines += pair.new[change.new].flatMap { line(.added, "+", $0) }
      place = change.old.upperBound
    }
    return lines + pair.old[place..<old.upperBound].flatMap { line(.context, " ", $0) }
  }

  /// The place of some lines: the first, counted from 1, and the number where it is not one. No line
  /// stands behind the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func line(_ kind: Line.Kind, _ sign: Unicode.Scalar, _ text: ArraySlice<UInt8>)
    -> [Line]
  {
    let hasFeed = text.last == 0x0A
    let line = Line(
      kind: kind, bytes: [UInt8(ascii: sign)] + (hasFeed ? text.dropLast() : text))
    guard !hasFeed else { return [line] }
    return [
      line, Line(kind: .noLineFeed, bytes: Array("\\ No newline at end of file".utf8)),
    ]
  }
}
