import Designs
import Frames
import Platform
import TerminalScreen
import Raster
import Typography

/// `show`: frames to standard output, one behind the other.
struct ShowVerb: Verb {
  static let name = "show"
  static let summary = "one frame to standard output"
  static var operands: [Operand<ShowVerb>] { [.design(\.arguments)] }
  static var options: [OptionDefinition<ShowVerb>] {
    (FrameOptionTable.filteredSides + FrameOptionTable.drawing).at(\.frames)
      + DesignArguments.definitions.at(\.arguments) + [.formats(\.formats), .output(\.output)]
  }

  var arguments = DesignArguments()
  var frames = FrameOptions()
  /// The form; one, or what the name of the output says.
  var formats: [FrameFormat]?
  /// The file; nil for standard output.
  var output: String?

  func run(console: Console) throws -> ExitCode {
    var verb = self
    let design = try arguments.load(keepingStylesOf: &verb.frames, console: console)
    let terminal = OutputTerminal(request: frames.color)
    try ShownFrames(design: design, options: verb, console: console, terminal: terminal).write()
    return console.hasErrors ? .unusable : .done
  }
}

/// Frames on their way to standard output or a file.
private struct ShownFrames {
  let design: LoadedDesign
  let options: ShowVerb
  let console: Console
  let terminal: OutputTerminal

  func write() throws {
    let plan = try FramePlan(design: design.system, options: options.frames)
    let format = try format()
    if format == .png, plan.previews.count > 1 {
      throw UsageError.notForVerb(
        ShowVerb.name, "one frame at a time as PNG; use 'snapshot' for more")
    }
    if format == .png, options.output == nil, terminal.isTerminal {
      throw UsageError.notForVerb(
        ShowVerb.name, "a PNG is not for the terminal; name a file with -o FILE")
    }
    if let path = options.output {
      var bytes: [UInt8] = []
      try write(plan, as: format) { bytes += $0 }
      try AtomicFile.write(bytes, to: path)
    } else if format == .json {
      try write(plan, as: format) { try OutputFile.standardOutput.write(json: $0) }
    } else {
      try write(plan, as: format) { try OutputFile.standardOutput.write($0) }
    }
  }

  private func write(
    _ plan: FramePlan, as format: FrameFormat, to sink: ([UInt8]) throws -> Void
  ) throws {
    if format == .json {
      try sink(FrameDocument.bytes(of: plan.previews, design: design, options: options.frames))
    } else {
      try writePictures(of: plan, as: format, to: sink)
    }
  }

  /// The format asked for, else what the name of the output says, else ANSI.
  private func format() throws -> FrameFormat {
    if let formats = options.formats {
      guard formats.count == 1 else {
        throw UsageError.notForVerb(
          ShowVerb.name, "one format at a time; use 'snapshot' for several")
      }
      guard formats[0] != .html else {
        throw UsageError.notForVerb(
          ShowVerb.name, "'html' is a page of many frames; use 'snapshot'")
      }
      return formats[0]
    }
    guard let path = options.output else { return .ansi }
    let known: [String: FrameFormat] = [
      "ansi": .ansi, "ans": .ansi, "png": .png, "txt": .txt, "json": .json,
    ]
    guard let dot = path.lastIndex(of: "."),
      let format = known[path[path.index(after: dot)...].lowercased()]
    else {
      throw UsageError.notForVerb(
        ShowVerb.name, "the name '\(path.printable)' does not say the format; add --format")
    }
    return format
  }

  /// Writes each frame behind its name, as soon as it is painted.
  private func writePictures(
    of plan: FramePlan, as format: FrameFormat, to sink: ([UInt8]) throws -> Void
  ) throws {
    let renderer = FrameRenderer(design: design, blending: options.frames.inkBlending)
    let color = options.output == nil ? terminal.colorDepth : options.frames.color ?? .trueColor
    for (index, preview) in plan.previews.enumerated() {
      if plan.previews.count > 1 {
        console.note(FrameIdentity(preview: preview.name, traits: preview.traits).title.printable)
      }
      let scale = scale(for: preview, format: format)
      let page = renderer.page(of: preview)
      var picture = FramePicture(of: page, scale: scale, renderer: renderer)
      if index > 0 { try sink([UInt8(ascii: "\n")]) }
      try sink(picture.bytes(as: format, color: color))
    }
  }

  /// The scale asked for; else 1, or what fits when the frame goes to a terminal that is too narrow.
  private func scale(for preview: Preview, format: FrameFormat) -> FrameScale {
    guard options.output == nil else { return options.frames.frameScale() }
    var scale = options.frames.frameScale(reported: terminal.cell)
    guard options.frames.scale == nil, let columns = terminal.columns else { return scale }
    let fitting =
      Double(columns * scale.mosaic.pixelColumns) / preview.traits.device.width.rounded(.up)
    guard fitting < 1 else { return scale }
    scale.pixelsPerPoint = fitting
    console.note(
      "shown at \(fitting.decimalText) pixels per point, to fit \(columns) columns; "
        + "browse steps through it whole, -o FILE.png writes it")
    return scale
  }
}
