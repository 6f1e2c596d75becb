extension Font.Design {
  /// The design that a generic family word asks for, or nil for the name of a real family.
  ///
  /// The words are those of CSS Fonts 4, plus the names by which web pages ask for Apple's fonts.
  public init?(genericFamily word: String) {
    switch word.lowercased() {
    case "system-ui", "ui-sans-serif", "sans-serif", "-apple-system", "blinkmacsystemfont":
      self = .default
    case "ui-serif", "serif": self = .serif
    case "ui-rounded": self = .rounded
    case "ui-monospace", "monospace": self = .monospaced
    default: return nil
    }
  }
}
