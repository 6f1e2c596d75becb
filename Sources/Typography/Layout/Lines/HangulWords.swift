/// Keeps words of Hangul whole.
///
/// UAX 14 lets a line end between any two syllables. Under the strategy `hangulWordPriority` "the text
/// system prohibits breaking between Hangul characters" (Apple's documentation of it), so that Korean
/// breaks at its spaces. What is written into one word with Hangul, a letter or a number, stays with
/// it, as under `word-break: keep-all` of CSS Text 3. A word wider than the line is still broken.
struct HangulWords {
  let text: StyledText

  /// The places that part no word of Hangul.
  func kept(of breaks: [LineBreakOpportunity]) -> [LineBreakOpportunity] {
    // Most texts have none.
    guard text.text.unicodeScalars.contains(where: \.isHangul) else { return breaks }
    return breaks.filter { $0.isMandatory || !isInsideWord($0.offset) }
  }

  private func isInsideWord(_ offset: Int) -> Bool {
    guard let before = text.scalar(before: offset), let after = text.scalar(behind: offset) else {
      return false
    }
    return (before.isHangul || after.isHangul) && before.isInWords && after.isInWords
  }
}

extension Unicode.Scalar {
  /// Whether this is a syllable or a letter of Hangul (the blocks of Unicode's `Hang` script).
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x302E...0x302F, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xD7B0...0xD7FB, 0xFFA0...0xFFDC:
      true
    default: false
    }
  }

  /// Whether this is a letter, a mark or a number.
  fileprivate var isInWords: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
