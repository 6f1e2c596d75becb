extension DesignStyle {
  /// The text to show the style with: the sample of a language, else one for any language, else the
  /// first, else the style's own name in words.
  ///
  /// - Parameter locale: The language as a BCP 47 tag.
  public func sampleText(for locale: String) -> String {
    let language = locale.split(separator: "-").first.map(String.init)
    let sample =
      samples.first { $0.locale == locale } ?? samples.first { $0.locale == language }
      ?? samples.first { $0.locale == nil } ?? samples.first
    return sample?.text ?? nameInWords
  }

  /// The last part of the name, spelled out: `titleCustom` becomes `Title custom`.
  private var nameInWords: String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var words = ""
    for character in last {
      if character == "-" || character == "_" {
        words += " "
      } else if character.isUppercase, words.last?.isLowercase == true {
        words += " " + character.lowercased()
      } else if character.isNumber, words.last?.isLetter == true {
        words += " " + String(character)
      } else {
        words.append(character)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
