import Support
import Testing

@testable import Typography

/// Layouts with a shaper whose characters are all 0.6 em wide, so that every number can be counted.
struct LayoutTests {
  func page(
    width: Double = 200, scheme: ColorScheme = .light, locale: String = "en",
    @ViewBuilder _ content: () -> some View
  ) -> Page {
    let device = Device(name: "test", width: width, height: nil, displayScale: 2)
    let layout = PageLayout(
      matcher: FaceMatcher(catalog: Faces.plain), shaper: FixedAdvanceShaper())
    return layout.page(
      of: Preview(
        name: "test", traits: PreviewTraits(device: device, colorScheme: scheme, locale: locale),
        view: content()))
  }

  let plain = Font.custom("Plain", fixedSize: 10)

  // MARK: Environment

  @Test func modifiersOfATextComeBeforeThoseOfItsSurroundings() throws {
    let page = page {
      VStack {
        Text("a").font(plain)
        Text("b")
      }
      .font(.custom("Plain", fixedSize: 20))
      .foregroundColor(.red)
    }
    #expect(page.texts.map(\.font.pointSize) == [10, 20])
    #expect(page.texts.map(\.foreground.hex) == ["#FF383C", "#FF383C"])
  }

  @Test func theColourSchemeDecidesColours() throws {
    let dark = page(scheme: .dark) { Text("a").foregroundStyle(.primary) }
    #expect(dark.texts[0].foreground == .white)
    #expect(dark.texts[0].background == .black)
    #expect(dark.background == .black)
  }

  @Test func aBackgroundIsTheGroundOfItsText() throws {
    let page = page { Text("a").foregroundColor(.secondary).background(.black).padding(4) }
    #expect(page.texts[0].background == .black)
    #expect(page.texts[0].foreground.hex == "#242428")
    guard case .rectangle(let bounds, let color) = page.items[0] else {
      Issue.record("the background is not painted first")
      return
    }
    #expect(color == .black)
    #expect(bounds.minY == 4)
  }

  @Test func dynamicTypeSizeIsClampedToARange() throws {
    func size(_ range: ClosedRange<DynamicTypeSize>) -> Double {
      page {
        Text("a").font(.custom("Plain", size: 17)).dynamicTypeSize(range)
          .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
      }.texts[0].font.pointSize
    }
    #expect(size(.small ... .large) == 17)
    #expect(size(.small ... .accessibility5) == 48)
  }

  // MARK: Stacks and frames

  @Test func stacksPutTextsDirectlyBelowEachOther() throws {
    let page = page {
      VStack(alignment: .leading) {
        Text("aa").font(plain)
        Text("bbbb").font(plain)
      }
    }
    #expect(page.size.height == 12 + 12)
    #expect(page.texts.map { $0.lines[0].x } == [88, 88])
  }

  @Test func theLeastFlexibleViewIsServedFirst() throws {
    let page = page(width: 100) {
      HStack(spacing: 0) {
        Text("aaaa bbbb cccc").font(plain)
        Color.red.frame(width: 40, height: 5)
      }
    }
    #expect(page.texts[0].lines.map(\.text) == ["aaaa", "bbbb cccc"])
  }

  @Test func aSpacerTakesWhatIsLeft() throws {
    let page = page {
      HStack {
        Text("aa").font(plain)
        Spacer()
        Text("bb").font(plain)
      }
    }
    #expect(page.texts.map { $0.lines[0].x } == [0, 188])
  }

  @Test func stacksRunToTheLeftInARightToLeftLanguage() throws {
    let page = page(locale: "he") {
      HStack {
        Text("aa").font(plain)
        Spacer()
        Text("bb").font(plain)
      }
    }
    #expect(page.texts.map { $0.lines[0].x } == [188, 0])
  }

  @Test func baselinesAlign() throws {
    let page = page {
      HStack(alignment: .firstTextBaseline) {
        Text("aa").font(plain)
        Text("bb").font(.custom("Plain", fixedSize: 20))
      }
    }
    #expect(page.texts.map { $0.lines[0].baseline } == [18, 18])
  }

  @Test func paddingIsSixteenOnAllEdges() throws {
    let page = page { Text("aa").font(plain).padding() }
    #expect(page.size.height == 12 + 32)
    #expect(page.texts[0].lines[0].baseline == 25)
  }

  @Test func framesPlaceWhatTheyHold() throws {
    let page = page {
      Text("aa").font(plain).frame(width: 100, height: 50, alignment: .bottomTrailing)
    }
    #expect(page.size.height == 50)
    #expect(page.texts[0].lines[0].x == 50 + 100 - 12)
    #expect(page.texts[0].lines[0].baseline == 50 - 12 + 9)
  }

  @Test func aDividerIsOnePixel() throws {
    let page = page {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Divider()
      }
    }
    guard case .rectangle(let bounds, _) = page.items[1] else {
      Issue.record("no rule is painted")
      return
    }
    #expect(bounds == Rect(x: 0, y: 10, width: 200, height: 0.5))
  }

  @Test func conditionsAndLoopsBuildViews() throws {
    let isOn = false
    let page = page {
      VStack(spacing: 0) {
        if isOn { Text("on") }
        if isOn { Text("yes") } else { Text("no") }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        Group {
          Text("c")
          EmptyView()
        }
      }
    }
    #expect(page.texts.map(\.text) == ["no", "a", "b", "c"])
  }

  private struct Loud: ViewModifier {
    func body(content: Content) -> some View {
      content.font(.custom("Plain", fixedSize: 30)).padding(3)
    }
  }

  @Test func viewModifiersWrapTheirContent() throws {
    let page = page { Text("a").modifier(Loud()) }
    #expect(page.texts[0].font.pointSize == 30)
    #expect(page.size.height == 36 + 6)
  }
}

/// What stacks, frames and texts do with room that is scarce, endless or not offered.
extension LayoutTests {

  @Test func nestedStacksShareEndlessRoom() throws {
    let page = page(width: 200) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          Text("aa").font(plain)
          Spacer(minLength: 0)
        }
        Text("bbbbbbbbbbbbbb").font(plain)
      }
    }
    #expect(page.texts.map { $0.lines[0].x } == [52, 116])
  }

  @Test func spacingThatIsAskedForStandsBesideSpacersToo() throws {
    let page = page(width: 20) {
      HStack(spacing: 20) {
        Text("a").font(plain)
        Spacer(minLength: 0)
        Text("b").font(plain)
      }
    }
    let starts = page.texts.map { $0.lines[0].x }
    #expect(starts[1] - starts[0] == 6 + 40)
  }

  @Test func aDividerKnowsItsStackThroughModifiers() throws {
    let page = page {
      HStack {
        Text("a").font(plain)
        Divider().padding(4)
        Text("b").font(plain)
      }
    }
    let rule = page.items.compactMap { item -> Rect? in
      if case .rectangle(let bounds, _) = item { bounds } else { nil }
    }
    #expect(rule.map(\.size.width) == [0.5])
  }

  @Test func anIdealHeightIsTakenWhereNothingIsOffered() throws {
    #expect(page { Text("a").font(plain).frame(idealHeight: 50) }.size.height == 50)
  }

  @Test func noWeightTakesBackTheWeightsAbove() throws {
    let page = page {
      VStack {
        Text("a").fontWeight(nil)
        Text("b")
      }
      .fontWeight(.heavy)
      .font(plain)
    }
    #expect(page.texts.map(\.font.request.weight) == [nil, .heavy])
  }

  @Test func theFirstViewThatFitsIsTaken() throws {
    func shown(width: Double) -> [String] {
      page(width: width) {
        ViewThatFits {
          Text("long words").font(plain)
          Text("short").font(plain)
          Text("s").font(plain)
        }
      }.texts.map(\.text)
    }
    #expect(shown(width: 60) == ["long words"])
    #expect(shown(width: 59) == ["short"])
    #expect(shown(width: 10) == ["s"])
    #expect(shown(width: 1) == ["s"])
  }
}
