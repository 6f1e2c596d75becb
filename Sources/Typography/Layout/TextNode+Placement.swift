extension TextNode {
  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    guard let fit = fitted(for: proposal)?.fit else { return }
    var records: [TextRecord.Line] = []
    for (number, line) in fit.layout.lines.enumerated() {
      let origin = Point(
        x: bounds.minX + inset(of: line.width, in: bounds.size.width),
        y: bounds.minY + toPixel(fit.layout.baselines[number]))
      place(line, at: origin, on: &page)
      records.append(
        TextRecord.Line(
          text: fit.lineTexts[number], x: origin.x, baseline: origin.y, width: line.width,
          ascent: line.metrics.ascent, descent: line.metrics.descent))
    }
    guard !environment.isAnnotation, let record = record(of: fit, lines: records, on: page)
    else { return }
    page.add(record)
  }

  private func inset(of width: Double, in available: Double) -> Double {
    let room = max(available - width, 0)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .center: room / 2
    case .leading: isRightToLeft ? room : 0
    case .trailing: isRightToLeft ? 0 : room
    }
  }

  /// Puts a line on a page: first the lines below its text, then the glyphs, then the lines through
  /// it, so that a line struck through covers what it strikes.
  private func place(_ line: TextLine, at origin: Point, on page: inout PageBuilder) {
    let runs = PlacedRun.runs(of: line, inks: inks, at: origin)
    for run in runs {
      place(run.ink.underline, run.style.strokes.underline, along: run, on: &page)
    }
    for run in runs { page.add(.glyphs(run.glyphLine(over: page.ground))) }
    for run in runs {
      place(run.ink.strikethrough, run.style.strokes.strikethrough, along: run, on: &page)
    }
  }

  private func place(
    _ style: Text.LineStyle?, _ stroke: FontMetrics.Stroke, along run: PlacedRun,
    on page: inout PageBuilder
  ) {
    guard let style else { return }
    let color = style.color?.resolved(in: run.ink.colorScheme) ?? run.ink.color
    let decoration = TextDecoration(
      stroke: stroke, pattern: style.pattern, pixel: 1 / environment.displayScale)
    for rectangle in decoration.rectangles(from: run.origin, width: run.width) {
      page.add(.rectangle(rectangle, color.composited(over: page.ground)))
    }
  }
}
