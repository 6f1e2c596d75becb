/// The question that this module owns and another answers: which glyphs does a text get, how far
/// does each move the pen, where may a line end.
///
/// Layout asks it and nothing else; no font file is read in this module.
public protocol TextShaper: AnyObject {
  /// Shapes a stretch of a paragraph as one line.
  ///
  /// - Parameters:
  ///   - text: The whole paragraph; what surrounds the range decides joins, as in running text.
  ///   - range: The stretch to shape, as offsets into the UTF-8 of `text` at character borders.
  ///   - instance: The face, its axes and its features.
  ///   - pointSize: The size in points, above 0.
  ///   - traits: The language and direction of the paragraph.
  /// - Returns: Runs in visual order. A character that the face lacks is glyph 0.
  func shape(
    _ text: String, range: Range<Int>, instance: FaceInstance, pointSize: Double,
    traits: ParagraphTraits
  ) -> ShapedText

  /// The vertical measures of a face instance at a size in points.
  func metrics(of instance: FaceInstance, pointSize: Double) -> FontMetrics

  /// Where lines of a text may or must end (UAX 14), in ascending order, the end of the text
  /// included unless it is empty.
  func lineBreaks(in text: String, locale: String) -> [LineBreakOpportunity]
}

/// What a paragraph says about the reading of its text.
public struct ParagraphTraits: Hashable, Sendable {
  /// The language as a BCP 47 tag, such as `en` or `zh-Hant`.
  public var locale: String
  /// The base direction: true when the paragraph is read from right to left.
  public var isRightToLeft: Bool

  /// Makes paragraph traits.
  public init(locale: String = "en", isRightToLeft: Bool = false) {
    self.locale = locale
    self.isRightToLeft = isRightToLeft
  }
}
