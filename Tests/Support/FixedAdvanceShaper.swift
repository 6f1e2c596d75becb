public import Typography

/// A shaper that needs no font: every character is 0.6 em wide, whatever the face.
///
/// A line may end behind a space or hyphen and must end behind a line feed. Characters in
/// `missing` get glyph 0.
public final class FixedAdvanceShaper: TextShaper {
  /// The advance of every character as a share of the size.
  public static let advance = 0.6

  private let missing: Set<Character>
  private let faces: [FaceDescription]
  private let inkTop: Double
  private let inkBottom: Double
  private let breaksEverywhere: Bool

  /// Makes a shaper.
  ///
  /// - Parameters:
  ///   - missing: The characters that the picked face has no glyph for.
  ///   - faces: The faces that are known by their identity.
  ///   - inkTop: How far ink rises above the baseline, in em.
  ///   - inkBottom: How far ink reaches below the baseline, in em.
  ///   - breaksEverywhere: Whether a line may end behind every letter that is no part of ASCII, as UAX
  ///     14 allows for ideographs and Hangul.
  public init(
    missing: Set<Character> = [], faces: [FaceDescription] = [], inkTop: Double = 0.7,
    inkBottom: Double = 0, breaksEverywhere: Bool = false
  ) {
    self.missing = missing
    self.faces = faces
    self.inkTop = inkTop
    self.inkBottom = inkBottom
    self.breaksEverywhere = breaksEverywhere
  }

  /// One glyph for each character, whose number is that of its first scalar.
  ///
  /// One run for each font; a character that is missing is drawn by the first of its fallbacks.
  public func shape(_ paragraph: Paragraph, range: Range<Int>) -> ShapedText {
    var runs: [ShapedRun] = []
    var offset = 0
    for character in paragraph.text {
      let end = offset + character.utf8.count
      defer { offset = end }
      guard range.contains(offset),
        let span = paragraph.fonts.first(where: { $0.range.contains(offset) })
      else { continue }
      let isMissing = missing.contains(character)
      let instance = isMissing ? span.font.fallbacks.first ?? span.font.primary : span.font.primary
      let id = isMissing && span.font.fallbacks.isEmpty ? 0 : character.unicodeScalars.first!.value
      let glyph = ShapedGlyph(
        id: id, cluster: offset, advance: Self.advance * span.pointSize)
      if let last = runs.indices.last, runs[last].instance == instance,
        span.range.contains(runs[last].range.lowerBound)
      {
        runs[last].glyphs.append(glyph)
        runs[last].range = runs[last].range.lowerBound..<end
      } else {
        runs.append(
          ShapedRun(
            instance: instance, pointSize: span.pointSize, glyphs: [glyph], range: offset..<end))
      }
    }
    return ShapedText(runs: runs)
  }

  /// As high as the shaper was told, as wide as the run.
  public func inkBounds(of run: ShapedRun) -> Rect? {
    Rect(
      x: 0, y: -inkTop * run.pointSize, width: run.width,
      height: (inkTop + inkBottom) * run.pointSize)
  }

  /// One of the faces that the shaper was told.
  public func face(_ id: FaceDescription.ID) -> FaceDescription? {
    faces.first { $0.id == id }
  }

  /// Ascent 0.9 em, descent 0.3 em, no gap.
  public func metrics(of instance: FaceInstance, pointSize: Double) -> FontMetrics {
    FontMetrics(
      ascent: 0.9, descent: 0.3, lineGap: 0, xHeight: 0.5, capHeight: 0.7,
      underline: FontMetrics.Stroke(position: 0.1, thickness: 0.05),
      strikethrough: FontMetrics.Stroke(position: -0.3, thickness: 0.05)
    )
    .scaled(by: pointSize)
  }

  /// Behind spaces and hyphens, and, mandatory, behind line feeds.
  public func lineBreaks(in text: String, locale: String) -> [LineBreakOpportunity] {
    var breaks: [LineBreakOpportunity] = []
    var offset = 0
    for (place, character) in zip(text.indices, text) {
      offset += character.utf8.count
      if character == "\n" {
        breaks.append(LineBreakOpportunity(offset: offset, isMandatory: true))
      } else if mayBreak(behind: character, before: text[place...].dropFirst().first) {
        breaks.append(LineBreakOpportunity(offset: offset, isMandatory: false))
      }
    }
    if offset > 0, breaks.last?.offset != offset {
      breaks.append(LineBreakOpportunity(offset: offset, isMandatory: false))
    }
    return breaks
  }

  /// White space at the end of a line belongs to it.
  private func mayBreak(behind character: Character, before next: Character?) -> Bool {
    if character == "-" { return true }
    if character == " " { return next != " " }
    return breaksEverywhere && next != " " && next != nil
      && !(character.isASCII && next?.isASCII == true)
  }
}
