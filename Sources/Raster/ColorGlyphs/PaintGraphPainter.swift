internal import CCairo
internal import CFreeType
internal import Typography

/// Walks a paint graph of the `COLR` table and tells cairo what to draw, in font units with y up.
///
/// A graph may be damaged, hold cycles, or grow without end: the walk ends at a depth and after a number
/// of nodes, and what is too deep has no ink.
final class PaintGraphPainter {
  /// The face, set to one pixel for each font unit.
  let face: FreeTypeFace
  /// cairo.
  let cairo: CairoFunctions
  /// cairo's handle.
  let context: OpaquePointer

  private let palette: ColorPalette
  private let ink: RGBA
  /// How many paints may still be read.
  private var budget = 4096

  /// How deep a graph may be; HarfBuzz has the same limit.
  private static let depthLimit = 64
  /// How many points of outlines count as one paint.
  private static let pointsPerPaint = 64

  /// Makes a painter for one glyph.
  init(face: FreeTypeFace, palette: ColorPalette, ink: RGBA, recording: ColorRecording) {
    self.face = face
    self.palette = palette
    self.ink = ink
    cairo = recording.cairo
    context = recording.context
  }

  /// Draws the graph of a glyph within its clip box.
  func paintGraph(of glyph: UInt32, in graphs: PaintTable, depth: Int = 0) {
    guard let root = graphs.root(of: glyph) else { return }
    cairo.save(context)
    if let (low, high) = graphs.clipBox(of: glyph) {
      cairo.rectangle(context, low.x, low.y, high.x - low.x, high.y - low.y)
      cairo.clip(context)
    }
    paint(root, in: graphs, depth: depth + 1)
    cairo.restore(context)
  }

  /// Draws the layers of version 0 from the bottom to the top.
  func paintList(of glyph: UInt32) {
    var iterator = FT_LayerIterator()
    var (layer, index) = (FT_UInt(0), FT_UInt(0))
    while budget > 0,
      FT_Get_Color_Glyph_Layer(face.handle, FT_UInt(glyph), &layer, &index, &iterator) != 0
    {
      budget -= 1
      guard let color = palette.color(UInt16(truncatingIfNeeded: index), ink: ink),
        addOutline(of: UInt32(layer))
      else { continue }
      setSource(color)
      cairo.fill(context)
    }
  }
}

// MARK: - Nodes

extension PaintGraphPainter {
  private func paint(_ node: Paint.Reference, in graphs: PaintTable, depth: Int) {
    guard depth < Self.depthLimit, budget > 0, let paint = graphs.paint(at: node) else { return }
    budget -= 1
    switch paint {
    case .layers(let positions):
      for position in positions where budget > 0 {
        if let layer = graphs.layer(position) { self.paint(layer, in: graphs, depth: depth + 1) }
      }
    case .solid(let index, let opacity):
      guard let color = palette.color(index, opacity: opacity, ink: ink) else { return }
      setSource(color)
      cairo.paint(context)
    case .linear(let line, let start, let end, let turn):
      paintLinear(ramp(line), start, end, turn: turn)
    case .radial(let line, let start, let inner, let end, let outer):
      paintRadial(ramp(line), start, inner, end, outer)
    case .sweep(let line, let center, let start, let end):
      paintSweep(ramp(line), center, start: start, end: end)
    case .glyph(let glyph, let child):
      cairo.save(context)
      if addOutline(of: glyph) {
        cairo.clip(context)
        self.paint(child, in: graphs, depth: depth + 1)
      }
      cairo.restore(context)
    case .colorGlyph(let glyph): paintGraph(of: glyph, in: graphs, depth: depth)
    case .transformed(let transform, let child):
      self.paint(child, by: transform, in: graphs, depth: depth)
    case .composite(let source, let mode, let backdrop):
      guard mode < CompositeMode.operators.count else { return }
      combine(
        { self.paint(source, in: graphs, depth: depth + 1) }, CompositeMode.operators[mode],
        { self.paint(backdrop, in: graphs, depth: depth + 1) })
    }
  }

  private func ramp(_ line: ColorLine) -> ColorRamp {
    ColorRamp(line, palette: palette, ink: ink)
  }

  private func paint(
    _ child: Paint.Reference, by transform: FontTransform, in graphs: PaintTable, depth: Int
  ) {
    // A matrix that cannot be turned back would put cairo's handle out of order for good.
    guard abs(transform.determinant) > 1e-9, transform.determinant.isFinite else { return }
    var matrix = cairo_matrix_t(
      xx: transform.xx, yx: transform.yx, xy: transform.xy, yy: transform.yy,
      x0: transform.dx, y0: transform.dy)
    cairo.save(context)
    cairo.transform(context, &matrix)
    paint(child, in: graphs, depth: depth + 1)
    cairo.restore(context)
  }

  private func combine(
    _ source: () -> Void, _ mode: cairo_operator_t, _ backdrop: () -> Void
  ) {
    cairo.save(context)
    cairo.push_group(context)
    backdrop()
    cairo.push_group(context)
    source()
    cairo.pop_group_to_source(context)
    cairo.set_operator(context, mode)
    cairo.paint(context)
    cairo.pop_group_to_source(context)
    cairo.paint(context)
    cairo.restore(context)
  }
}

// MARK: - Drawing

extension PaintGraphPainter {
  /// Takes a colour to draw with.
  func setSource(_ color: RGBA) {
    cairo.set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  /// Adds a glyph's outline to the path; false when it has none or is out of reach.
  private func addOutline(of glyph: UInt32) -> Bool {
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face.handle, FT_UInt(glyph), flags) == 0,
      let slot = face.handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
    else { return false }
    budget -= Int(slot.pointee.outline.n_points) / Self.pointsPerPaint
    cairo.new_path(context)
    OutlinePath(cairo: cairo, context: context).append(&slot.pointee.outline)
    return true
  }
}
