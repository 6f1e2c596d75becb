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

  /// The scale across, for a screen and a device of some width.
  ///
  /// - Parameters:
  ///   - columns: The columns of the screen.
  ///   - pixelColumns: The pixels of a column: those of the mosaic, or the terminal's own.
  ///   - deviceWidth: The width of the device in points.
  func pixelsPerPoint(columns: Int, pixelColumns: Int, deviceWidth: Double) -> Double {
    switch self {
    case .fitWidth:
      deviceWidth > 0 ? min(2, Double(max(1, columns) * pixelColumns) / deviceWidth) : 1
    case .halfPixelPerPoint: 0.5
    case .onePixelPerPoint: 1
    case .twoPixelsPerPoint: 2
    }
  }
}
