extension Font.TextStyle {
  /// The system font's size in points, from the platform's table.
  public func pointSize(at size: DynamicTypeSize) -> Double {
    DynamicTypeTable.row(self).size[size.position]
  }

  /// The system font's line height in points, as the Human Interface Guidelines print it.
  public func leading(at size: DynamicTypeSize) -> Double {
    DynamicTypeTable.row(self).leading[size.position]
  }

  /// The size of a custom font that follows this style, in whole points.
  ///
  /// The platform scales by a ratio of line heights, not of sizes, multiplies first and rounds half
  /// away from zero, also at the default size.
  ///
  /// - Parameters:
  ///   - authored: The size at `large`, in points.
  ///   - size: The Dynamic Type size.
  public func scaledPointSize(_ authored: Double, at size: DynamicTypeSize) -> Double {
    scaledValue(authored, at: size).rounded(.toNearestOrAwayFromZero)
  }

  /// A measure that follows this style, in points, not rounded (`UIFontMetrics.scaledValue`).
  public func scaledValue(_ value: Double, at size: DynamicTypeSize) -> Double {
    value * scalingLeading(at: size) / scalingLeading(at: .large)
  }

  /// The line height in points whose ratio to that at `large` scales a custom font.
  public func scalingLeading(at size: DynamicTypeSize) -> Double {
    DynamicTypeTable.row(self).scalingLeading[size.position]
  }

  /// The weight of the system font in this style.
  public var systemWeight: Font.Weight {
    self == .headline ? .semibold : .regular
  }

  /// The weight that `.bold()` gives the system font in this style (the guidelines' "emphasized").
  public var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}
