extension TextNode {
  /// The record of a text that was placed on a page; nil where it has no line.
  func record(of layout: TextLayout, lines: [TextRecord.Line], on page: PageBuilder) -> TextRecord?
  {
    guard let text = fitter.text(scale: layout.scale) else { return nil }
    return TextRecord(
      style: environment.textStyleName, text: text.text,
      spans: text.spans.map { span in
        let style = text.styles[span.style]
        return TextRecord.Span(
          text: text.string(in: span.range), font: style.font, tracking: style.tracking,
          foreground: style.color.composited(over: page.ground),
          baselineOffset: style.baselineOffset, isUnderlined: style.underline != nil,
          isStruckThrough: style.strikethrough != nil)
      },
      lineHeight: text.style(at: 0).lineHeight, background: page.ground, lines: lines,
      missingGlyphs: missingGlyphs(in: layout.lines), fallbacks: fallbacks(in: layout.lines),
      inkOverflow: inkOverflow(of: layout.lines), isTruncated: layout.isTruncated,
      scaleFactor: layout.scale, isTightened: layout.isTightened)
  }

  /// The record of the text without limits around it and on no page; nil where there is no face.
  func recordAlone() -> TextRecord? {
    fitted(for: ProposedSize(width: nil, height: nil)).flatMap { fitted in
      record(of: fitted.layout, lines: [], on: PageBuilder(ground: .white))
    }
  }

  /// The clusters with a glyph that is `.notdef`, each once.
  private func missingGlyphs(in lines: [TextLine]) -> [String] {
    var missing: [String] = []
    for line in lines {
      for run in line.logicalRuns {
        let places = run.glyphs.filter { $0.id == 0 }.map(\.cluster).sorted()
        guard !places.isEmpty else { continue }
        var next = places[...]
        for cluster in line.clusters(of: run) {
          let isMissing = next.first.map { $0 < cluster.end } == true
          next = next.drop { $0 < cluster.end }
          if isMissing, !missing.contains(cluster.text) { missing.append(cluster.text) }
        }
      }
    }
    return missing
  }

  /// The faces other than those picked, with what they drew.
  private func fallbacks(in lines: [TextLine]) -> [TextRecord.Fallback] {
    var faces: [FaceDescription.ID] = []
    var characters: [FaceDescription.ID: [String]] = [:]
    for line in lines {
      for run in line.logicalRuns {
        let face = run.instance.face
        let style = line.source.style(at: run.range.lowerBound)
        guard face != style.cascade.primary.face else { continue }
        if !faces.contains(face) { faces.append(face) }
        for cluster in line.clusters(of: run)
        where characters[face]?.contains(cluster.text) != true {
          characters[face, default: []].append(cluster.text)
        }
      }
    }
    return faces.map { face in
      let description = context.shaper.face(face)
      return TextRecord.Fallback(
        postScriptName: description?.postScriptName ?? face.file,
        family: description?.family ?? face.file, file: face.file,
        characters: characters[face] ?? [])
    }
  }

  /// The farthest that ink of any line stands above or below the line's box; nil for nothing that a
  /// pixel would show.
  private func inkOverflow(of lines: [TextLine]) -> TextRecord.InkOverflow? {
    var overflow = TextRecord.InkOverflow(top: 0, bottom: 0)
    for line in lines {
      for run in line.shaped.runs {
        guard let ink = context.shaper.inkBounds(of: run) else { continue }
        let offset = line.source.style(at: run.range.lowerBound).baselineOffset
        overflow.top = max(overflow.top, offset - ink.minY - line.metrics.ascent)
        overflow.bottom = max(overflow.bottom, ink.maxY - offset - line.metrics.descent)
      }
    }
    let tolerance = 0.5 / environment.displayScale
    if overflow.top <= tolerance { overflow.top = 0 }
    if overflow.bottom <= tolerance { overflow.bottom = 0 }
    return overflow.top > 0 || overflow.bottom > 0 ? overflow : nil
  }
}

extension TextLine {
  /// The grapheme clusters of a run in the order of the text, with the places where they end.
  fileprivate func clusters(of run: ShapedRun) -> [(text: String, end: Int)] {
    var end = run.range.lowerBound
    return source.string(in: run.range).map { character in
      end += character.utf8.count
      return (String(character), end)
    }
  }
}
