import Testing

@testable import Documents

/// Which lines are said to change.
@Suite struct LinePairTests {
  /// All texts of some lines, each of which is one of two.
  private static func texts(upTo count: Int) -> [[UInt8]] {
    (0...count).flatMap { length in
      (0..<(1 << length)).map { bits in
        (0..<length).map { UInt8(ascii: bits >> $0 & 1 == 0 ? "a" : "b") }
      }
    }
  }

  private func pair(_ old: [UInt8], _ new: [UInt8]) -> LinePair {
    LinePair(old: old.map { [$0] }, new: new.map { [$0] })
  }

  @Test func changesMakeTheNewTextOfTheOld() {
    for old in Self.texts(upTo: 5) {
      for new in Self.texts(upTo: 5) {
        var made = old
        let pair = pair(old, new)
        for change in pair.changes.reversed() {
          made.replaceSubrange(change.old, with: new[change.new])
        }
        #expect(made == new, "\(old) \(new) \(pair.changes)")
      }
    }
  }

  /// What `diff` prints: of the places where the same lines could be said to come or go, the last.
  @Test func linesThatComeOrGoAreSaidInTheLastPlace() {
    for old in Self.texts(upTo: 4) {
      for new in Self.texts(upTo: 4) {
        let changes = pair(old, new).changes
        for (index, change) in changes.enumerated() {
          let end = index + 1 < changes.count ? changes[index + 1].old.lowerBound : old.count
          guard change.old.isEmpty != change.new.isEmpty, change.old.upperBound < end else {
            continue
          }
          let (lines, run) = change.old.isEmpty ? (new, change.new) : (old, change.old)
          let isLast =
            run.upperBound == lines.count || lines[run.lowerBound] != lines[run.upperBound]
          #expect(isLast, "\(old) \(new) \(changes)")
        }
      }
    }
  }

  @Test func changesThatTouchAreOne() {
    for old in Self.texts(upTo: 5) {
      for new in Self.texts(upTo: 5) {
        let changes = pair(old, new).changes
        for (one, next) in zip(changes, changes.dropFirst()) {
          #expect(one.old.upperBound < next.old.lowerBound, "\(old) \(new) \(changes)")
        }
      }
    }
  }
}
