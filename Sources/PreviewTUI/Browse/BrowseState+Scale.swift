import Raster
import Typography

/// Keys that change how large a frame is in cells.
extension BrowseState {
  /// Goes to the next zoom and keeps what is in the middle of the screen there.
  mutating func stepZoom(in limits: BrowseLimits) {
    change(zoom: zoom.next, mosaic: mosaic, in: limits)
  }

  /// Goes to the next mosaic and keeps what is in the middle of the screen there.
  mutating func stepMosaic(in limits: BrowseLimits) {
    let all = limits.mosaics
    let position = all.firstIndex(of: mosaic) ?? -1
    change(zoom: zoom, mosaic: all[(position + 1) % all.count], in: limits)
    notice = "mosaic: \(mosaic.rawValue), \(mosaic.pixelColumns)x\(mosaic.pixelRows) pixels a cell"
    if all.count < Mosaic.allCases.count { notice? += "; " + Self.octantsAreUnknown }
  }

  /// What to say where there are no octants.
  private static let octantsAreUnknown =
    "no octant: this system's C library has no Unicode 16 (show prints them)"

  /// Takes another mosaic than one that the screen cannot show.
  mutating func clampMosaic(to mosaics: [Mosaic]) {
    guard !mosaics.contains(mosaic) else { return }
    mosaic = mosaics.contains(.sextant) ? .sextant : .half
    notice = Self.octantsAreUnknown
  }

  private mutating func change(zoom next: Zoom, mosaic other: Mosaic, in limits: BrowseLimits) {
    // A frame keeps its proportions, so it grows as much down as across.
    let ratio = columnsPerPoint(next, other, in: limits) / columnsPerPoint(zoom, mosaic, in: limits)
    offset = CellPoint(
      column: Self.scaled(
        offset.column, by: ratio, frame: limits.frame.columns, viewport: limits.viewport.columns),
      row: Self.scaled(
        offset.row, by: ratio, frame: limits.frame.rows, viewport: limits.viewport.rows))
    zoom = next
    mosaic = other
  }

  private func columnsPerPoint(_ zoom: Zoom, _ mosaic: Mosaic, in limits: BrowseLimits) -> Double {
    zoom.pixelsPerPoint(
      columns: limits.viewport.columns, mosaic: mosaic, deviceWidth: place.traits.device.width)
      / Double(mosaic.pixelColumns)
  }

  /// Where the screen begins when its middle stays; at an edge, where a frame begins, one wants to
  /// stay at the edge.
  private static func scaled(_ offset: Int, by ratio: Double, frame: Int, viewport: Int) -> Int {
    guard offset > 0 else { return 0 }
    let middle = Double(offset) + Double(min(frame, viewport)) / 2
    return max(0, Int((middle * ratio - Double(viewport) / 2).rounded()))
  }
}
