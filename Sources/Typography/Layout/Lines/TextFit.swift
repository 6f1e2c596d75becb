/// A text laid out for an offer, and what there is to say about its lines.
///
/// What is said is found when it is asked for, and once: light and dark have it in common. It is one
/// value of each kind, so that nothing grows.
final class TextFit {
  let layout: TextLayout
  private let shaper: any TextShaper

  init(_ layout: TextLayout, shaper: any TextShaper) {
    self.layout = layout
    self.shaper = shaper
  }

  /// The characters of each line.
  private(set) lazy var lineTexts = layout.lines.map(\.text)

  /// The clusters with a glyph that is `.notdef`, each once.
  private(set) lazy var missingGlyphs = findMissingGlyphs()

  /// The faces other than those picked, with what they drew.
  private(set) lazy var fallbacks = findFallbacks()

  /// What is not drawn of each run, by where the run begins.
  private lazy var undrawnRuns = findUndrawnRuns()

  /// What the faces of a stretch hold and is not drawn, each once.
  func undrawnPictures(in range: Range<Int>) -> [UndrawnPicture] {
    undrawnRuns.filter { range.contains($0.start) }
      .reduce(into: []) { found, run in
        found += run.pictures.filter { !found.contains($0) }
      }
  }

  /// The farthest that ink of any line stands above or below the line's box, in points.
  private(set) lazy var inkOverflow = measureInkOverflow()
}

// MARK: - Looking

extension TextFit {
  private func findMissingGlyphs() -> [String] {
    var missing: [String] = []
    for line in layout.lines {
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

  private func findUndrawnRuns() -> [(start: Int, pictures: [UndrawnPicture])] {
    layout.lines.flatMap(\.logicalRuns).compactMap { run in
      let pictures = shaper.undrawnPictures(of: run)
      return pictures.isEmpty ? nil : (run.range.lowerBound, pictures)
    }
  }

  private func findFallbacks() -> [TextRecord.Fallback] {
    var faces: [FaceDescription.ID] = []
    var characters: [FaceDescription.ID: [String]] = [:]
    for line in layout.lines {
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
      let description = shaper.face(face)
      return TextRecord.Fallback(
        postScriptName: description?.postScriptName ?? face.file,
        family: description?.family ?? face.file, file: face.file,
        characters: characters[face] ?? [])
    }
  }

  private func measureInkOverflow() -> TextRecord.InkOverflow {
    var overflow = TextRecord.InkOverflow(top: 0, bottom: 0)
    for line in layout.lines {
      for run in line.shaped.runs {
        guard let ink = shaper.inkBounds(of: run) else { continue }
        let offset = line.source.style(at: run.range.lowerBound).baselineOffset
        overflow.top = max(overflow.top, offset - ink.minY - line.metrics.ascent)
        overflow.bottom = max(overflow.bottom, ink.maxY - offset - line.metrics.descent)
      }
    }
    return overflow
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
