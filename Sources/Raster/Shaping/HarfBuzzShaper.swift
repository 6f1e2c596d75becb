internal import CHarfBuzz
public import Typography

/// Answers how wide a text is, with HarfBuzz's glyphs and advances, FriBidi's directions
/// and ICU's breaks.
///
/// Font units become points here and nowhere else: points = units * point size / units per em. A
/// text is shaped once in font units and remembered for every size.
///
///     let shaper = HarfBuzzShaper(faces: store)
///     let line = shaper.shape(Paragraph("Hello", font: cascade, pointSize: 17), range: 0..<5)
///
/// A face that is not registered in the store, or cannot be opened, gives text without glyphs.
/// Not `Sendable`: a shaper and its store belong to one thread at a time.
public final class HarfBuzzShaper: TextShaper {
  private let faces: FaceStore
  private let buffer = HarfBuzzBuffer()
  private let breaks = ICULineBreaks()
  private var analyses = BoundedCache<AnalysisKey, ParagraphAnalysis>(limit: 256)
  private var fontRuns = BoundedCache<FontRunKey, [FontRun]>(limit: 256)
  private var texts = BoundedCache<TextKey, UnscaledText>(limit: 4096)
  private let fallback: FontFallback

  private struct AnalysisKey: Hashable {
    var text: String
    var direction: LayoutDirection
  }

  /// What decides glyphs: everything but the sizes.
  private struct TextKey: Hashable {
    var paragraph: Paragraph
    var range: Range<Int>
    var generation: Int
  }

  private struct FontRunKey: Hashable {
    var paragraph: Paragraph
    var generation: Int
  }

  /// Makes a shaper for the faces of a store.
  ///
  /// - Parameters:
  ///   - faces: The store; faces of this machine that stand in for characters are added to it.
  ///   - system: The fonts of this machine; nil asks none.
  public init(faces: FaceStore, system: SystemFallback? = nil) {
    self.faces = faces
    fallback = FontFallback(faces: faces, system: system)
  }

  /// Shapes a stretch of a paragraph as one line.
  ///
  /// Control characters never show: a tab is as wide as a space, line ends and other controls take
  /// no room.
  public func shape(_ paragraph: Paragraph, range: Range<Int>) -> ShapedText {
    var sizeless = paragraph
    for position in sizeless.fonts.indices { sizeless.fonts[position].pointSize = 1 }
    let key = TextKey(paragraph: sizeless, range: range, generation: faces.generation)
    let unscaled = texts.value(for: key) { shapeUnscaled(key) }
    return ShapedText(
      runs: unscaled.runs.map { run in
        let pointSize = paragraph.fonts[run.font].pointSize
        let pointsPerUnit = pointSize / Double(run.unitsPerEm)
        return ShapedRun(
          instance: run.instance, pointSize: pointSize,
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

  /// The box around the ink of a shaped run, as the font's glyphs are drawn, in points.
  public func inkBounds(of run: ShapedRun) -> Rect? {
    guard let font = try? faces.open(run.instance).harfBuzz else { return nil }
    let pointsPerUnit = run.pointSize / Double(font.unitsPerEm)
    var pen = 0.0
    var bounds: Rect?
    for glyph in run.glyphs {
      if let ink = font.inkBounds(of: glyph.id) {
        let box = Rect(
          x: pen + glyph.offset.x + ink.minX * pointsPerUnit,
          y: glyph.offset.y + ink.minY * pointsPerUnit,
          width: ink.size.width * pointsPerUnit, height: ink.size.height * pointsPerUnit)
        bounds = bounds.map { $0.union(box) } ?? box
      }
      pen += glyph.advance
    }
    return bounds
  }

  /// The pictures of a run that are not drawn; documents are tried when they are first asked for.
  public func undrawnPictures(of run: ShapedRun) -> [UndrawnPicture] {
    guard faces.hasDoubtfulPictures, let face = try? faces.open(run.instance) else { return [] }
    let pictures = faces.pictures(of: face)
    var undrawn: [UndrawnPicture] = []
    for glyph in run.glyphs {
      guard let picture = pictures.undrawnPicture(of: glyph.id) else { continue }
      if !undrawn.contains(picture) { undrawn.append(picture) }
    }
    return undrawn
  }

  /// The face with an identity; nil when its file is not registered in the store.
  public func face(_ id: FaceDescription.ID) -> FaceDescription? {
    faces.fonts.faces.first { $0.id == id }
  }

  /// Where lines of a text may or must end, by ICU's rules for the language.
  public func lineBreaks(in text: String, locale: String) -> [LineBreakOpportunity] {
    breaks.breaks(in: text, locale: locale)
  }
}

// MARK: - Shaping

extension HarfBuzzShaper {
  private func shapeUnscaled(_ key: TextKey) -> UnscaledText {
    let paragraph = key.paragraph
    let analysis = analysis(of: paragraph)
    let range = key.range.clamped(to: 0..<analysis.text.bytes.count)
    let fonts = fontRuns.value(for: FontRunKey(paragraph: paragraph, generation: key.generation)) {
      fallback.runs(of: paragraph, analysis: analysis)
    }
    let language = hb_language_from_string(paragraph.traits.locale, -1)
    let runs = analysis.visualRuns(in: range).flatMap { run in
      let parts = fonts.filter { $0.range.overlaps(run.range) }.compactMap { font in
        shape(run, in: font, of: paragraph, text: analysis.text, language: language)
      }
      return run.level & 1 == 1 ? parts.reversed() : parts
    }
    return UnscaledText(runs: runs)
  }

  private func analysis(of paragraph: Paragraph) -> ParagraphAnalysis {
    let key = AnalysisKey(text: paragraph.text, direction: paragraph.traits.direction)
    return analyses.value(for: key) {
      ParagraphAnalysis(key.text, direction: key.direction)
    }
  }

  /// Shapes what a run and a font have in common; nil when the face cannot be opened.
  private func shape(
    _ run: ParagraphAnalysis.Run, in font: FontRun, of paragraph: Paragraph, text: ShapingText,
    language: hb_language_t?
  ) -> UnscaledText.Run? {
    guard let face = try? faces.open(font.instance).harfBuzz else { return nil }
    var part = run
    part.range = run.range.clamped(to: font.range)
    let wanted = paragraph.fonts[font.span].font.primary.features
    let glyphs = buffer.shape(
      part, of: text, font: face,
      features: Self.features(font.instance.features.merging(wanted) { own, _ in own }),
      language: language)
    return UnscaledText.Run(
      range: part.range, isRightToLeft: run.level & 1 == 1, glyphs: glyphs,
      instance: font.instance, font: font.span, unitsPerEm: face.unitsPerEm)
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
        x: Double(glyph.xOffset) * pointsPerUnit, y: -Double(glyph.yOffset) * pointsPerUnit))
  }
}
