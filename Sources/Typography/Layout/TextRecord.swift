/// What was asked for a text, what it got, and where its lines stand: one entry of a frame's record.
public struct TextRecord: Hashable, Sendable {
  /// One laid-out line.
  public struct Line: Hashable, Sendable {
    /// The characters of the line; a trailing space or line separator is left out.
    public var text: String
    /// The left end of the line on the page in points.
    public var x: Double
    /// The baseline's distance from the top of the page in points.
    public var baseline: Double
    /// The sum of advances and tracking in points.
    public var width: Double

    /// Makes a line.
    public init(text: String, x: Double, baseline: Double, width: Double) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }

  /// The name of the design's style, or nil for text that belongs to none.
  public var style: String?
  /// The whole text.
  public var text: String
  /// What was asked for and what it got.
  public var font: ResolvedFont
  /// From the top of one line to the top of the next, in points, without line spacing.
  public var lineHeight: Double
  /// Space added after each character in points.
  public var tracking: Double
  /// The ink.
  public var foreground: RGBA
  /// What is behind the text.
  public var background: RGBA
  /// The lines from top to bottom.
  public var lines: [Line]
  /// The characters that no face covers, each once, in the order of the text.
  public var missingGlyphs: [String]
  /// Whether a line limit or a fixed height cut the text short.
  public var isTruncated: Bool

  /// How the text differs from what was asked, in a fixed order: the font's notes, and
  /// `missing-glyphs` where a character has none.
  public var notes: [String] {
    font.notes.map(\.rawValue) + (missingGlyphs.isEmpty ? [] : ["missing-glyphs"])
  }

  /// Makes a record.
  public init(
    style: String?, text: String, font: ResolvedFont, lineHeight: Double, tracking: Double,
    foreground: RGBA, background: RGBA, lines: [Line], missingGlyphs: [String], isTruncated: Bool
  ) {
    self.style = style
    self.text = text
    self.font = font
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.foreground = foreground
    self.background = background
    self.lines = lines
    self.missingGlyphs = missingGlyphs
    self.isTruncated = isTruncated
  }
}
