internal import CHarfBuzz
public import Typography

/// Answers how wide a text is, with HarfBuzz's glyphs and advances and ICU's directions and breaks.
///
/// Font units become points here and nowhere else: points = units * point size / units per em. A
/// text is shaped once in font units and remembered for every size.
///
///     let shaper = HarfBuzzShaper(faces: store)
///     let line = shaper.shape("Hello", range: 0..<5, instance: instance, pointSize: 17, traits: traits)
///
/// A face that is not registered in the store, or cannot be opened, gives text without glyphs.
/// Not `Sendable`: a shaper and its store belong to one thread at a time.
public final class HarfBuzzShaper: TextShaper {
  private let faces: FaceStore
  private let buffer = HarfBuzzBuffer()
  private let breaks = ICULineBreaks()
  private var analyses = BoundedCache<AnalysisKey, ParagraphAnalysis>(limit: 256)
  private var texts = BoundedCache<TextKey, UnscaledText>(limit: 4096)

  private struct AnalysisKey: Hashable {
    var text: String
    var isRightToLeft: Bool
  }

  private struct TextKey: Hashable {
    var text: String
    var range: Range<Int>
    var instance: FaceInstance
    var traits: ParagraphTraits
    var generation: Int
  }

  /// Makes a shaper for the faces of a store.
  public init(faces: FaceStore) {
    self.faces = faces
  }

  /// Shapes a stretch of a paragraph as one line.
  ///
  /// Control characters never show: a tab is as wide as a space, line ends and other controls take
  /// no room.
  public func shape(
    _ text: String, range: Range<Int>, instance: FaceInstance, pointSize: Double,
    traits: ParagraphTraits
  ) -> ShapedText {
    let key = TextKey(
      text: text, range: range, instance: instance, traits: traits, generation: faces.generation)
    let unscaled = texts.value(for: key) { shapeUnscaled(key) }
    let pointsPerUnit = pointSize / Double(unscaled.unitsPerEm)
    return ShapedText(
      runs: unscaled.runs.map { run in
        ShapedRun(
          instance: instance, pointSize: pointSize,
          glyphs: run.glyphs.map { Self.scale($0, by: pointsPerUnit) }, range: run.range,
          isRightToLeft: run.isRightToLeft)
      })
  }

  /// The vertical measures of a face instance at a size in points; all zero for a face that is not
  /// registered in the store or cannot be opened.
  public func metrics(of instance: FaceInstance, pointSize: Double) -> FontMetrics {
    guard let font = try? faces.open(instance).harfBuzz else {
      return FontMetrics(ascent: 0, descent: 0, lineGap: 0, xHeight: 0, capHeight: 0)
    }
    return font.metrics().scaled(by: pointSize / Double(font.unitsPerEm))
  }

  /// Where lines of a text may or must end, by ICU's rules for the language.
  public func lineBreaks(in text: String, locale: String) -> [LineBreakOpportunity] {
    breaks.breaks(in: text, locale: locale)
  }
}

// MARK: - Shaping

extension HarfBuzzShaper {
  private func shapeUnscaled(_ key: TextKey) -> UnscaledText {
    guard let font = try? faces.open(key.instance).harfBuzz else {
      return UnscaledText(runs: [], unitsPerEm: 1)
    }
    let isRightToLeft = key.traits.isRightToLeft
    let analysis = analyses.value(
      for: AnalysisKey(text: key.text, isRightToLeft: isRightToLeft)
    ) {
      ParagraphAnalysis(key.text, isRightToLeft: isRightToLeft)
    }
    let range = key.range.clamped(to: 0..<analysis.text.bytes.count)
    let features = Self.features(key.instance.features)
    let language = hb_language_from_string(key.traits.locale, -1)
    let runs = analysis.visualRuns(in: range).map { run in
      buffer.shape(run, of: analysis.text, font: font, features: features, language: language)
    }
    return UnscaledText(runs: runs, unitsPerEm: font.unitsPerEm)
  }

  private static func features(_ features: [String: Int]) -> [hb_feature_t] {
    features.sorted { $0.key < $1.key }.map { feature in
      hb_feature_t(
        tag: OpenTypeTag.value(feature.key), value: UInt32(clamping: feature.value), start: 0,
        end: .max)
    }
  }

  /// Font units, y upwards -> points, y downwards.
  private static func scale(
    _ glyph: UnscaledText.Glyph, by pointsPerUnit: Double
  ) -> ShapedGlyph {
    ShapedGlyph(
      id: glyph.id, cluster: glyph.cluster, advance: Double(glyph.advance) * pointsPerUnit,
      offset: Point(
        x: Double(glyph.xOffset) * pointsPerUnit, y: -Double(glyph.yOffset) * pointsPerUnit),
      isSafeToBreakBefore: glyph.isSafeToBreakBefore)
  }
}
