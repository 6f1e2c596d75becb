extension Font {
  /// A width, from compressed to expanded.
  ///
  /// Apple publishes no map from its widths to OpenType's. The four named ones are taken at the
  /// percentages that OpenType gives their names: width classes 2, 3, 5 and 7 of the `OS/2` table.
  public struct Width: Hashable, Sendable {
    /// The width in percent of normal, above 0: the scale of the `wdth` axis.
    public var percent: Double

    /// Makes a width from a percentage of normal; it is clamped to 1...1000.
    public init(percent: Double) {
      self.percent = min(max(percent, 1), 1000)
    }

    /// 62.5 %.
    public static let compressed = Width(percent: 62.5)
    /// 75 %.
    public static let condensed = Width(percent: 75)
    /// 100 %.
    public static let standard = Width(percent: 100)
    /// 125 %.
    public static let expanded = Width(percent: 125)
  }
}
