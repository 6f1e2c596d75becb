/// What was asked for a text, what it got, and where its lines stand: one entry of a frame's record.
///
/// There is one record for a text, whatever it is made of. `font`, `tracking` and `foreground` are
/// those of its first stretch; where the text has several styles, `spans` says those of each.
public struct TextRecord: Hashable, Sendable {
  /// The name of the design's style, or nil for text that belongs to none.
  public var style: String?
  /// The whole text, in the case that it is shown in.
  public var text: String
  /// The stretches of one style in the order of the text; at least one.
  public var spans: [Span]
  /// From the top of one line to the top of the next, in points, without line spacing: that of the
  /// first stretch. Lines that hold larger text are higher.
  public var lineHeight: Double
  /// What stands between the boxes of two lines by the fonts' line gaps, in points, negative where
  /// they overlap; nil where nothing does, and for one line.
  ///
  /// That the gap is added between lines is a reading: whether SwiftUI does is not published.
  public var lineGapBetweenLines: Double?
  /// What is behind the text.
  public var background: RGBA
  /// The lines from top to bottom.
  public var lines: [Line]
  /// The characters that no face covers, each once, in the order of the text.
  public var missingGlyphs: [String]
  /// The faces that stood in for characters that the picked ones lack, in the order of the text.
  public var fallbacks: [Fallback]
  /// How far ink leaves the boxes of its lines; nil where it keeps inside.
  public var inkOverflow: InkOverflow?
  /// Whether a line limit or a fixed height cut the text short.
  public var isTruncated: Bool
  /// The share of its size that the text is drawn at, above 0 to 1: below 1 where it shrank to fit.
  public var scaleFactor: Double
  /// Whether the last line was set tighter to fit.
  public var isTightened: Bool

  /// Makes a record.
  public init(
    style: String?, text: String, spans: [Span], lineHeight: Double,
    lineGapBetweenLines: Double? = nil, background: RGBA, lines: [Line],
    missingGlyphs: [String] = [], fallbacks: [Fallback] = [],
    inkOverflow: InkOverflow? = nil, isTruncated: Bool = false, scaleFactor: Double = 1,
    isTightened: Bool = false
  ) {
    precondition(!spans.isEmpty, "a text has at least one stretch, even when it is empty")
    self.style = style
    self.text = text
    self.spans = spans
    self.lineHeight = lineHeight
    self.lineGapBetweenLines = lineGapBetweenLines
    self.background = background
    self.lines = lines
    self.missingGlyphs = missingGlyphs
    self.fallbacks = fallbacks
    self.inkOverflow = inkOverflow
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
    self.isTightened = isTightened
  }
}

// MARK: - The first stretch, and all of them

extension TextRecord {
  /// What was asked for the first stretch and what it got.
  public var font: ResolvedFont { spans[0].font }

  /// Space added after each character of the first stretch by tracking, in points.
  public var tracking: Double { spans[0].tracking }

  /// The ink of the first stretch.
  public var foreground: RGBA { spans[0].foreground }

  /// How the text differs from what was asked, in a fixed order, each once.
  ///
  /// The notes of its fonts come first; then `character-fallback` where other faces drew characters,
  /// `missing-glyphs` where none could, `ink-overflow` where ink leaves its line, `scaled-to-fit` and
  /// `tightened` where the text is smaller or tighter than asked.
  public var notes: [String] {
    var notes: [String] = []
    if spans.contains(where: { !$0.font.notes.isEmpty }) {
      notes = ResolvedFont.Note.allCases
        .filter { note in spans.contains { $0.font.notes.contains(note) } }.map(\.rawValue)
    }
    if !fallbacks.isEmpty { notes.append("character-fallback") }
    if !missingGlyphs.isEmpty { notes.append("missing-glyphs") }
    if inkOverflow != nil { notes.append("ink-overflow") }
    if scaleFactor < 1 { notes.append("scaled-to-fit") }
    if isTightened { notes.append("tightened") }
    return notes
  }
}
