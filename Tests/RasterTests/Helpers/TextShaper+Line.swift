import Typography

extension TextShaper {
  /// A text of one font shaped as one line.
  func line(
    _ text: String, in instance: FaceInstance, pointSize: Double,
    traits: ParagraphTraits = ParagraphTraits()
  ) -> ShapedText {
    let paragraph = Paragraph(
      text, font: FontCascade(instance), pointSize: pointSize, traits: traits)
    return shape(paragraph, range: 0..<text.utf8.count)
  }
}
