import Support
import Testing

@testable import Typography

struct PreviewTests {
  private let base = PreviewTraits(device: .standard)

  private struct Sample: PreviewProvider {
    static var previews: some View {
      CommonPreviews(device: "iPhone Air") { Text("hello") }
    }
  }

  @Test func commonPreviewsAreThree() throws {
    let previews = try Preview.list(of: Sample.previews, name: "sample", base: base)
    #expect(
      previews.map(\.traits.device.name) == [
        "iPhone Air", "iPhone SE (1st generation)", "iPhone 8",
      ])
    #expect(previews.map(\.traits.colorScheme) == [.light, .dark, .light])
    #expect(previews.map(\.traits.dynamicTypeSize) == [.large, .large, .accessibility1])
    #expect(previews.map(\.name) == ["sample", "sample", "sample"])
  }

  @Test func withoutADeviceTheFirstIsTheCurrentOne() throws {
    let view = CommonPreviews { Text("hello") }
    let previews = try Preview.list(of: view, name: "sample", base: base)
    #expect(previews[0].traits.device == .standard)
  }

  @Test func modifiersAroundAGroupReachEveryPreview() throws {
    let view = Group {
      Text("a").previewDisplayName("first")
      Text("b").padding()
    }
    .environment(\.dynamicTypeSize, .xxLarge)
    .previewDevice("iPhone 8")
    let previews = try Preview.list(of: view, name: "sample", base: base)
    #expect(previews.map(\.name) == ["first", "sample"])
    #expect(previews.map(\.traits.dynamicTypeSize) == [.xxLarge, .xxLarge])
    #expect(previews.map(\.traits.device.width) == [375, 375])
  }

  @Test func anUnknownPreviewDeviceIsAnError() {
    let view = Text("a").previewDevice("iPhone 99")
    #expect(throws: Preview.UnknownDevice(name: "iPhone 99")) {
      try Preview.list(of: view, name: "sample", base: base)
    }
  }

  @Test func aMatrixGoesThroughDevicesThenSizesThenSchemes() {
    let matrix = PreviewMatrix(
      devices: [Device(spelling: "320")!, Device(spelling: "iphone 8")!],
      dynamicTypeSizes: [.small, .large], colorSchemes: [.light, .dark])
    let traits = matrix.traits
    #expect(traits.count == 8)
    #expect(traits.map(\.device.width) == [320, 320, 320, 320, 375, 375, 375, 375])
    #expect(traits.prefix(4).map(\.dynamicTypeSize) == [.small, .small, .large, .large])
    #expect(traits.prefix(2).map(\.colorScheme) == [.light, .dark])
  }

  @Test(arguments: [
    ("iPhone 8", "iPhone 8", 375.0), ("IPHONE xr", "iPhone Xʀ", 414),
    ("iphone xs", "iPhone Xs", 375),
    ("iPhone SE", "iPhone SE (1st generation)", 320), ("375", "375 pt", 375),
    ("320.5pt", "320.5 pt", 320.5), ("iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M4)", 1032),
  ])
  func devicesAreFoundByNameOrWidth(spelling: String, name: String, width: Double) throws {
    let device = try #require(Device(spelling: spelling))
    #expect(device.name == name)
    #expect(device.width == width)
  }

  @Test(arguments: ["iPhone 99", "", "0", "-5", "5000", "nan", "inf", "12em"])
  func otherWordsAreNoDevice(spelling: String) {
    #expect(Device(spelling: spelling) == nil)
  }

  @Test func namesBecomePartsOfPaths() {
    #expect(Device(spelling: "iPhone SE")!.pathComponent == "iPhone-SE-1st-generation")
    #expect(Device(spelling: "iPhone XR")!.pathComponent == "iPhone-XR")
    #expect("../..".pathComponent == "-..")
    #expect("\u{1B}[31m".pathComponent == "31m")
    #expect("日本".pathComponent == "unnamed")
  }

  @Test func everyDeviceHasASizeAndNoNameTwice() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.all.count == 80)
    #expect(Device.all.contains(.standard))
    #expect(Device.representatives.count == 14)
    // One for each width of a phone and of the tablets in use, from the narrowest.
    let widths = Device.representatives.map(\.width)
    #expect(widths == Set(widths).sorted())
    #expect(
      Set(Device.all.filter { $0.name.hasPrefix("iPhone") }.map(\.width)).isSubset(of: widths))
  }

  @Test func aSpecimenShowsEachStyleInItsOwnFont() throws {
    let design = DesignSystem.ramp(name: "plain", families: ["Plain"])
    let layout = PageLayout(
      matcher: FaceMatcher(catalog: Faces.plain), shaper: FixedAdvanceShaper())
    let page = layout.page(
      of: Preview(name: "ramp", traits: base, view: TypeRampSpecimen(design: design)))
    #expect(page.texts.map(\.style) == Font.TextStyle.allCases.map(\.rawValue))
    #expect(page.texts.map(\.font.pointSize) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(page.texts[0].text == "Large title")
    let bare = layout.page(
      of: Preview(
        name: "ramp", traits: base,
        view: TypeRampSpecimen(design: design, options: .init(text: "x", isBare: true))))
    #expect(bare.texts.allSatisfy { $0.text == "x" })
    #expect(bare.items.count == 11)
    #expect(page.items.count > 11)
  }
}
