internal import Typography

/// Decides which face draws each grapheme cluster of a paragraph.
///
/// The first face of the cascade that has a glyph for all of the cluster, then the machine's; where
/// none has, the face that was picked shows its `.notdef`. A picture asked for by its characters
/// (UTS 51) prefers faces with colours. The choice follows from the text and the fonts alone.
final class FontFallback {
  private let faces: FaceStore
  private let system: SystemFallback?
  private var coverage = BoundedCache<CoverageKey, Bool>(limit: 16384)
  private let probe = ClusterProbe()

  private struct CoverageKey: Hashable {
    var face: FaceDescription.ID
    var character: Character
  }

  /// Makes a decider over the faces of a store and, where there is one, the machine's.
  init(faces: FaceStore, system: SystemFallback?) {
    self.faces = faces
    self.system = system
  }

  /// The face of each stretch in the order of the text; together they cover the paragraph's fonts.
  func runs(of paragraph: Paragraph, analysis: ParagraphAnalysis) -> [FontRun] {
    var runs: [FontRun] = []
    var span = 0
    for cluster in analysis.clusters {
      while span + 1 < paragraph.fonts.count,
        paragraph.fonts[span].range.upperBound <= cluster.range.lowerBound
      {
        span += 1
      }
      guard span < paragraph.fonts.count else { break }
      let cascade = paragraph.fonts[span].font
      let last = runs.last.flatMap { $0.span == span ? $0.instance : nil }
      let instance =
        cluster.isInvisible
        ? last ?? cascade.primary
        : face(for: cluster, in: cascade, analysis: analysis, locale: paragraph.traits.locale)
      if let position = runs.indices.last, instance == last {
        runs[position].range = runs[position].range.lowerBound..<cluster.range.upperBound
      } else {
        runs.append(FontRun(range: cluster.range, span: span, instance: instance))
      }
    }
    return runs
  }
}

// MARK: - One cluster

extension FontFallback {
  private func face(
    for cluster: GraphemeCluster, in cascade: FontCascade, analysis: ParagraphAnalysis,
    locale: String
  ) -> FaceInstance {
    let character = cluster.character
    let presentation = EmojiPresentation(of: character)
    if presentation != .emoji, covers(character, cascade.primary) { return cascade.primary }
    let covering = ([cascade.primary] + cascade.fallbacks).lazy
      .filter { self.covers(character, $0) }
    if presentation == .emoji {
      if let coloured = covering.first(where: { self.isColoured($0) }) { return coloured }
    } else if let first = covering.first {
      return first
    }
    let wish = SystemFallback.Wish(
      character: character, prefersColor: presentation != .text,
      language: FallbackLanguage.tag(for: cluster, in: analysis, locale: locale),
      style: cascade.style)
    if let instance = system?.instance(for: wish, store: faces), covers(character, instance) {
      return instance
    }
    return covering.first ?? cascade.primary
  }

  /// Whether a face has a glyph for all of a cluster.
  ///
  /// Decided by shaping where a character has no glyph of its own: HarfBuzz composes and decomposes.
  private func covers(_ character: Character, _ instance: FaceInstance) -> Bool {
    coverage.value(for: CoverageKey(face: instance.face, character: character)) {
      guard let font = try? faces.open(instance).harfBuzz else { return false }
      if font.hasGlyphs(for: character) { return true }
      return probe.hasGlyphs(for: character, in: font)
    }
  }

  private func isColoured(_ instance: FaceInstance) -> Bool {
    (try? faces.open(instance).hasColor) ?? false
  }
}

extension GraphemeCluster {
  /// Whether nothing of the cluster shows: it stays with what is before it.
  fileprivate var isInvisible: Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control
    }
  }
}
