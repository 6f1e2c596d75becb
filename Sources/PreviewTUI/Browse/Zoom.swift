/// How large a frame is shown.
enum Zoom: CaseIterable, Hashable {
  /// As large as the width of the screen allows, up to two pixels per point.
  case fitWidth
  /// One pixel per point.
  case onePixelPerPoint
  /// Two pixels per point.
  case twoPixelsPerPoint

  /// The next one, and after the last the first.
  var next: Zoom {
    switch self {
    case .fitWidth: .onePixelPerPoint
    case .onePixelPerPoint: .twoPixelsPerPoint
    case .twoPixelsPerPoint: .fitWidth
    }
  }

  /// The scale, for a screen and a device of some width. One column of the screen is one pixel.
  func pixelsPerPoint(columns: Int, deviceWidth: Double) -> Double {
    switch self {
    case .fitWidth: deviceWidth > 0 ? min(2, Double(max(1, columns)) / deviceWidth) : 1
    case .onePixelPerPoint: 1
    case .twoPixelsPerPoint: 2
    }
  }
}
