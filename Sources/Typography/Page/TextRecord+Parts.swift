extension TextRecord {
  /// One laid-out line.
  public struct Line: Hashable, Sendable {
    /// The characters of the line; a trailing space or line separator is left out.
    public var text: String
    /// The left end of the line on the page in points.
    public var x: Double
    /// The baseline's distance from the top of the page in points.
    public var baseline: Double
    /// The sum of advances and the space after characters in points.
    public var width: Double
    /// From the top of the line's box to its baseline, in points.
    public var ascent: Double
    /// From the baseline to the bottom of the line's box, in points.
    public var descent: Double

    /// Makes a line.
    public init(
      text: String, x: Double, baseline: Double, width: Double, ascent: Double = 0,
      descent: Double = 0
    ) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// A stretch of one style.
  public struct Span: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// What was asked for and what it got, at the size that is drawn.
    public var font: ResolvedFont
    /// Space added after each character by tracking, in points.
    public var tracking: Double
    /// The ink.
    public var foreground: RGBA
    /// How far the stretch stands above the baseline of its lines, in points.
    public var baselineOffset: Double
    /// Whether there is a line below it.
    public var isUnderlined: Bool
    /// Whether there is a line through it.
    public var isStruckThrough: Bool

    /// Makes a stretch.
    public init(
      text: String, font: ResolvedFont, tracking: Double = 0, foreground: RGBA,
      baselineOffset: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.foreground = foreground
      self.baselineOffset = baselineOffset
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }

  /// A face that stood in for characters which the picked face lacks.
  public struct Fallback: Hashable, Sendable {
    /// The face's PostScript name.
    public var postScriptName: String
    /// The face's family.
    public var family: String
    /// The face's file, relative to the design where it belongs to one.
    public var file: String
    /// The grapheme clusters that it drew, each once, in the order of the text.
    public var characters: [String]

    /// Makes an entry.
    public init(postScriptName: String, family: String, file: String, characters: [String]) {
      self.postScriptName = postScriptName
      self.family = family
      self.file = file
      self.characters = characters
    }
  }

  /// How far ink leaves the boxes of its lines. It is drawn whole all the same.
  public struct InkOverflow: Hashable, Sendable {
    /// The farthest above the top of a line's box, in points; 0 for less than half a pixel.
    public var top: Double
    /// The farthest below the bottom of a line's box, in points; 0 for less than half a pixel.
    public var bottom: Double

    /// Makes a measure from distances in points.
    public init(top: Double, bottom: Double) {
      self.top = top
      self.bottom = bottom
    }
  }
}
