/// Keeps a single word from standing alone on the last line of a paragraph.
///
/// The last line gets the last word of the line before, as Apple's documentation of
/// `NSParagraphStyle.LineBreakStrategy.pushOut` says: "Typically, the text system only pushes out the
/// last line by one word". Where the platform gives up is not published. The only limits here are
/// those that nothing can go beyond: the words keep inside the width, and the line before keeps a
/// word of its own.
struct PushOut {
  let breaker: LineBreaker
  /// Where lines may end, in order.
  let ends: [Int]
  /// The width in points.
  let width: Double

  /// The lines of a paragraph that was broken, the last two broken anew where the last has one word.
  func applied(to lines: [TextLine], until end: Int) -> [TextLine] {
    guard lines.count > 1, !isSwitchedOff(at: end) else { return lines }
    let before = lines[lines.count - 2].range.lowerBound
    guard let start = start(of: lines[lines.count - 1].range.lowerBound..<end, after: before)
    else { return lines }
    let last = breaker.line(start..<end)
    guard breaker.fits(last, width) else { return lines }
    return lines.dropLast(2) + [breaker.line(before..<start), last]
  }

  /// A zero width space at the end of a paragraph switches it off, as apps do that want it off
  /// (facts.md 6).
  private func isSwitchedOff(at end: Int) -> Bool {
    breaker.text.scalar(before: breaker.text.trimmedEnd(of: 0..<end)) == "\u{200B}"
  }

  /// Where a last line of one word would begin with one more; nil where it has several, or the line
  /// before has none to give.
  private func start(of last: Range<Int>, after before: Int) -> Int? {
    var isSecond = breaker.text.parts(at: last.lowerBound)
    for place in ends.reversed() where place < last.upperBound && place > before {
      guard breaker.text.parts(at: place) else { continue }
      if place > last.lowerBound { return nil }
      if place < last.lowerBound {
        if isSecond { return place }
        isSecond = true
      }
    }
    return nil
  }
}

extension StyledText {
  /// Whether a place at which a line may end parts two words: behind a hyphen, a dash or a slash the
  /// same word goes on.
  fileprivate func parts(at offset: Int) -> Bool {
    guard let before = scalar(before: offset) else { return false }
    return before.properties.generalCategory != .dashPunctuation && before != "/"
      && before != "\u{AD}"
  }
}
