import Support
import Testing

@testable import Typography

/// The distances of a stack that says none. The font's lines are 0.9 em above the baseline and 0.3
/// em below, its capitals 0.7 em, its leading 0; a pixel is half a point.
struct StackSpacingTests {
  private let ten = Font.custom("Plain", fixedSize: 10)
  private let twenty = Font.custom("Plain", fixedSize: 20)

  private func page(@ViewBuilder _ content: () -> some View) -> Page { TestPage()(content) }

  private func baselines(_ page: Page) -> [Double] { page.texts.map { $0.lines[0].baseline } }

  // MARK: Texts below each other

  @Test func twoTextsAreApartByTheLeadingOfTheLower() {
    let page = page {
      VStack {
        Text("Hello").font(ten)
        Text("World").font(ten)
      }
    }
    #expect(page.size.height == 24)
    #expect(baselines(page) == [9, 21])
  }

  @Test func theLeadingIsRoundedUpToAPixel() {
    let system = systemPage {
      VStack {
        Text("Hello")
        Text("World")
      }
    }
    // 22 - 20.287 = 1.713, up to a pixel of a third: 2.
    #expect(baselines(system).map(thirds) == [49, 116])
    #expect(thirds(system.texts[1].lines[0].baseline - system.texts[0].lines[0].baseline) == 67)
  }

  @Test func aNegativeLeadingDrawsTextsTogether() {
    let page = systemPage {
      VStack {
        Text("Hello")
        Text("World")
      }
      .dynamicTypeSize(.accessibility5)
    }
    // Body is 53 points high with a leading of 62: 62 - 63.247 = -1.247, up to a pixel: -1.
    let height = (53 * 1.193359 * 3).rounded(.up)
    let step = page.texts[1].lines[0].baseline - page.texts[0].lines[0].baseline
    #expect(thirds(step) == height - 3)
  }

  @Test func theLowerTextDecides() {
    let page = systemPage {
      VStack {
        Text("Hello").font(ten)
        Text("World")
      }
      VStack {
        Text("Hello")
        Text("World").font(ten)
      }
    }
    #expect(thirds(page.texts[1].lines[0].baseline - page.texts[0].lines[0].baseline) == 9 + 6 + 49)
    #expect(page.texts.count == 4)
    #expect(thirds(page.texts[3].lines[0].baseline - page.texts[2].lines[0].baseline) == 12 + 27)
  }

  // MARK: Texts and other views

  @Test func aTextKeepsItsEdgesFromOtherViews() {
    let page = page {
      VStack {
        Text("Hello").font(twenty)
        Color.red.frame(height: 10)
        Text("World").font(twenty)
      }
    }
    #expect(page.size.height == 79)
    #expect(page.rectangles == [Rect(x: 0, y: 36.5, width: 200, height: 10)])
    #expect(baselines(page) == [18, 73])
  }

  @Test func capitalsOfTheSystemFontAreThePlatforms() {
    let page = systemPage {
      VStack {
        Text("Title")
        Divider()
        Text("Text")
      }
    }
    #expect(abs(page.rectangles[0].minY - 30.976) < 0.001)
    #expect(abs(page.texts[1].lines[0].baseline - 54.076) < 0.001)
  }

  @Test func otherViewsAreApartByEight() {
    let page = page {
      VStack {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 10)
      }
    }
    #expect(page.rectangles.map(\.minY) == [0, 18])
  }

  @Test func nothingStandsBesideASpacer() {
    let page = page {
      VStack {
        Text("Hello").font(ten)
        Spacer(minLength: 5)
        Color.red.frame(height: 10)
        Spacer(minLength: 5).frame(height: 5)
        Color.red.frame(height: 10)
      }
    }
    #expect(page.rectangles.map(\.minY) == [17, 32])
  }

  // MARK: Views around texts

  @Test func paddedEdgesArePlain() {
    let page = page {
      VStack {
        Text("Hello").font(ten).padding(4)
        Text("World").font(ten)
      }
    }
    #expect(page.size.height == 37)
    #expect(baselines(page) == [13, 33.5])
  }

  @Test func onlyThePaddedEdgesChange() {
    let page = page {
      VStack {
        Text("Hello").font(ten).padding(.horizontal, 4)
        Text("World").font(ten)
      }
    }
    #expect(baselines(page) == [9, 21])
  }

  @Test func aWidthLeavesTheVerticalEdges() {
    let page = page {
      VStack {
        Text("Hello").font(ten).frame(maxWidth: .infinity, alignment: .leading)
        Text("World").font(ten)
      }
    }
    #expect(baselines(page) == [9, 21])
    #expect(page.texts.map { $0.lines[0].x } == [0, 85])
  }

  @Test func aHeightMakesTheVerticalEdgesPlain() {
    let page = page {
      VStack {
        Text("Hello").font(ten).frame(height: 20)
        Text("World").font(ten)
      }
    }
    #expect(baselines(page) == [13, 33.5])
  }

  @Test func textsBesideEachOtherAreApartByEight() {
    let page = page {
      HStack {
        Text("Hello").font(ten)
        Text("World").font(ten)
      }
    }
    #expect(page.texts.map { $0.lines[0].x } == [66, 104])
  }

  @Test func aStackPassesOnTheEdgesOfItsViews() {
    let page = page {
      VStack {
        HStack {
          Text("Hello").font(ten)
          Text("World").font(ten)
        }
        Text("Below").font(ten)
        VStack {
          Color.red.frame(height: 10)
          Text("Inside").font(ten)
        }
        Text("Last").font(ten)
      }
    }
    // Text, colour: 12 + 1.5 - 7 = 6.5; colour, text: 12 + 1.5 - 9 = 4.5.
    #expect(baselines(page) == [9, 9, 21, 54, 66])
  }

  @Test func whatIsBehindAndWhatIsFixedKeepTheEdges() {
    let page = page {
      VStack {
        Text("Hello").font(ten).background(.red)
        Text("World").font(ten).fixedSize()
        Text("Last").font(ten).overlay { Color.red }
      }
    }
    #expect(baselines(page) == [9, 21, 33])
  }

  @Test func aTextOfSeveralFontsHasTheLargestMeasures() {
    let page = page {
      VStack {
        Color.red.frame(height: 10)
        Text(verbatim: "a").font(ten) + Text(verbatim: "b").font(twenty)
      }
    }
    #expect(baselines(page) == [10 + 8.5 + 18])
  }

  @Test func aDistanceThatIsSaidHolds() {
    let page = page {
      VStack(spacing: 8) {
        Text("Hello").font(ten)
        Text("World").font(ten)
      }
    }
    #expect(baselines(page) == [9, 29])
  }

  // MARK: The platform's font

  /// A page in body of the platform's font, three pixels a point.
  private func systemPage(@ViewBuilder _ content: () -> some View) -> Page {
    let layout = PageLayout(
      matcher: FaceMatcher(catalog: Faces.plain), shaper: FixedAdvanceShaper())
    let device = Device(name: "test", width: 200, height: nil, displayScale: 3)
    return layout.page(
      of: Preview(name: "test", traits: PreviewTraits(device: device), view: content()))
  }

  /// A distance in pixels, rounded.
  private func thirds(_ points: Double) -> Double { (points * 3).rounded() }
}
