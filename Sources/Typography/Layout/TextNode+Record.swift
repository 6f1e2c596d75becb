extension TextNode {
  /// The record of a text that was placed on a page; nil where it has no line.
  func record(of fit: TextFit, lines: [TextRecord.Line], on page: PageBuilder) -> TextRecord? {
    let layout = fit.layout
    guard let text = fitter.text(scale: layout.scale) else { return nil }
    return TextRecord(
      style: environment.textStyleName, text: text.text,
      spans: text.spans.map { span in
        let (style, ink) = (text.styles[span.style], inks[span.style])
        return TextRecord.Span(
          text: text.string(in: span.range),
          font: style.font.notDrawing(fit.undrawnPictures(in: span.range)),
          tracking: style.tracking,
          foreground: ink.color.composited(over: page.ground),
          baselineOffset: style.baselineOffset, isUnderlined: ink.underline != nil,
          isStruckThrough: ink.strikethrough != nil)
      },
      lineHeight: text.style(at: 0).lineHeight, lineGapBetweenLines: layout.lineGap,
      background: page.ground, lines: lines,
      missingGlyphs: fit.missingGlyphs, fallbacks: fit.fallbacks,
      inkOverflow: visibleOverflow(of: fit), isTruncated: layout.isTruncated,
      scaleFactor: layout.scale, isTightened: layout.isTightened)
  }

  /// The record of the text without limits around it and on no page; nil where there is no face.
  func recordAlone() -> TextRecord? {
    fitted(for: ProposedSize(width: nil, height: nil)).flatMap { fitted in
      record(of: fitted.fit, lines: [], on: PageBuilder(ground: .white))
    }
  }

  /// How far ink leaves the lines; nil for nothing that a pixel would show.
  private func visibleOverflow(of fit: TextFit) -> TextRecord.InkOverflow? {
    var overflow = fit.inkOverflow
    let tolerance = 0.5 / environment.displayScale
    if overflow.top <= tolerance { overflow.top = 0 }
    if overflow.bottom <= tolerance { overflow.bottom = 0 }
    return overflow.top > 0 || overflow.bottom > 0 ? overflow : nil
  }
}
