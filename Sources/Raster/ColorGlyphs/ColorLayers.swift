internal import CCairo
internal import CFreeType
internal import Typography

/// The layers of a glyph (the `COLR` table): version 1's paint graph, or version 0's flat list.
struct ColorLayers {
  private enum Source {
    case graph(PaintTable)
    case list
  }

  private let glyph: UInt32
  private let face: FreeTypeFace
  private let palette: ColorPalette
  private let ink: RGBA
  private let source: Source

  /// Looks a glyph up; nil when it has no layers.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - face: The face.
  ///   - graphs: The face's paint graphs; nil without.
  ///   - palette: The face's colours.
  ///   - ink: The colour of the text.
  init?(
    of glyph: UInt32, face: FreeTypeFace, graphs: PaintTable?, palette: ColorPalette, ink: RGBA
  ) {
    var iterator = FT_LayerIterator()
    var (layer, color) = (FT_UInt(0), FT_UInt(0))
    if let graphs, graphs.root(of: glyph) != nil {
      source = .graph(graphs)
    } else if FT_Get_Color_Glyph_Layer(
      face.handle, FT_UInt(glyph), &layer, &color, &iterator) != 0
    {
      source = .list
    } else {
      return nil
    }
    self.glyph = glyph
    self.face = face
    self.palette = palette
    self.ink = ink
  }

  /// Draws the layers; nil when they have no ink.
  func image(at place: GlyphPlace, with cairo: CairoFunctions) -> ColorImage? {
    let units = face.unitsPerEm
    guard
      let recording = ColorRecording(
        cairo: cairo, place: place, unitsPerEm: Double(units), isYUp: true),
      face.setPixelSize(PixelsPerEm(square: units * 64))
    else { return nil }
    let painter = PaintGraphPainter(
      face: face, palette: palette, ink: ink, recording: recording)
    switch source {
    case .graph(let graphs): painter.paintGraph(of: glyph, in: graphs)
    case .list: painter.paintList(of: glyph)
    }
    return recording.image()
  }
}
