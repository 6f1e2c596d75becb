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
    case .combined(let reference, let present, let mode):
      return try combined(picture(of: reference), picture(of: present), mode)
    }
  }

  private func picture(of request: FrameRequest) throws(CanvasError) -> Picture {
    let renderer = renderer(for: request.edits)
    let page = page(at: request.place, edits: request.edits, part: request.part)
    var drawn = page
    if let style = request.guides {
      drawn = page.withLineGuides(
        ofStyle: style, pixel: 1 / request.scale.pixels.vertical,
        metrics: renderer.metrics(of:pointSize:))
    }
    let canvas = try renderer.canvas(
      of: drawn, mosaic: request.scale.isImage ? .half : request.scale.mosaic,
      scale: request.scale.pixels)
    return Picture(
      canvas: canvas, ground: page.background, notices: notices(of: page),
      styles: styles(of: page, request: request))
  }

  /// The recorded picture of a frame, as large as the present one.
  private func recordedPicture(of request: FrameRequest) throws -> Picture {
    let place = request.place
    let id = FrameIdentity(preview: previews[place.preview], traits: place.traits).id
    guard let recorded, let found = try recorded.picture(of: id) else {
      let present = try picture(of: request)
      return Picture(
        canvas: try Canvas(
          columns: present.canvas.columns, rows: present.canvas.rows,
          filledWith: present.ground), ground: present.ground,
        notices: ["no picture of '\(id)' is recorded"])
    }
    let pixels = request.scale.pixels
    let canvas = try found.canvas.resampled(
      columns: Int((Double(found.canvas.columns) * pixels.horizontal / found.scale).rounded()),
      rows: Int((Double(found.canvas.rows) * pixels.vertical / found.scale).rounded()))
    return Picture(canvas: canvas, ground: canvas.pixels.first ?? .white)
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
    result.notices =
      reference.notices
      + [count == 0 ? "no pixel differs" : "\(count) pixels differ"]
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
    return design.system.styles.map { style in
      guard let text = page.texts.first(where: { $0.style == style.name }) else {
        return BrowseStyle(name: style.name, face: nil, pointSize: 0, notes: [], rows: 0..<0)
      }
      return BrowseStyle(
        name: style.name, face: text.font.face.postScriptName, pointSize: text.font.pointSize,
        notes: text.notes, rows: text.rows(rowsPerPoint: rowsPerPoint))
    }
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
  /// The share of a line's height that is taken to stand above its baseline, as `check` takes it.
  private static let ascentShare = 0.8

  /// The rows of a picture that the lines take.
  fileprivate func rows(rowsPerPoint: Double) -> Range<Int> {
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    let top = (first.baseline - lineHeight * Self.ascentShare) * rowsPerPoint
    let bottom = (last.baseline + lineHeight * (1 - Self.ascentShare)) * rowsPerPoint
    let start = max(0, Int(top.rounded(.down)))
    return start..<max(start + 1, Int(bottom.rounded(.up)))
  }
}
