/// A text in a layout.
final class TextNode: LayoutNode {
  /// A text laid out at a width.
  private struct Layout {
    var lines: [LineBreaker.Line]
    var isTruncated: Bool
    /// The width and height rounded up to a pixel, in points.
    var size: Size
  }

  private let text: String
  private let environment: EnvironmentValues
  private let font: ResolvedFont?
  private let metrics: LineMetrics
  private let breaker: LineBreaker?
  private var layouts: [ProposedSize: Layout] = [:]

  init(text: String, environment: EnvironmentValues, context: LayoutContext) {
    self.text = text
    self.environment = environment
    let font = context.resolve(environment.fontRequest)
    self.font = font
    metrics = TextNode.lineMetrics(of: font, environment: environment, shaper: context.shaper)
    breaker = font.map { font in
      LineBreaker(
        paragraph: Paragraph(
          text, font: context.cascade(of: font), pointSize: font.pointSize,
          traits: ParagraphTraits(
            locale: environment.locale.identifier, direction: environment.layoutDirection)),
        tracking: environment.tracking, shaper: context.shaper)
    }
  }

  private static func lineMetrics(
    of font: ResolvedFont?, environment: EnvironmentValues, shaper: any TextShaper
  ) -> LineMetrics {
    guard let font else { return LineMetrics(ascent: 0, descent: 0, gap: 0) }
    var metrics: LineMetrics
    if case .system = font.request.source {
      metrics = LineMetrics(
        systemFontSize: font.pointSize,
        leading: environment.effectiveFont.tableStyle?.leading(at: environment.dynamicTypeSize))
    } else {
      metrics = LineMetrics(shaper.metrics(of: font.instance, pointSize: font.pointSize))
    }
    if let lineHeight = environment.lineHeight {
      metrics = metrics.withLineHeight(lineHeight.points(for: font.pointSize))
    }
    return metrics
  }
}

// MARK: - Size

extension TextNode {
  func size(for proposal: ProposedSize) -> Size { layout(for: proposal).size }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    let count = layout(for: proposal).lines.count
    let line = which == .first ? 0 : max(count - 1, 0)
    return toPixel(metrics.ascent + Double(line) * pitch)
  }

  /// From one baseline to the next, in points.
  private var pitch: Double { metrics.lineHeight + environment.lineSpacing }

  private func layout(for proposal: ProposedSize) -> Layout {
    if let known = layouts[proposal] { return known }
    let layout = makeLayout(
      width: proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil },
      limit: lineLimit(height: proposal.height))
    layouts[proposal] = layout
    return layout
  }

  /// The lines that the limit and the height offered leave, at least one; nil is without limit.
  private func lineLimit(height: Double?) -> Int? {
    let limit = environment.lineLimit.flatMap { $0 > 0 ? $0 : nil }
    guard let height, height.isFinite, pitch > 0 else { return limit }
    let gap = metrics.gap + environment.lineSpacing
    // A height that is whole but for rounding holds its last line.
    let fitting = max(Int((height + gap + 0.001) / pitch), 1)
    return min(limit ?? fitting, fitting)
  }

  private func makeLayout(width: Double?, limit: Int?) -> Layout {
    guard let breaker else { return Layout(lines: [], isTruncated: false, size: .zero) }
    var lines = breaker.lines(width: width)
    var isTruncated = false
    if let limit, lines.count > limit {
      lines = breaker.truncated(lines, to: limit, width: width)
      isTruncated = true
    }
    let widest = lines.map(\.width).max() ?? 0
    let spacing = environment.lineSpacing * Double(max(lines.count - 1, 0))
    let height = metrics.height(lines: lines.count) + spacing
    return Layout(
      lines: lines, isTruncated: isTruncated,
      size: Size(width: upToPixel(widest), height: upToPixel(height)))
  }

  private func upToPixel(_ value: Double) -> Double {
    // A value that is whole but for rounding stays where it is.
    ((value * environment.displayScale) - 0.0001).rounded(.up) / environment.displayScale
  }

  private func toPixel(_ value: Double) -> Double {
    (value * environment.displayScale).rounded() / environment.displayScale
  }
}

// MARK: - Placement

extension TextNode {
  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    guard let font else { return }
    let layout = layout(for: proposal)
    let color = (environment.foregroundColor ?? .primary).resolved(in: environment.colorScheme)
    let ink = color.composited(over: page.ground)
    var records: [TextRecord.Line] = []
    for (index, line) in layout.lines.enumerated() {
      let baseline = bounds.minY + toPixel(metrics.ascent + Double(index) * pitch)
      let x = bounds.minX + inset(of: line.width, in: bounds.size.width)
      place(line, x: x, baseline: baseline, ink: ink, on: &page)
      records.append(
        TextRecord.Line(text: shownText(of: line), x: x, baseline: baseline, width: line.width))
    }
    guard !environment.isAnnotation else { return }
    page.add(
      TextRecord(
        style: environment.textStyleName, text: text, font: font, lineHeight: metrics.lineHeight,
        tracking: environment.tracking, foreground: ink, background: page.ground, lines: records,
        missingGlyphs: missingGlyphs(in: layout.lines), isTruncated: layout.isTruncated))
  }

  private func shownText(of line: LineBreaker.Line) -> String {
    line.shortened ?? breaker?.string(in: line.range) ?? ""
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

  private func place(
    _ line: LineBreaker.Line, x: Double, baseline: Double, ink: RGBA, on page: inout PageBuilder
  ) {
    var pen = x
    for run in line.shaped.runs {
      var glyphs: [Page.PlacedGlyph] = []
      glyphs.reserveCapacity(run.glyphs.count)
      for (index, glyph) in run.glyphs.enumerated() {
        let origin = Point(x: pen + glyph.offset.x, y: baseline + glyph.offset.y)
        glyphs.append(Page.PlacedGlyph(id: glyph.id, origin: origin))
        pen += glyph.advance
        let isLastOfCluster =
          index + 1 == run.glyphs.count || run.glyphs[index + 1].cluster != glyph.cluster
        if isLastOfCluster { pen += environment.tracking }
      }
      page.add(
        .glyphs(
          Page.GlyphLine(
            instance: run.instance, pointSize: run.pointSize, color: ink, glyphs: glyphs)))
    }
  }

  /// The characters whose glyph is `.notdef`, each once.
  private func missingGlyphs(in lines: [LineBreaker.Line]) -> [String] {
    var missing: [String] = []
    for line in lines {
      let source = Array((line.shortened ?? text).utf8)
      let clusters = line.shaped.runs.flatMap(\.glyphs).filter { $0.id == 0 }.map(\.cluster)
      for cluster in clusters.sorted() where cluster < source.count {
        guard let character = String(decoding: source[cluster...], as: UTF8.self).first else {
          continue
        }
        if !missing.contains(String(character)) { missing.append(String(character)) }
      }
    }
    return missing
  }
}
