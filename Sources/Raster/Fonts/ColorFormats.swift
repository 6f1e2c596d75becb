internal import CFreeType

/// The ways in which a face holds glyphs in colours, or without outlines.
struct ColorFormats: OptionSet {
  /// The bits.
  let rawValue: UInt8

  /// Layers and paint graphs: the `COLR` table.
  static let layers = ColorFormats(rawValue: 1)
  /// Documents of the `SVG ` table.
  static let svg = ColorFormats(rawValue: 2)
  /// Bitmaps that are drawn: colour ones (`CBDT`, `sbix`), and any of a face without outlines.
  static let bitmaps = ColorFormats(rawValue: 4)
}

extension ColorFormats {
  /// Looks for the tables of a face.
  init(of face: FreeTypeFace) {
    var formats: ColorFormats = []
    if face.hasTable("COLR") { formats.insert(.layers) }
    if face.hasTable("SVG ") { formats.insert(.svg) }
    let hasColorBitmaps = face.hasTable("CBDT") || face.hasTable("sbix")
    if face.handle.pointee.num_fixed_sizes > 0, hasColorBitmaps || !face.isScalable {
      formats.insert(.bitmaps)
    }
    self = formats
  }
}
