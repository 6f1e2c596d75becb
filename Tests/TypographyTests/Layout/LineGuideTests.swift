import Support
import Testing

@testable import Typography

/// The measures of lines drawn over a page.
@Suite struct LineGuideTests {
  private let shaper = FixedAdvanceShaper()

  private func page(lineHeight: LineHeight? = nil, dark: Bool = false) -> Page {
    var style = DesignStyle.plain("a", sizing: .fixed, text: "abc")
    style.size = 20
    style.lineHeight = lineHeight
    var other = style
    other.name = "b"
    var design = DesignSystem(name: "test")
    design.styles = [style, other]
    let traits = PreviewTraits(
      device: Device(name: "320pt", width: 320, height: nil, displayScale: nil),
      colorScheme: dark ? .dark : .light)
    let options = TypeRampSpecimen.Options(isBare: true)
    let view = TypeRampSpecimen(design: design, options: options)
    return PageLayout(matcher: FaceMatcher(catalog: Faces.plain), shaper: shaper)
      .page(of: Preview(name: "ramp", traits: traits, view: view))
  }

  private func guides(on page: Page, pixel: Double = 1) -> [(Rect, RGBA)] {
    let drawn = page.withLineGuides(ofStyle: "a", pixel: pixel) { [shaper] in
      shaper.metrics(of: $0, pointSize: $1)
    }
    #expect(drawn.texts == page.texts)
    #expect(Array(drawn.items.prefix(page.items.count)) == page.items)
    return drawn.items.dropFirst(page.items.count).compactMap { item in
      if case .rectangle(let rectangle, let color) = item { (rectangle, color) } else { nil }
    }
  }

  @Test func everyMeasureHasItsRow() throws {
    // 0.9 and 0.3 em of 20 pt are 18 and 6; the design's 40 pt put 8 more above and below.
    let page = page(lineHeight: .exact(points: 40))
    let line = try #require(page.texts.first?.lines.first)
    #expect(line.ascent == 26 && line.descent == 14)
    let rows = guides(on: page).map { $0.0.origin.y - line.baseline }
    #expect(rows == [-26, 13, -18, 6, -14, -10, 0])
    #expect(guides(on: page).allSatisfy { $0.0.size.height == 1 })
    #expect(guides(on: page).map(\.0.origin.x).allSatisfy { $0 == line.x - 6 })
  }

  @Test func onlyTheStyleAskedForIsDrawnOver() throws {
    let page = page()
    let box = try #require(page.texts.first?.lines.first)
    #expect(guides(on: page).allSatisfy { $0.0.origin.y <= box.baseline + box.descent })
    #expect(
      page.withLineGuides(ofStyle: "c", pixel: 1) { _, _ in
        FontMetrics(ascent: 0, descent: 0, lineGap: 0, xHeight: 0, capHeight: 0)
      } == page)
  }

  @Test func whatFallsOnOneRowIsDashed() throws {
    // Without a line height the ascent is the top of the box.
    let page = page()
    let line = try #require(page.texts.first?.lines.first)
    let ascent = guides(on: page).filter { $0.1 == LineGuide.ascent.color(over: .white) }
    #expect(ascent.count > 1)
    #expect(ascent.allSatisfy { $0.0.origin.y == line.baseline - 18 && $0.0.size.width <= 4 })
  }

  @Test func rowsAreWholePixels() {
    for pixel in [1, 0.5, 1.0 / 3] {
      for (rectangle, _) in guides(on: page(), pixel: pixel) {
        let row = rectangle.origin.y / pixel
        #expect(abs(row - row.rounded()) < 1e-9)
        #expect(rectangle.size.height == pixel)
      }
    }
  }

  @Test func coloursStandOutOnLightAndDark() {
    for ground in [RGBA.white, .black, RGBA(red: 0x1C, green: 0x1C, blue: 0x1E)] {
      let colors = LineGuide.allCases.map { $0.color(over: ground) }
      #expect(Set(colors).count == colors.count)
      for color in colors { #expect(color.contrast(with: ground) >= 3, "\(color.hex)") }
    }
  }
}
