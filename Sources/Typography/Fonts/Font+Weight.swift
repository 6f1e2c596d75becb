extension Font {
  /// A weight, from ultra-light to black.
  ///
  /// The platform orders `ultraLight` below `thin`; OpenType calls 100 Thin and 200 ExtraLight. The
  /// two scales are matched by position, as CoreText does (facts.md 3).
  public struct Weight: Hashable, Sendable {
    /// The weight on OpenType's scale (`usWeightClass`, the `wght` axis): 1 to 1000, 400 regular,
    /// 700 bold.
    public var openTypeWeight: Int

    /// Makes a weight from a number on OpenType's scale; it is clamped to 1...1000.
    public init(openTypeWeight: Int) {
      self.openTypeWeight = min(max(openTypeWeight, 1), 1000)
    }

    /// The lightest of the nine: 100.
    public static let ultraLight = Weight(openTypeWeight: 100)
    /// 200.
    public static let thin = Weight(openTypeWeight: 200)
    /// 300.
    public static let light = Weight(openTypeWeight: 300)
    /// 400.
    public static let regular = Weight(openTypeWeight: 400)
    /// 500.
    public static let medium = Weight(openTypeWeight: 500)
    /// 600.
    public static let semibold = Weight(openTypeWeight: 600)
    /// 700.
    public static let bold = Weight(openTypeWeight: 700)
    /// 800.
    public static let heavy = Weight(openTypeWeight: 800)
    /// The heaviest of the nine: 900.
    public static let black = Weight(openTypeWeight: 900)
  }
}

// MARK: - The nine

extension Font.Weight: CaseIterable, Comparable {
  /// The nine weights from light to heavy.
  public static let allCases: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Whether one weight is lighter than another.
  public static func < (lighter: Font.Weight, heavier: Font.Weight) -> Bool {
    lighter.openTypeWeight < heavier.openTypeWeight
  }

  /// SwiftUI's name of the weight, or nil between the nine.
  public var name: String? { WeightTrait.row(of: self)?.name }

  /// The number that `UIFont.Weight` gives one of the nine weights, -0.8 to 0.62; nil between them.
  public var uiKitValue: Double? {
    WeightTrait.row(of: self).map { _ in WeightTrait(askedFor: self).value }
  }
}
