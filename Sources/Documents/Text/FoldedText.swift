/// A text as a search compares it: without letter case and without marks on letters.
package struct FoldedText: Hashable {
  /// The letters, digits and single spaces.
  package let letters: [Unicode.Scalar]

  /// Folds a text.
  package init(_ text: String) {
    var letters: [Unicode.Scalar] = []
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: continue
      case .spaceSeparator, .dashPunctuation, .connectorPunctuation:
        if let last = letters.last, last != " " { letters.append(" ") }
      default: letters.append(scalar.withoutMark)
      }
    }
    if letters.last == " " { letters.removeLast() }
    self.letters = letters
  }

  /// How well the text suits what is looked for, from 0, the best; nil when it does not.
  package func rank(for wanted: FoldedText) -> Int? {
    if letters == wanted.letters { return 0 }
    if letters.starts(with: wanted.letters) { return 1 }
    if let place = place(of: wanted.letters) {
      return place.isWordStart ? 2 : 3
    }
    return holdsInOrder(wanted.letters) ? 4 : nil
  }

  /// Where a part stands: at the beginning of a word, if it does anywhere.
  private func place(of part: [Unicode.Scalar]) -> (start: Int, isWordStart: Bool)? {
    guard part.count <= letters.count else { return nil }
    let starts = (0...(letters.count - part.count)).filter { letters[$0...].starts(with: part) }
    if let start = starts.first(where: { $0 == 0 || letters[$0 - 1] == " " }) {
      return (start, true)
    }
    return starts.first.map { ($0, false) }
  }

  private func holdsInOrder(_ wanted: [Unicode.Scalar]) -> Bool {
    var rest = letters[...]
    for scalar in wanted {
      guard let place = rest.firstIndex(of: scalar) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}

extension Unicode.Scalar {
  /// The plain letter of a Latin letter with a mark, also with a stroke, which Unicode's own names say:
  /// `LATIN SMALL LETTER E WITH ACUTE`.
  fileprivate var withoutMark: Unicode.Scalar {
    let beginning = "LATIN SMALL LETTER "
    guard !isASCII, let name = properties.name, name.hasPrefix(beginning) else { return self }
    let rest = name.dropFirst(beginning.count)
    guard let letter = rest.first, letter.isASCII, rest.dropFirst().hasPrefix(" WITH ") else {
      return self
    }
    return letter.lowercased().unicodeScalars.first ?? self
  }
}
