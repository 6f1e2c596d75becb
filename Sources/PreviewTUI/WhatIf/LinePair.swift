/// Two texts by lines, and what changes between them: the fewest lines.
struct LinePair {
  /// Lines that take each other's place.
  struct Change: Hashable {
    /// The lines of the old text.
    var old: Range<Int>
    /// The lines of the new text.
    var new: Range<Int>
  }

  /// The lines of the old text.
  let old: [ArraySlice<UInt8>]
  /// The lines of the new text.
  let new: [ArraySlice<UInt8>]
  /// What changes, in order.
  private(set) var changes: [Change] = []

  /// Compares two texts.
  init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    self.old = old
    self.new = new
    let (removed, added) = differences
    var (x, y) = (0, 0)
    while x < old.count || y < new.count {
      let (startX, startY) = (x, y)
      while removed.contains(x) { x += 1 }
      while added.contains(y) { y += 1 }
      if x > startX || y > startY {
        changes.append(Change(old: startX..<x, new: startY..<y))
      } else {
        (x, y) = (x + 1, y + 1)
      }
    }
    settle()
  }

  /// The lines that only one of the texts has. What both begin and end with is set aside first, since
  /// the search takes time and room by the square of what differs.
  private var differences: (removed: Set<Int>, added: Set<Int>) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old.dropFirst(head), new.dropFirst(head))
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let difference = Array(rest.1.dropLast(tail)).difference(from: Array(rest.0.dropLast(tail)))
    var result: (removed: Set<Int>, added: Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): result.removed.insert(head + offset)
      case .insert(let offset, _, _): result.added.insert(head + offset)
      }
    }
    return result
  }

  /// Lines that were only added, or only removed, may often be said to stand in several places: the
  /// last one is chosen, as `diff` does.
  private mutating func settle() {
    for index in changes.indices {
      let next = index + 1 < changes.count ? changes[index + 1] : nil
      while let line = next?.old.lowerBound ?? Optional(old.count),
        changes[index].old.upperBound < line, canSlide(changes[index])
      {
        changes[index].slide()
      }
    }
    changes = changes.reduce(into: []) { merged, change in
      if let last = merged.last, last.old.upperBound == change.old.lowerBound,
        last.new.upperBound == change.new.lowerBound
      {
        merged[merged.count - 1].old = last.old.lowerBound..<change.old.upperBound
        merged[merged.count - 1].new = last.new.lowerBound..<change.new.upperBound
      } else {
        merged.append(change)
      }
    }
  }

  /// Whether a change says the same one line further down.
  private func canSlide(_ change: Change) -> Bool {
    guard change.old.isEmpty != change.new.isEmpty else { return false }
    let (lines, run) = change.old.isEmpty ? (new, change.new) : (old, change.old)
    return run.upperBound < lines.count && lines[run.lowerBound] == lines[run.upperBound]
  }
}

extension LinePair.Change {
  fileprivate mutating func slide() {
    old = (old.lowerBound + 1)..<(old.upperBound + 1)
    new = (new.lowerBound + 1)..<(new.upperBound + 1)
  }
}
