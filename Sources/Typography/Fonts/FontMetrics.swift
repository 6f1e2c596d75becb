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

  /// Makes metrics from measures in points.
  public init(
    ascent: Double, descent: Double, lineGap: Double, xHeight: Double, capHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.xHeight = xHeight
    self.capHeight = capHeight
  }

  /// The height of one line without the gap, in points.
  public var lineHeight: Double { ascent + descent }

  /// These metrics at another size: every measure multiplied.
  public func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, lineGap: lineGap * factor,
      xHeight: xHeight * factor, capHeight: capHeight * factor)
  }
}
