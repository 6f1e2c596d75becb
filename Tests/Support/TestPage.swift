public import Typography

/// Pages laid out without a font: every character is 0.6 em wide, a line 0.9 em above the baseline and
/// 0.3 em below, a pixel half a point.
public struct TestPage {
  /// The page's width in points.
  public var width = 200.0
  /// The language.
  public var locale = "en"
  /// The faces to pick from.
  public var catalog = Faces.plain
  /// The glyphs.
  public var shaper = FixedAdvanceShaper()

  /// Makes a layout 200 points wide.
  public init(
    width: Double = 200, locale: String = "en", catalog: FaceCatalog = Faces.plain,
    shaper: FixedAdvanceShaper = FixedAdvanceShaper()
  ) {
    self.width = width
    self.locale = locale
    self.catalog = catalog
    self.shaper = shaper
  }

  /// Lays views out.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> Page {
    let layout = PageLayout(matcher: FaceMatcher(catalog: catalog), shaper: shaper)
    let device = Device(name: "test", width: width, height: nil, displayScale: 2)
    return layout.page(
      of: Preview(
        name: "test", traits: PreviewTraits(device: device, locale: locale), view: content()))
  }
}

extension Page {
  /// The lines of the first text.
  public var lines: [String] { texts[0].lines.map(\.text) }

  /// The rectangles in the order of painting.
  public var rectangles: [Rect] {
    items.compactMap { item in
      if case .rectangle(let bounds, _) = item { bounds } else { nil }
    }
  }

  /// The glyphs in the order of painting.
  public var glyphLines: [GlyphLine] {
    items.compactMap { item in
      if case .glyphs(let line) = item { line } else { nil }
    }
  }
}
