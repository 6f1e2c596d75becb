import Raster
import Typography

/// The options that frames were recorded with, as far as they are not the usual ones: what a later
/// comparison has to draw with.
struct RecordedOptions: Hashable {
  /// The text that every style shows.
  var text: String?
  /// Whether the texts stand without labels and rules.
  var isBare = false
  /// The styles that are shown; nil for all.
  var styles: [String]?
  /// How ink is mixed.
  var blending = Blending.encoded
  /// What cells are made of.
  var mosaic = Mosaic.half
  /// The size of the terminal's cells.
  var cell = CellSize.standard
  /// The colours of ANSI text.
  var color = ColorDepth.trueColor

  init() {}

  /// Takes them from a command line.
  init(_ options: Options) {
    text = options.text
    isBare = options.isBare
    styles = options.styles
    blending = options.blending
    mosaic = options.mosaic
    cell = options.cell ?? .standard
    color = options.color ?? .trueColor
  }
}

// MARK: - In the record

extension RecordedOptions {
  /// Reads the member `options` of a record; what it does not say is as usual.
  init(_ value: RecordedValue?) {
    guard let value else { return }
    text = value["text"]?.string
    isBare = value["bare"]?.bool ?? false
    if let names = value["styles"] { styles = names.elements.compactMap(\.string) }
    blending = value["blend"]?.string.flatMap(Blending.init(rawValue:)) ?? .encoded
    mosaic = value["mosaic"]?.string.flatMap(Mosaic.init(rawValue:)) ?? .half
    cell = value["cell"]?.string.flatMap { CellSize(spelling: $0) } ?? .standard
    color = value["color"]?.string.flatMap(ColorDepth.init(rawValue:)) ?? .trueColor
  }

  /// Writes the member `options`, unless all is as usual.
  func write(to writer: JSONWriter) {
    guard self != RecordedOptions() else { return }
    writer.member("options") {
      writer.object {
        if let text { writer.member("text", text) }
        if isBare { writer.member("bare", true) }
        if let styles { writer.member("styles", styles) }
        if blending != .encoded { writer.member("blend", blending.rawValue) }
        if mosaic != .half { writer.member("mosaic", mosaic.rawValue) }
        if cell != .standard { writer.member("cell", "\(cell.width)x\(cell.height)") }
        if color != .trueColor { writer.member("color", color.rawValue) }
      }
    }
  }
}

// MARK: - On a command line

extension RecordedOptions {
  /// A command line with these options wherever it says nothing itself.
  func filling(_ options: Options) -> Options {
    var options = options
    let given = options.given
    if !given.contains("--text") { options.text = text }
    if !given.contains("--bare") { options.isBare = isBare }
    if !given.contains("--style") { options.styles = styles }
    if !given.contains("--blend") { options.blending = blending }
    if !given.contains("--mosaic") { options.mosaic = mosaic }
    if !given.contains("--cell") { options.cell = cell }
    if !given.contains("--color") { options.color = color }
    return options
  }
}
