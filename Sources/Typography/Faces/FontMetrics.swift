/// The vertical measures of a face at a size, in points; distances are positive away from the
/// baseline.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line (`hhea.ascender`, as the platform takes it).
  public var ascent: Double
  /// From the baseline down to the bottom of the line (`hhea.descender`, positive).
  public var descent: Double
  /// Extra space between two lines (`hhea.lineGap`).
  public var lineGap: Double
  /// The height of a lower-case x.
  public var xHeight: Double
  /// The height of a capital.
  public var capHeight: Double
  /// The stroke below underlined text (the `post` table).
  public var underline: Stroke
  /// The stroke through text that is struck out (the `OS/2` table).
  public var strikethrough: Stroke

  /// A horizontal stroke that a font asks for.
  public struct Stroke: Hashable, Sendable {
    /// From the baseline down to the middle of the stroke; negative above the baseline.
    public var position: Double
    /// How thick the stroke is.
    public var thickness: Double

    /// Makes a stroke from its place below the baseline and its thickness, in points.
    public init(position: Double, thickness: Double) {
      self.position = position
      self.thickness = thickness
    }
  }

  /// Makes metrics from measures in points.
  public init(
    ascent: Double, descent: Double, lineGap: Double, xHeight: Double, capHeight: Double,
    underline: Stroke = Stroke(position: 0, thickness: 0),
    strikethrough: Stroke = Stroke(position: 0, thickness: 0)
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.xHeight = xHeight
    self.capHeight = capHeight
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// These metrics at another size: every measure multiplied.
  public func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, lineGap: lineGap * factor,
      xHeight: xHeight * factor, capHeight: capHeight * factor,
      underline: underline.scaled(by: factor), strikethrough: strikethrough.scaled(by: factor))
  }
}

extension FontMetrics.Stroke {
  fileprivate func scaled(by factor: Double) -> FontMetrics.Stroke {
    FontMetrics.Stroke(position: position * factor, thickness: thickness * factor)
  }
}
