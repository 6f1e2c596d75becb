/// A font as an author writes it: a name or a system style, a size rule and modifiers.
///
/// Nothing is looked up until the font meets an environment, which says the Dynamic Type size, and a
/// catalog of faces:
///
///     Text("Hello").font(.custom("Lobster-Regular", size: 28, relativeTo: .title))
public struct Font: Hashable, Sendable {
  /// Where the glyphs come from.
  enum Source: Hashable, Sendable {
    /// A font by one of its names; the first name that is there wins.
    case named([String])
    /// The platform's own font.
    case system(Design)
  }

  /// What decides the size.
  enum SizeRule: Hashable, Sendable {
    /// A size in points that grows with a text style.
    case relative(Double, to: TextStyle)
    /// A size in points that never changes.
    case fixed(Double)
    /// The size of the platform's table for a text style.
    case table(TextStyle)
  }

  /// A change to a font, applied in the order in which it was written.
  enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case bold
    case italic
    case monospaced
    case monospacedDigit
    case axis(String, Double)
    case feature(String, Int)
  }

  var source: Source
  var sizeRule: SizeRule
  var modifiers: [Modifier] = []

  init(source: Source, sizeRule: SizeRule, modifiers: [Modifier] = []) {
    self.source = source
    self.sizeRule = sizeRule
    self.modifiers = modifiers
  }
}

// MARK: - Custom fonts

extension Font {
  /// A custom font that scales with body text.
  ///
  /// - Parameters:
  ///   - name: A PostScript name, full name or family.
  ///   - size: The size at the default Dynamic Type size, in points.
  public static func custom(_ name: String, size: Double) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A custom font that scales with a text style.
  ///
  /// - Parameters:
  ///   - name: A PostScript name, full name or family.
  ///   - size: The size at the default Dynamic Type size, in points.
  ///   - textStyle: The style whose leading the size follows.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    Font(source: .named([name]), sizeRule: .relative(size, to: textStyle))
  }

  /// A custom font that keeps its size at every Dynamic Type size.
  ///
  /// - Parameters:
  ///   - name: A PostScript name, full name or family.
  ///   - fixedSize: The size in points; neither scaled nor rounded.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(source: .named([name]), sizeRule: .fixed(fixedSize))
  }
}

// MARK: - System fonts

extension Font {
  /// The design of a system font.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// The platform's plain design.
    case `default`
    /// The platform's design with serifs.
    case serif
    /// The platform's design with rounded ends.
    case rounded
    /// The platform's design with equal advances.
    case monospaced
  }

  /// The system font of a text style; its size comes from the platform's table.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      source: .system(design ?? .default), sizeRule: .table(style),
      modifiers: weight.map { [.weight($0)] } ?? [])
  }

  /// The system font at a size in points, which does not scale.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      source: .system(design ?? .default), sizeRule: .fixed(size),
      modifiers: weight.map { [.weight($0)] } ?? [])
  }

  /// The system font of large titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The system font of first-level titles.
  public static let title = Font.system(.title)
  /// The system font of second-level titles.
  public static let title2 = Font.system(.title2)
  /// The system font of third-level titles.
  public static let title3 = Font.system(.title3)
  /// The system font of headings.
  public static let headline = Font.system(.headline)
  /// The system font of sub-headings.
  public static let subheadline = Font.system(.subheadline)
  /// The system font of body text.
  public static let body = Font.system(.body)
  /// The system font of callouts.
  public static let callout = Font.system(.callout)
  /// The system font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The system font of captions.
  public static let caption = Font.system(.caption)
  /// The system font of alternate captions.
  public static let caption2 = Font.system(.caption2)
}

// MARK: - Modifiers

extension Font {
  /// This font with another weight: its family is matched again.
  public func weight(_ weight: Weight) -> Font { modified(by: .weight(weight)) }

  /// This font with another width: on its `wdth` axis, or by the family's face nearest in width.
  public func width(_ width: Width) -> Font { modified(by: .width(width)) }

  /// This font in bold; a custom family without a bold face keeps its face.
  public func bold() -> Font { modified(by: .bold) }

  /// This font in italic; a family without an italic face keeps its face.
  public func italic() -> Font { modified(by: .italic) }

  /// The monospaced design of this font; a custom font, which has none, stays as it is.
  public func monospaced() -> Font { modified(by: .monospaced) }

  /// This font with digits of equal width, where it has them (`tnum`).
  public func monospacedDigit() -> Font { modified(by: .monospacedDigit) }

  /// This font with a variation axis pinned, as a font descriptor's variation attribute does.
  ///
  /// - Parameters:
  ///   - tag: The axis's four-letter tag, such as `opsz`.
  ///   - value: The value in the axis's own units; the nearest end of the axis where it is beyond.
  public func variation(_ tag: String, _ value: Double) -> Font {
    modified(by: .axis(tag, value))
  }

  /// This font with an OpenType feature switched on or off, as a font descriptor's feature settings
  /// do.
  ///
  /// - Parameters:
  ///   - tag: The feature's four-letter tag, such as `ss01`.
  ///   - value: 1 for on, 0 for off, or the number of an alternate.
  public func feature(_ tag: String, _ value: Int = 1) -> Font {
    modified(by: .feature(tag, value))
  }

  private func modified(by modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }
}

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
