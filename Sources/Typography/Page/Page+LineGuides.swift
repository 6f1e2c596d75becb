extension Page {
  /// The page with the measures of one style's lines drawn over its texts, as lines of one pixel.
  ///
  /// Where two measures fall on one row of pixels, the later one is dashed, so that both are seen.
  ///
  /// - Parameters:
  ///   - style: The name of the style.
  ///   - pixel: The height of a pixel of the picture, in points.
  ///   - metrics: The measures of a face at a size in points.
  public func withLineGuides(
    ofStyle style: String, pixel: Double, metrics: (FaceInstance, Double) -> FontMetrics
  ) -> Page {
    var page = self
    for text in texts where text.style == style {
      let metrics = metrics(text.font.instance, text.font.pointSize)
      for line in text.lines {
        let guides = LineGuides(line: line, metrics: metrics, pixel: pixel)
        page.items += guides.items(over: text.background, pageWidth: size.width)
      }
    }
    return page
  }
}

/// The measures of one line at their places.
private struct LineGuides {
  let line: TextRecord.Line
  let metrics: FontMetrics
  let pixel: Double

  /// How far a guide reaches beyond the text on either side, in points.
  private static let overhang = 6.0
  /// The length of a dash and of the gap behind it, in points.
  private static let dash = 4.0

  func items(over ground: RGBA, pageWidth: Double) -> [Page.Item] {
    let left = max(line.x - Self.overhang, 0)
    let right = min(line.x + line.width + Self.overhang, pageWidth)
    guard right > left else { return [] }
    var rows: Set<Int> = []
    return LineGuide.allCases.flatMap { guide in
      places(of: guide).flatMap { place -> [Page.Item] in
        let row = Int((place / pixel + 0.001).rounded(.down))
        let isFree = rows.insert(row).inserted
        let color = guide.color(over: ground)
        return stretches(from: left, to: right, isWhole: isFree).map { stretch in
          .rectangle(
            Rect(
              x: stretch.lowerBound, y: Double(row) * pixel,
              width: stretch.upperBound - stretch.lowerBound, height: pixel), color)
        }
      }
    }
  }

  /// The distances from the top of the page.
  private func places(of guide: LineGuide) -> [Double] {
    switch guide {
    // The last row inside of the box.
    case .lineBox: [line.baseline - line.ascent, line.baseline + line.descent - pixel]
    case .ascent: [line.baseline - metrics.ascent]
    case .descent: [line.baseline + metrics.descent]
    case .capHeight: [line.baseline - metrics.capHeight]
    case .xHeight: [line.baseline - metrics.xHeight]
    case .baseline: [line.baseline]
    }
  }

  private func stretches(from left: Double, to right: Double, isWhole: Bool) -> [Range<Double>] {
    if isWhole { return [left..<right] }
    return stride(from: left, to: right, by: 2 * Self.dash).map { $0..<min($0 + Self.dash, right) }
  }
}
