import Designs
import Frames
import TerminalScreen
import Raster
import Typography

/// The pictures of a design's frames.
extension DesignFrameSource {
  func frame(_ content: FrameContent) -> BrowseFrame {
    do {
      let picture = try picture(of: content)
      let scale = content.request.scale
      if scale.isImage { return try imageFrame(of: picture, scale: scale) }
      return BrowseFrame(
        grid: scale.mosaic.cells(of: picture.canvas, ground: picture.ground),
        ground: picture.ground, notices: picture.notices, styles: picture.styles)
    } catch {
      return .blank("\(error)".printable)
    }
  }

  /// A frame in the terminal's own pixels; its cells are coarse, and stand where no picture can.
  private func imageFrame(of picture: Picture, scale: FrameScale) throws(CanvasError) -> BrowseFrame
  {
    let image = FrameImage(canvas: picture.canvas, cell: scale.cell, ground: picture.ground)
    let area = image.area
    let coarse = try image.pixels(
      of: CellRect(column: 0, row: 0, columns: area.columns, rows: area.rows)
    ).resampled(
      columns: area.columns * scale.mosaic.pixelColumns, rows: area.rows * scale.mosaic.pixelRows)
    var frame = BrowseFrame(
      grid: scale.mosaic.cells(of: coarse, ground: picture.ground), ground: picture.ground,
      notices: picture.notices, styles: picture.styles)
    frame.image = image
    return frame
  }

  /// A frame as pixels, with what goes with them.
  private struct Picture {
    var canvas: Canvas
    var ground: RGBA
    var notices: [String] = []
    var styles: [BrowseStyle] = []
  }

  private func picture(of content: FrameContent) throws -> Picture {
    switch content {
    case .design(let request): return try picture(of: request)
    case .recorded(let request):
      return try recordedPicture(of: request)
    case .combined(.recorded(let request), let present, let mode):
      return try combinedWithRecorded(request, present, mode)
    case .combined(let reference, let present, let mode):
      return try combined(picture(of: reference), picture(of: present), mode)
    }
  }

  private func picture(of request: FrameRequest) throws(CanvasError) -> Picture {
    let renderer = renderer(for: request.edits, generation: request.generation)
    let page = page(
      at: request.place, edits: request.edits, part: request.part, generation: request.generation)
    var drawn = page
    if let style = request.guides {
      drawn = renderer.page(
        page, withLineGuidesOf: style, pixelsPerPointDown: request.scale.pixels.vertical)
    }
    let canvas = try renderer.canvas(
      of: drawn, mosaic: request.scale.isImage ? .half : request.scale.mosaic,
      scale: request.scale.pixels)
    return Picture(
      canvas: canvas, ground: page.background, notices: notices(of: page),
      styles: styles(of: page, request: request))
  }

  // MARK: Recorded pictures

  /// The recorded picture of a frame, as large as the present one.
  private func recordedPicture(of request: FrameRequest) throws -> Picture {
    guard let found = try recordedPicture(at: request.place) else {
      return try withoutRecord(picture(of: request), request)
    }
    let canvas = try found.canvas.resampled(to: request.scale.pixels, from: found.scale)
    return Picture(canvas: canvas, ground: canvas.pixels.first ?? .white)
  }

  private func recordedPicture(at place: BrowsePlace) throws -> RecordedFolder.RecordedPicture? {
    try recorded?.picture(of: id(of: place))
  }

  private func id(of place: BrowsePlace) -> String {
    FrameIdentity(preview: previews[place.preview], traits: place.traits).id
  }

  /// The present picture where there is none to compare it with.
  private func withoutRecord(_ present: Picture, _ request: FrameRequest) -> Picture {
    var result = present
    result.notices = [
      "no picture of '\(id(of: request.place))' is recorded; this is the present one"
    ]
    return result
  }

  /// A recorded picture and the present one in one picture: compared as large as it was recorded,
  /// since a picture in another size differs everywhere.
  private func combinedWithRecorded(
    _ request: FrameRequest, _ content: FrameContent, _ mode: ComparisonMode
  ) throws -> Picture {
    let present = content.request
    guard let found = try recordedPicture(at: request.place) else {
      return try withoutRecord(picture(of: content), request)
    }
    let renderer = renderer(for: present.edits, generation: present.generation)
    let page = page(
      at: present.place, edits: present.edits, part: present.part, generation: present.generation)
    let canvas = try renderer.canvas(of: page, pixelsPerPoint: found.scale)
    var result = try combined(
      Picture(canvas: found.canvas, ground: found.canvas.pixels.first ?? .white),
      Picture(
        canvas: canvas, ground: page.background, styles: styles(of: page, request: present)), mode)
    result.canvas = try result.canvas.resampled(to: request.scale.pixels, from: found.scale)
    return result
  }

  private func combined(
    _ reference: Picture, _ present: Picture, _ mode: ComparisonMode
  ) throws -> Picture {
    var result = present
    if mode == .difference {
      result.canvas = try DifferencePicture.draw(
        reference: reference.canvas, new: present.canvas)
      result.ground = .white
    } else {
      result.canvas = try DifferencePicture.overlay(
        reference: reference.canvas, new: present.canvas, ground: present.ground)
    }
    let count = CanvasDifference(of: reference.canvas, and: present.canvas).count
    result.notices = [count == 0 ? "no pixel differs" : "\(count) pixels differ"]
    return result
  }

  // MARK: What goes with a picture

  /// What is not as asked: each kind once, with the number of styles.
  private func notices(of page: Page) -> [String] {
    var notices: [String] = []
    if options.blending == .linear { notices.append("ink blended in linear light") }
    for note in page.noteKinds where note != ResolvedFont.Note.monospacedDigit.rawValue {
      let count = page.texts.filter { $0.notes.contains(note) }.count
      notices.append("\(note): \(count) of \(page.texts.count) texts")
    }
    let missing = page.texts.flatMap(\.missingGlyphs)
    if !missing.isEmpty {
      notices.append("no glyph for \(missing.joined(separator: " ").printable)")
    }
    return notices
  }

  /// The styles with the rows that their texts take, in the order of the design.
  private func styles(of page: Page, request: FrameRequest) -> [BrowseStyle] {
    let rowsPerPoint = request.scale.pixels.vertical / Double(request.scale.pixelRows)
    let texts = Dictionary(page.texts.map { ($0.style ?? "", $0) }) { first, _ in first }
    return design.system.styles.map { style in
      guard let text = texts[style.name] else {
        return BrowseStyle(name: style.name, face: nil, pointSize: 0, notes: [], rows: 0..<0)
      }
      return BrowseStyle(
        name: style.name, face: text.font.face.postScriptName, pointSize: text.font.pointSize,
        notes: text.notes, rows: text.rows(rowsPerPoint: rowsPerPoint))
    }
  }
}

extension Canvas {
  /// This picture, drawn at a number of pixels per point, at another scale.
  fileprivate func resampled(
    to scale: PixelScale, from pixelsPerPoint: Double
  ) throws(CanvasError) -> Canvas {
    try resampled(
      columns: Int((Double(columns) * scale.horizontal / pixelsPerPoint).rounded()),
      rows: Int((Double(rows) * scale.vertical / pixelsPerPoint).rounded()))
  }
}

extension Page {
  /// The kinds of notes of its texts in the order in which they come, each once.
  fileprivate var noteKinds: [String] {
    var seen: Set<String> = []
    return texts.flatMap(\.notes).filter { seen.insert($0).inserted }
  }
}

extension TextRecord {
  /// The rows of a picture that the lines take.
  fileprivate func rows(rowsPerPoint: Double) -> Range<Int> {
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    let top = (first.baseline - lineHeight * LineBoxEstimate.ascentShare) * rowsPerPoint
    let bottom = (last.baseline + lineHeight * (1 - LineBoxEstimate.ascentShare)) * rowsPerPoint
    let start = max(0, Int(top.rounded(.down)))
    return start..<max(start + 1, Int(bottom.rounded(.up)))
  }
}
