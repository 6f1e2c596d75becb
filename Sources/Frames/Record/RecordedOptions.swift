package import Documents
package import Raster
package import Typography

/// The options that frames were recorded with, as far as they are not the usual ones: what a later
/// comparison has to draw with.
package struct RecordedOptions: Hashable {
  /// The text that every style shows.
  package var text: String?
  /// Whether the texts stand without labels and rules.
  package var isBare = false
  /// The styles that are shown; nil for all.
  package var styles: [String]?
  /// How ink is mixed.
  package var blending = Blending.encoded
  /// What cells are made of.
  package var mosaic = Mosaic.half
  /// The size of the terminal's cells.
  package var cell = CellSize.standard
  /// The colours of ANSI text.
  package var color = ColorDepth.trueColor

  package init() {}

  /// Takes them from a command line.
  package init(_ options: FrameOptions) {
    text = options.text
    isBare = options.isBare ?? false
    styles = options.styles
    blending = options.blending ?? .encoded
    mosaic = options.mosaic ?? .half
    cell = options.cell ?? .standard
    color = options.color ?? .trueColor
  }
}

// MARK: - In the record

extension RecordedOptions {
  /// Reads the member `options` of a record; what it does not say is as usual.
  package init(_ value: DocumentNode?) {
    guard let value else { return }
    text = value[.text]?.string
    isBare = value[.bare]?.bool ?? false
    if let names = value[.styles] { styles = (names.elements ?? []).compactMap(\.string) }
    blending = value[.blend]?.string.flatMap(Blending.init(rawValue:)) ?? .encoded
    mosaic = value[.mosaic]?.string.flatMap(Mosaic.init(rawValue:)) ?? .half
    cell = value[.cell]?.string.flatMap { CellSize(spelling: $0) } ?? .standard
    color = value[.color]?.string.flatMap(ColorDepth.init(rawValue:)) ?? .trueColor
  }

  /// Writes the member `options`, unless all is as usual.
  package func write(to writer: JSONWriter) {
    guard self != RecordedOptions() else { return }
    writer.member(.options) {
      writer.object {
        if let text { writer.member(.text, text) }
        if isBare { writer.member(.bare, true) }
        if let styles { writer.member(.styles, styles) }
        if blending != .encoded { writer.member(.blend, blending.rawValue) }
        if mosaic != .half { writer.member(.mosaic, mosaic.rawValue) }
        if cell != .standard { writer.member(.cell, "\(cell.width)x\(cell.height)") }
        if color != .trueColor { writer.member(.color, color.rawValue) }
      }
    }
  }
}

// MARK: - Filling

extension RecordedOptions {
  /// Options with these values wherever they say nothing themselves.
  package func filling(_ options: FrameOptions) -> FrameOptions {
    var filled = options
    filled.text = options.text ?? text
    filled.isBare = options.isBare ?? isBare
    filled.styles = options.styles ?? styles
    filled.blending = options.blending ?? blending
    filled.mosaic = options.mosaic ?? mosaic
    filled.cell = options.cell ?? cell
    filled.color = options.color ?? color
    return filled
  }
}
