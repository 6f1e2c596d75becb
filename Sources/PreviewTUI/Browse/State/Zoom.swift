import Raster

/// How large a frame is shown.
enum Zoom: CaseIterable, Comparable {
  /// As large as the width of the screen allows, up to two pixels per point.
  case fitWidth
  /// Half a pixel per point.
  case halfPixelPerPoint
  /// One pixel per point.
  case onePixelPerPoint
  /// Two pixels per point.
  case twoPixelsPerPoint

  /// The name of the command line and of what is remembered.
  var name: String {
    switch self {
    case .fitWidth: "fit"
    case .halfPixelPerPoint: "0.5"
    case .onePixelPerPoint: "1"
    case .twoPixelsPerPoint: "2"
    }
  }

  /// The scale across, for a screen and a device of some width. One column of the screen is as many
  /// pixels as the mosaic says.
  func pixelsPerPoint(columns: Int, mosaic: Mosaic, deviceWidth: Double) -> Double {
    switch self {
    case .fitWidth:
      deviceWidth > 0 ? min(2, Double(max(1, columns) * mosaic.pixelColumns) / deviceWidth) : 1
    case .halfPixelPerPoint: 0.5
    case .onePixelPerPoint: 1
    case .twoPixelsPerPoint: 2
    }
  }
}
