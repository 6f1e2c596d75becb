internal import CFreeType
internal import Typography

/// The colours of one of a face's palettes (the `CPAL` table).
struct ColorPalette {
  /// The colours by their number, encoded sRGB with straight alpha; empty without the table.
  let colors: [RGBA]

  /// What stands for the colour of the text (OpenType, "COLR").
  static let inkIndex: UInt16 = 0xFFFF

  /// Reads a palette; one that the face does not have is its first.
  init(of face: FreeTypeFace, number: Int) {
    var data = FT_Palette_Data()
    guard FT_Palette_Data_Get(face.handle, &data) == 0, data.num_palettes > 0 else {
      colors = []
      return
    }
    let isThere = number >= 0 && number < Int(data.num_palettes)
    var entries: UnsafeMutablePointer<FT_Color>?
    guard FT_Palette_Select(face.handle, FT_UShort(isThere ? number : 0), &entries) == 0,
      let entries
    else {
      colors = []
      return
    }
    colors = (0..<Int(data.num_palette_entries)).map { position in
      let color = entries[position]
      return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  /// The colour with a number, or the ink for 0xFFFF; nil when the palette has no such colour.
  ///
  /// - Parameters:
  ///   - index: The number.
  ///   - opacity: What the colour's alpha is multiplied by, 0 to 1.
  ///   - ink: The colour of the text, taken as opaque.
  func color(_ index: UInt16, opacity: Double = 1, ink: RGBA) -> RGBA? {
    var color: RGBA
    if index == Self.inkIndex {
      color = RGBA(red: ink.red, green: ink.green, blue: ink.blue)
    } else {
      guard Int(index) < colors.count else { return nil }
      color = colors[Int(index)]
    }
    color.alpha = UInt8((Double(color.alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }
}
