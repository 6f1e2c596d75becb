import TerminalScreen
import Raster
import Typography

/// Commands that change how large a frame is in cells.
extension BrowseState {
  /// Goes to another zoom and keeps what is in the middle of the screen there.
  mutating func stepZoom(by step: Int, in context: BrowseContext) {
    let all = Zoom.allCases
    let position = all.firstIndex(of: zoom) ?? 0
    setZoom(all[modulo(position + step, all.count)], in: context)
  }

  mutating func setZoom(_ next: Zoom, in context: BrowseContext) {
    change(zoom: next, mosaic: mosaic, image: image, in: context)
  }

  /// Goes to another mosaic and keeps what is in the middle of the screen there.
  mutating func stepMosaic(by step: Int, in context: BrowseContext) {
    let all = context.setting.surface.mosaics
    let position = all.firstIndex(of: mosaic) ?? -1
    setMosaic(all[modulo(position + step, all.count)], in: context)
  }

  mutating func setMosaic(_ next: Mosaic, in context: BrowseContext) {
    guard context.setting.surface.mosaics.contains(next) else {
      notice = Self.octantsAreUnknown
      return
    }
    change(zoom: zoom, mosaic: next, image: nil, in: context)
    notice = "mosaic: \(mosaic.rawValue), \(mosaic.pixelColumns)x\(mosaic.pixelRows) pixels a cell"
    if context.setting.surface.mosaics.count < Mosaic.allCases.count {
      notice? += "; " + Self.octantsAreUnknown
    }
  }

  /// Shows the frame as a picture where the terminal takes one, or else in cells.
  mutating func toggleImage(in context: BrowseContext) {
    let next = image == nil ? context.setting.surface.images.format : nil
    if image == nil, next == nil {
      notice = context.setting.surface.images.words
      return
    }
    change(zoom: zoom, mosaic: mosaic, image: next, in: context)
    notice =
      next.map { "\($0.rawValue) images: pixels of the terminal" } ?? "cells: \(mosaic.rawValue)"
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

  private mutating func change(
    zoom next: Zoom, mosaic other: Mosaic, image picture: ImageFormat?, in context: BrowseContext
  ) {
    // A frame keeps its proportions, so it grows as much down as across.
    let before = columnsPerPoint(zoom, pixelColumns(mosaic, image, in: context), in: context)
    let after = columnsPerPoint(next, pixelColumns(other, picture, in: context), in: context)
    let ratio = after / before
    let frame = context.screen.frame
    let viewport = context.screen.viewport
    offset = CellPoint(
      column: Self.scaled(
        offset.column, by: ratio, frame: frame.columns, viewport: viewport.columns),
      row: Self.scaled(offset.row, by: ratio, frame: frame.rows, viewport: viewport.rows))
    zoom = next
    mosaic = other
    image = picture
  }

  /// The pixels of a column of the screen.
  private func pixelColumns(
    _ mosaic: Mosaic, _ image: ImageFormat?, in context: BrowseContext
  ) -> Int {
    image == nil ? mosaic.pixelColumns : context.setting.surface.cell.width
  }

  /// The columns of the screen that a point takes.
  func columnsPerPoint(in context: BrowseContext) -> Double {
    columnsPerPoint(zoom, pixelColumns(mosaic, image, in: context), in: context)
  }

  private func columnsPerPoint(
    _ zoom: Zoom, _ pixelColumns: Int, in context: BrowseContext
  ) -> Double {
    zoom.pixelsPerPoint(
      columns: context.screen.viewport.columns, pixelColumns: pixelColumns,
      deviceWidth: place.traits.device.width) / Double(pixelColumns)
  }

  /// Where the screen begins when its middle stays; at an edge, where a frame begins, one wants to
  /// stay at the edge.
  private static func scaled(_ offset: Int, by ratio: Double, frame: Int, viewport: Int) -> Int {
    guard offset > 0 else { return 0 }
    let middle = Double(offset) + Double(min(frame, viewport)) / 2
    return max(0, Int((middle * ratio - Double(viewport) / 2).rounded()))
  }
}
