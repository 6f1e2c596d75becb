/// Words that do not fit on a line and are broken without a hyphen.
///
/// Only scripts that put spaces between words are looked at, by the blocks of Unicode: Latin to the
/// scripts of India. A break behind a hyphen or a soft one is not inside a word.
struct BrokenWordRule: TextAuditRule {
  let id = "word-broken"
  let severity = AuditSeverity.warning
  let summary = "A word fits on a line; it is not broken in its middle without a hyphen."

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    guard !text.isTruncated, let word = firstBrokenWord(of: text) else { return [] }
    return [AuditObservation("breaks the word '\(word)'", key: word)]
  }

  /// The first word that goes over the end of a line.
  ///
  /// Lines are parts of the text in its order, with spaces between them left out.
  private func firstBrokenWord(of text: TextRecord) -> String? {
    var rest = text.text[...]
    for line in text.lines {
      while !rest.hasPrefix(line.text), !rest.isEmpty { rest.removeFirst() }
      let end = rest.index(
        rest.startIndex, offsetBy: line.text.count, limitedBy: rest.endIndex)
      guard let end, end > rest.startIndex, end < rest.endIndex else { continue }
      let before = text.text[..<end]
      rest = rest[end...]
      guard let last = before.last, let next = rest.first, last.isLetterOfWord, next.isLetterOfWord
      else { continue }
      let head = before.reversed().prefix { $0.isLetterOfWord }.reversed()
      return String(head) + String(rest.prefix { $0.isLetterOfWord })
    }
    return nil
  }
}

extension Character {
  /// Whether this is a letter of a script that writes spaces between words: the blocks before Thai,
  /// and the extensions of Latin and Greek.
  fileprivate var isLetterOfWord: Bool {
    guard isLetter, let value = unicodeScalars.first?.value else { return false }
    return value < 0x0E00 || (0x1E00...0x1FFF).contains(value)
  }
}
