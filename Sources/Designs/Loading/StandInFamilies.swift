import Typography

/// Free families that may stand in for the system font, in the order of likeness.
enum StandInFamilies {
  /// The families for a design of the system font.
  static func names(for design: Font.Design) -> [String] {
    switch design {
    case .default:
      ["Inter", "Lato", "Open Sans", "Noto Sans", "Liberation Sans", "DejaVu Sans"]
    case .serif:
      ["Source Serif 4", "Noto Serif", "Liberation Serif", "DejaVu Serif"]
    case .rounded:
      ["Nunito", "Quicksand", "Comfortaa"]
    case .monospaced:
      ["JetBrains Mono", "Fira Code", "Noto Sans Mono", "Liberation Mono", "DejaVu Sans Mono"]
    }
  }
}
