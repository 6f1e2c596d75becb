/// A run of glyphs at its place on a page.
struct PlacedRun {
  var run: ShapedRun
  var style: SpanStyle
  var ink: SpanInk
  /// The left end of the run on its own baseline, which an offset may move off the line's.
  var origin: Point

  /// The width in points.
  var width: Double { run.width }

  /// The runs of a line whose baseline begins at a place, from left to right.
  ///
  /// - Parameter inks: The ink of each style of the text.
  static func runs(of line: TextLine, inks: [SpanInk], at origin: Point) -> [PlacedRun] {
    var pen = origin.x
    return line.shaped.runs.map { run in
      defer { pen += run.width }
      let number = line.source.span(at: run.range.lowerBound).style
      let style = line.source.styles[number]
      return PlacedRun(
        run: run, style: style, ink: inks[number],
        origin: Point(x: pen, y: origin.y - style.baselineOffset))
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
      instance: run.instance, pointSize: run.pointSize, color: ink.color.composited(over: ground),
      glyphs: glyphs)
  }
}
