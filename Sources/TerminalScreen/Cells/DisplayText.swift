import Typography

extension String {
  /// A style's name fit for a line with other words: the end of a long one.
  package var shortened: String { DisplayText.end(of: printable, columns: 24) }
}

/// Text measured in the columns that it takes on the screen.
package enum DisplayText {
  /// The number of columns of a text without control characters.
  package static func columns(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// The number of columns of one scalar: 0 for a mark on the one before it, 2 for a wide one.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    guard !scalar.isASCII else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
    }
  }

  /// Whether a scalar belongs to a wide script: the blocks of East Asian Width `W` and `F`.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FB, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The beginning of a text that fits, with an ellipsis when something is missing.
  package static func cut(_ text: String, columns limit: Int) -> String {
    guard limit > 0 else { return "" }
    guard columns(text) > limit else { return text }
    var cut = ""
    var width = 0
    for character in text {
      let step = columns(String(character))
      guard width + step <= limit - 1 else { break }
      cut.append(character)
      width += step
    }
    return cut + "…"
  }

  /// A text cut or filled up with spaces to an exact number of columns.
  package static func fitted(_ text: String, columns limit: Int) -> String {
    let cut = cut(text, columns: limit)
    return cut + String(repeating: " ", count: max(0, limit - columns(cut)))
  }
}

extension DisplayText {
  /// A text in lines of at most so many columns: broken at spaces, and inside of words that are longer.
  package static func wrapped(_ text: String, columns limit: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      let joined = last.isEmpty ? String(word) : last + " " + word
      if columns(joined) <= limit {
        lines[lines.count - 1] = joined
        continue
      }
      if !last.isEmpty { lines.append("") }
      for character in word {
        if columns(lines[lines.count - 1] + String(character)) > limit { lines.append("") }
        lines[lines.count - 1].append(character)
      }
    }
    return lines
  }
}

extension DisplayText {
  /// The end of a text that fits, with an ellipsis where something is missing before it.
  package static func end(of text: String, columns limit: Int) -> String {
    guard columns(text) > limit else { return text }
    var end = ""
    var width = 1
    for character in text.reversed() {
      width += columns(String(character))
      guard width <= limit else { break }
      end.insert(character, at: end.startIndex)
    }
    return "…" + end
  }
}

extension String {
  /// This text with spaces behind it up to a number of characters.
  package func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(count - self.count, 0))
  }
}
