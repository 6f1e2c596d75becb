/// A text with the fonts of its parts: what a shaper is asked about.
///
///     let paragraph = Paragraph("Hello", font: cascade, pointSize: 17)
///     let line = shaper.shape(paragraph, range: 0..<5)
public struct Paragraph: Hashable, Sendable {
  /// A stretch of a paragraph in one font.
  public struct FontSpan: Hashable, Sendable {
    /// The stretch as offsets into the paragraph's UTF-8 at character borders.
    public var range: Range<Int>
    /// The faces that may draw it.
    public var font: FontCascade
    /// The size in points, above 0.
    public var pointSize: Double

    /// Makes a span.
    public init(range: Range<Int>, font: FontCascade, pointSize: Double) {
      self.range = range
      self.font = font
      self.pointSize = pointSize
    }
  }

  /// The whole text; line separators may stand in it.
  public var text: String
  /// The fonts in the order of the text: they cover it without gaps and do not overlap.
  public var fonts: [FontSpan]
  /// The language and direction.
  public var traits: ParagraphTraits

  /// Makes a paragraph of several fonts.
  public init(_ text: String, fonts: [FontSpan], traits: ParagraphTraits = ParagraphTraits()) {
    self.text = text
    self.fonts = fonts
    self.traits = traits
  }

  /// Makes a paragraph of one font.
  public init(
    _ text: String, font: FontCascade, pointSize: Double,
    traits: ParagraphTraits = ParagraphTraits()
  ) {
    let span = FontSpan(range: 0..<text.utf8.count, font: font, pointSize: pointSize)
    self.init(text, fonts: [span], traits: traits)
  }
}

/// What a paragraph says about the reading of its text.
public struct ParagraphTraits: Hashable, Sendable {
  /// The language as a BCP 47 tag, such as `en` or `zh-Hant`.
  public var locale: String
  /// The direction of a paragraph that has no letter with a direction of its own; the first such
  /// letter decides otherwise (UAX 9, rules P2 and P3), as the platform's natural writing direction
  /// does.
  public var direction: LayoutDirection

  /// Makes paragraph traits.
  public init(locale: String = "en", direction: LayoutDirection = .leftToRight) {
    self.locale = locale
    self.direction = direction
  }
}
