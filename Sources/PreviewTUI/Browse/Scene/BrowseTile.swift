import Frames
import TerminalScreen
import Raster
import Typography

/// A frame with the part of the screen that it gets.
struct BrowseTile: Hashable {
  /// What it shows.
  var content: FrameContent
  /// Where the picture goes.
  var rect: CellRect
  /// What stands above the picture; nil for nothing.
  var caption: Caption?
  /// The place of the frame among those of the sheet; nil outside of one.
  var place: Int?

  /// Words above a picture.
  struct Caption: Hashable {
    var words: String
    /// Whether the cursor is on it.
    var isMarked: Bool
  }
}

/// Divides the frames' part of the screen.
struct TilePlan {
  /// What is shown.
  let state: BrowseState
  /// The places of a sheet; empty where none is shown.
  let places: [BrowsePlace]
  /// The part of the screen.
  let rect: CellRect
  /// The size of the terminal's cells.
  let cell: CellSize
  /// Which reading of the design is shown.
  let generation: Int

  /// The least columns and rows that make a frame of a sheet worth its place, its caption included.
  private static let leastTile = CellArea(columns: 36, rows: 9)

  /// The tiles: one frame, two, or a sheet's.
  var tiles: [BrowseTile] {
    if let sheet = state.sheet { return tiles(of: sheet) }
    guard let comparison = state.comparison else {
      return [BrowseTile(content: present(columns: rect.area.columns), rect: rect)]
    }
    return tiles(of: comparison)
  }

  /// The number of frames beside each other in a sheet.
  var columns: Int {
    let fitting = max(1, rect.area.columns / Self.leastTile.columns)
    let rows = max(1, (places.count + fitting - 1) / fitting)
    // Rows of the same length leave no room unused.
    return max(1, (places.count + rows - 1) / rows)
  }

  // MARK: A sheet

  /// The frames of the sheet's page that the cursor is on.
  private func tiles(of sheet: Sheet) -> [BrowseTile] {
    guard !places.isEmpty else { return [] }
    let columns = columns
    let allRows = (places.count + columns - 1) / columns
    let rows = max(1, min(allRows, rect.area.rows / Self.leastTile.rows))
    let cursor = state.cursor(in: places)
    let first = cursor / (columns * rows) * columns * rows
    return places.indices.dropFirst(first).prefix(columns * rows).map { index in
      let position = index - first
      let left = rect.area.columns * (position % columns) / columns
      let right = rect.area.columns * (position % columns + 1) / columns
      let top = rect.area.rows * (position / columns) / rows
      let bottom = rect.area.rows * (position / columns + 1) / rows
      // A column stays free between two frames.
      let width = right - left - (position % columns < columns - 1 ? 1 : 0)
      return BrowseTile(
        content: content(places[index], columns: width),
        rect: CellRect(
          column: rect.origin.column + left, row: rect.origin.row + top + 1, columns: width,
          rows: bottom - top - 1),
        caption: BrowseTile.Caption(
          words: words(for: places[index].traits, sheet.axis), isMarked: index == cursor),
        place: index)
    }
  }

  private func words(for traits: PreviewTraits, _ axis: PreviewAxis) -> String {
    let name = axis.value(of: traits).name.printable
    return axis == .device ? "\(name) · \(StatusLine.number(traits.device.width)) pt" : name
  }

  // MARK: A comparison

  private func tiles(of comparison: Comparison) -> [BrowseTile] {
    let columns = rect.area.columns
    switch comparison.mode {
    case .blink:
      let content =
        comparison.showsReference
        ? reference(comparison.reference, columns: columns) : present(columns: columns)
      return [BrowseTile(content: content, rect: rect)]
    case .difference, .overlay:
      let content = FrameContent.combined(
        reference: reference(comparison.reference, columns: columns),
        present: present(columns: columns), mode: comparison.mode)
      return [BrowseTile(content: content, rect: rect)]
    case .side: return sides(of: comparison)
    }
  }

  private func sides(of comparison: Comparison) -> [BrowseTile] {
    let left = max(0, (rect.area.columns - 1) / 2)
    let row = rect.origin.row + 1
    let rows = rect.area.rows - 1
    let name = comparison.reference == .recorded ? "recorded" : "pinned"
    let words = [name + pinnedWords(comparison.reference), "present"]
    let rects = [
      CellRect(column: rect.origin.column, row: row, columns: left, rows: rows),
      CellRect(
        column: rect.origin.column + left + 1, row: row, columns: rect.area.columns - left - 1,
        rows: rows),
    ]
    let contents = [
      reference(comparison.reference, columns: left), present(columns: rects[1].area.columns),
    ]
    return (0..<2).map { index in
      BrowseTile(
        content: contents[index], rect: rects[index],
        caption: BrowseTile.Caption(words: words[index], isMarked: false))
    }
  }

  /// What is different about the pinned frame's surroundings.
  private func pinnedWords(_ reference: Comparison.Reference) -> String {
    guard case .frame(let place, let edits, let generation) = reference else { return "" }
    let present = state.place.traits
    var words = PreviewAxis.all.map { ($0.value(of: place.traits), $0.value(of: present)) }
      .filter { $0 != $1 }.map(\.0.name.printable)
    if generation != self.generation {
      words.append("as it was on the disk")
    } else if edits != state.shownEdits {
      words.append(edits.isEmpty ? "without the changes" : "with other changes")
    }
    return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }

  // MARK: Frames

  /// The frame that keys are about, whatever is shown of it.
  var present: FrameContent { present(columns: rect.area.columns) }

  private func present(columns: Int) -> FrameContent { content(state.place, columns: columns) }

  private func content(_ place: BrowsePlace, columns: Int) -> FrameContent {
    .design(
      request(
        place, edits: state.shownEdits, columns: columns,
        guides: state.whyLine == nil ? nil : state.style))
  }

  private func reference(_ reference: Comparison.Reference, columns: Int) -> FrameContent {
    switch reference {
    case .frame(let place, let edits, let generation):
      .design(
        request(place, edits: edits, columns: columns, guides: nil, generation: generation))
    case .recorded:
      .recorded(request(state.place, edits: DesignEdits(), columns: columns, guides: nil))
    }
  }

  /// A sheet shows texts alone, and of a marked style only its own.
  private var part: FramePart {
    guard state.sheet != nil else { return .ramp }
    return state.style.map { .style($0) } ?? .texts
  }

  private func request(
    _ place: BrowsePlace, edits: DesignEdits, columns: Int, guides: String?,
    generation: Int? = nil
  ) -> FrameRequest {
    let scale = FrameScale(
      pixelsPerPoint: state.zoom.pixelsPerPoint(
        columns: columns,
        pixelColumns: state.image == nil ? state.mosaic.pixelColumns : cell.width,
        deviceWidth: place.traits.device.width),
      mosaic: state.mosaic, cell: cell, isImage: state.image != nil)
    return FrameRequest(
      place: place, edits: edits, part: part, scale: scale, guides: guides,
      generation: generation ?? self.generation)
  }
}
