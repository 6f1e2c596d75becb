extension DesignSystem {
  /// The platform's eleven text styles, each in the fonts that are named for it.
  ///
  /// For fonts that come without a document. The sizes are the platform's at the default Dynamic
  /// Type size, and every style scales with its namesake.
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - isSingleFace: Whether the names mean one face, so that no weight is asked for; else
  ///     `headline` is semi-bold, as the platform's is.
  ///   - families: The families, or the PostScript name of a face, for a text style.
  public static func ramp(
    name: String, isSingleFace: Bool = false, families: (Font.TextStyle) -> [String]
  ) -> DesignSystem {
    var system = DesignSystem(name: name)
    system.styles = Font.TextStyle.allCases.map { textStyle in
      var style = DesignStyle(name: textStyle.rawValue)
      style.families = families(textStyle)
      style.size = textStyle.pointSize(at: .large)
      style.sizing = .relativeTo(textStyle)
      if !isSingleFace, textStyle == .headline {
        style.weight = textStyle.systemWeight.openTypeWeight
      }
      return style
    }
    return system
  }

  /// The platform's eleven text styles in one family.
  public static func ramp(
    name: String, families: [String], isSingleFace: Bool = false
  ) -> DesignSystem {
    ramp(name: name, isSingleFace: isSingleFace) { _ in families }
  }
}
