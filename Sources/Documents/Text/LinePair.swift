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

  /// The lines that only one of the texts has.
  ///
  /// The search takes time by the square of what differs, so it is made between lines that stand once
  /// in each text, in the same order: those stay.
  private var differences: (removed: Set<Int>, added: Set<Int>) {
    var result: (removed: Set<Int>, added: Set<Int>) = ([], [])
    var start = (old: 0, new: 0)
    for anchor in anchors + [(old: old.count, new: new.count)] {
      let before = old[start.old..<anchor.old]
      let after = new[start.new..<anchor.new]
      if !before.elementsEqual(after) {
        for change in Array(after).difference(from: Array(before)) {
          switch change {
          case .remove(let offset, _, _): result.removed.insert(start.old + offset)
          case .insert(let offset, _, _): result.added.insert(start.new + offset)
          }
        }
      }
      start = (anchor.old + 1, anchor.new + 1)
    }
    return result
  }

  /// The lines that stand once in each text, as long as they keep their order.
  private var anchors: [(old: Int, new: Int)] {
    var places: [ArraySlice<UInt8>: (old: [Int], new: [Int])] = [:]
    for (place, line) in old.enumerated() { places[line, default: ([], [])].old.append(place) }
    for (place, line) in new.enumerated() { places[line, default: ([], [])].new.append(place) }
    let unique = places.values.compactMap { found -> (old: Int, new: Int)? in
      found.old.count == 1 && found.new.count == 1 ? (found.old[0], found.new[0]) : nil
    }.sorted { $0.old < $1.old }
    // Where the order changed the texts are compared without help: this is for texts that were edited
    // in place.
    let isInOrder = zip(unique, unique.dropFirst()).allSatisfy { $0.new < $1.new }
    return isInOrder ? unique : []
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
