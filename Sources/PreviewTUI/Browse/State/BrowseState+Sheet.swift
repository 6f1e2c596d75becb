import TerminalScreen
import Typography

/// Commands that show several frames beside each other.
extension BrowseState {
  /// The next selection of frames, and after the last one frame.
  mutating func stepSheet(in context: BrowseContext) {
    guard let axis = sheet?.axis else { return openSheet(Sheet.axes.first, in: context) }
    openSheet(Sheet.axes.element(behind: axis), in: context)
  }

  /// Shows the frames along a side of the matrix with the cursor on the present one; nil for one
  /// frame.
  mutating func openSheet(_ axis: PreviewAxis?, in context: BrowseContext) {
    comparison = nil
    guard let axis else { return closeSheet() }
    let before = sheet?.before ?? Sheet.Before(place: place, offset: offset, zoom: zoom)
    let opened = Sheet(axis: axis, devices: threeDevices(in: context), before: before)
    sheet = opened
    let places = places(of: opened)
    // Many frames leave each of them little room.
    zoom = places.count > 2 ? min(before.zoom, .halfPixelPerPoint) : before.zoom
    skipMargin(in: context)
    notice = "sheet of \(places.count) \(axis.plural): Tab moves, Enter opens, v goes on"
  }

  /// Opens the frame under the cursor of the sheet.
  mutating func open() {
    closeSheet()
  }

  /// Scrolls to where texts begin, since a sheet has no room for the page's margin.
  private mutating func skipMargin(in context: BrowseContext) {
    let columns = columnsPerPoint(in: context) * Self.skippedMargin
    offset = CellPoint(column: Int(columns), row: Int(columns / 2))
  }

  /// The part of the page's margin of 16 points that a sheet leaves out, in points.
  private static let skippedMargin = 12.0

  /// Goes back to one frame: the one under the cursor, scrolled and as large as before.
  mutating func closeSheet() {
    guard let sheet else { return }
    offset = sheet.before.offset
    zoom = sheet.before.zoom
    self.sheet = nil
  }

  /// Goes back to the frame that was shown before the sheet.
  mutating func leaveSheet() {
    guard let sheet else { return }
    closeSheet()
    place = sheet.before.place
  }

  /// Moves the cursor of a sheet, and behind the last frame to the first.
  mutating func moveCursor(by step: Int) {
    guard let sheet else { return }
    let places = places(of: sheet)
    guard !places.isEmpty else { return }
    place = places[modulo(cursor(in: places) + step, places.count)]
  }

  /// Puts the cursor of a sheet on a frame, by its place among them.
  mutating func putCursor(on position: Int) {
    guard let places = sheet.map(places(of:)), places.indices.contains(position) else { return }
    place = places[position]
  }

  /// Where the cursor is among the places of a sheet.
  func cursor(in places: [BrowsePlace]) -> Int { places.firstIndex(of: place) ?? 0 }

  /// Moves the cursor of a sheet by an arrow; false for another way to scroll.
  mutating func moveCursor(
    _ step: ScrollStep, times: Int, in context: BrowseContext
  ) -> Bool {
    switch step {
    case .left: moveCursor(by: -times)
    case .right: moveCursor(by: times)
    case .up: moveCursor(by: -times * context.screen.sheetColumns)
    case .down: moveCursor(by: times * context.screen.sheetColumns)
    default: return false
    }
    return true
  }

  /// The places that a sheet shows.
  func places(of sheet: Sheet) -> [BrowsePlace] {
    let values =
      sheet.axis == .device ? sheet.devices.map(PreviewAxis.Value.device) : sheet.axis.values
    return values.map { value in
      var place = place
      sheet.axis.set(value, in: &place.traits)
      return place
    }
  }

  /// The narrowest device, the present one and the widest phone; others where these are the same.
  private func threeDevices(in context: BrowseContext) -> [Device] {
    let present = place.traits.device
    let others = context.setting.devices.filter { $0.width != present.width }
    let narrower = others.filter { $0.width < present.width }
    let wider = others.filter { $0.width > present.width }
    let chosen: [Device?] =
      if narrower.isEmpty {
        [present, wider.first, wider.dropFirst().first]
      } else if wider.isEmpty {
        [narrower.first, narrower.dropFirst().last, present]
      } else {
        [narrower.first, present, wider.last { $0.width <= Self.widestPhone } ?? wider.first]
      }
    return chosen.compactMap(\.self)
  }

  /// The widest phones that Apple has made, in points (facts: devices).
  private static let widestPhone = 440.0
}
