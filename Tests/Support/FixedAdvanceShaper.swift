public import Typography

/// A shaper that needs no font: every character is 0.6 em wide, whatever the face.
///
/// A line may end behind a space or hyphen and must end behind a line feed. Characters in
/// `missing` get glyph 0.
public final class FixedAdvanceShaper: TextShaper {
  /// The advance of every character as a share of the size.
  public static let advance = 0.6

  private let missing: Set<Character>

  /// Makes a shaper that has no glyph for some characters.
  public init(missing: Set<Character> = []) {
    self.missing = missing
  }

  /// One glyph for each character, whose number is that of its first scalar.
  public func shape(
    _ text: String, range: Range<Int>, instance: FaceInstance, pointSize: Double,
    traits: ParagraphTraits
  ) -> ShapedText {
    var glyphs: [ShapedGlyph] = []
    var offset = 0
    for character in text {
      if range.contains(offset) {
        let id = missing.contains(character) ? 0 : character.unicodeScalars.first!.value
        glyphs.append(
          ShapedGlyph(id: id, cluster: offset, advance: Self.advance * pointSize))
      }
      offset += character.utf8.count
    }
    return ShapedText(runs: [
      ShapedRun(instance: instance, pointSize: pointSize, glyphs: glyphs, range: range)
    ])
  }

  /// Ascent 0.9 em, descent 0.3 em, no gap.
  public func metrics(of instance: FaceInstance, pointSize: Double) -> FontMetrics {
    FontMetrics(ascent: 0.9, descent: 0.3, lineGap: 0, xHeight: 0.5, capHeight: 0.7)
      .scaled(by: pointSize)
  }

  /// Behind spaces and hyphens, and, mandatory, behind line feeds.
  public func lineBreaks(in text: String, locale: String) -> [LineBreakOpportunity] {
    var breaks: [LineBreakOpportunity] = []
    var offset = 0
    for character in text {
      offset += character.utf8.count
      if character == "\n" {
        breaks.append(LineBreakOpportunity(offset: offset, isMandatory: true))
      } else if character == " " || character == "-" {
        breaks.append(LineBreakOpportunity(offset: offset, isMandatory: false))
      }
    }
    if offset > 0, breaks.last?.offset != offset {
      breaks.append(LineBreakOpportunity(offset: offset, isMandatory: false))
    }
    return breaks
  }
}
