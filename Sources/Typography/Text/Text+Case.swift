extension Text {
  /// The case that a text is written in.
  public enum Case: CaseIterable, Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}

extension Text.Case {
  /// A text in this case: Unicode's full mappings, changed for three languages.
  ///
  /// Turkish and Azerbaijani keep the dot of their dotted i and leave the dotless one without; Greek
  /// capitals lose the accents of modern spelling (CLDR's transforms `tr-Upper`, `tr-Lower` and
  /// `el-Upper`). Lithuanian's dots below accents and polytonic Greek follow the general rule.
  func applied(to text: String, locale: Locale) -> String {
    let language = locale.identifier.lowercased().prefix { $0 != "-" && $0 != "_" }
    switch (self, language) {
    case (.uppercase, "tr"), (.uppercase, "az"):
      return text.replacing("i", with: "İ").uppercased()
    case (.lowercase, "tr"), (.lowercase, "az"):
      return text.replacing("I", with: "ı").replacing("İ", with: "i").lowercased()
    case (.uppercase, "el"):
      return String(String.UnicodeScalarView(Self.greekCapitals(of: text)))
    case (.uppercase, _):
      return text.uppercased()
    case (.lowercase, _):
      return text.lowercased()
    }
  }

  /// Where an accent fell between two vowels that are read apart, the second gets the two dots that
  /// the accent made needless.
  private static func greekCapitals(of text: String) -> [Unicode.Scalar] {
    var capitals: [Unicode.Scalar] = []
    var isBehindAccent = false
    for scalar in text.uppercased().unicodeScalars {
      if scalar == "\u{301}", capitals.last.map(isGreekCapital) == true { continue }
      let bare = accented[scalar]
      if isBehindAccent, bare == nil, let split = dotted[scalar] {
        capitals.append(split)
      } else {
        capitals.append(bare ?? scalar)
      }
      isBehindAccent = bare.map { "ΑΕΗΟ".unicodeScalars.contains($0) } ?? false
    }
    return capitals
  }

  private static func isGreekCapital(_ scalar: Unicode.Scalar) -> Bool {
    (0x391...0x3AB).contains(scalar.value) || scalar == "\u{308}"
  }

  private static let accented: [Unicode.Scalar: Unicode.Scalar] = [
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
  private static let dotted: [Unicode.Scalar: Unicode.Scalar] = ["Ι": "Ϊ", "Υ": "Ϋ"]
}
