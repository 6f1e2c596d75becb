/// A run of glyphs at its place on a page.
struct PlacedRun {
  var run: ShapedRun
  var style: SpanStyle
  /// The left end of the run on its own baseline, which an offset may move off the line's.
  var origin: Point

  /// The width in points.
  var width: Double { run.width }

  /// The runs of a line whose baseline begins at a place, from left to right.
  static func runs(of line: TextLine, at origin: Point) -> [PlacedRun] {
    var pen = origin.x
    return line.shaped.runs.map { run in
      defer { pen += run.width }
      let style = line.source.style(at: run.range.lowerBound)
      return PlacedRun(
        run: run, style: style, origin: Point(x: pen, y: origin.y - style.baselineOffset))
    }
  }

  /// The glyphs, in the ink that they have over an opaque ground.
  func glyphLine(over ground: RGBA) -> Page.GlyphLine {
    var pen = origin.x
    let glyphs = run.glyphs.map { glyph in
      defer { pen += glyph.advance }
      return Page.PlacedGlyph(
        id: glyph.id, origin: Point(x: pen + glyph.offset.x, y: origin.y + glyph.offset.y))
    }
    return Page.GlyphLine(
      instance: run.instance, pointSize: run.pointSize, color: style.color.composited(over: ground),
      glyphs: glyphs)
  }
}
