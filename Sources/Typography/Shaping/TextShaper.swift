/// The question that this module owns and another answers: which glyphs does a text get, how far
/// does each move the pen, where may a line end.
///
/// Layout asks it and nothing else; no font file is read in this module.
public protocol TextShaper: AnyObject {
  /// Shapes a stretch of a paragraph as one line.
  ///
  /// - Parameters:
  ///   - paragraph: The whole paragraph; what surrounds the range decides joins, as in running text.
  ///   - range: The stretch to shape, as offsets into the UTF-8 of the text at character borders.
  /// - Returns: Runs in visual order, from left to right. A character that no face has is glyph 0 of
  ///   the face that was picked.
  func shape(_ paragraph: Paragraph, range: Range<Int>) -> ShapedText

  /// The vertical measures of a face instance at a size in points.
  func metrics(of instance: FaceInstance, pointSize: Double) -> FontMetrics

  /// The box around the ink of a shaped run, in points: x from the run's left end, y from the
  /// baseline downwards. Nil where there is no ink.
  func inkBounds(of run: ShapedRun) -> Rect?

  /// What the face of a run holds for its glyphs and is not drawn, each once; empty where all is.
  func undrawnPictures(of run: ShapedRun) -> [UndrawnPicture]

  /// The face with an identity, faces of this machine that stood in for characters included.
  func face(_ id: FaceDescription.ID) -> FaceDescription?

  /// Where lines of a text may or must end (UAX 14), in ascending order, the end of the text
  /// included unless it is empty.
  func lineBreaks(in text: String, locale: String) -> [LineBreakOpportunity]
}

extension TextShaper {
  /// A shaper whose faces have outlines only.
  public func undrawnPictures(of run: ShapedRun) -> [UndrawnPicture] { [] }
}
