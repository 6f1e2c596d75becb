import Support
import Testing

@testable import Typography

/// Widths: the axis where there is one, else the nearest face.
struct FontWidthTests {
  private static func face(_ name: String, width: Double, axis: ClosedRange<Double>? = nil)
    -> FaceDescription
  {
    FaceDescription(
      id: FaceDescription.ID(file: "\(name).ttf"), postScriptName: name, family: "Wide",
      width: width,
      axes: axis.map {
        [.init(tag: "wdth", minimum: $0.lowerBound, defaultValue: 100, maximum: $0.upperBound)]
      } ?? [])
  }

  private func resolve(_ font: Font, among faces: [FaceDescription]) throws -> ResolvedFont {
    try #require(
      FaceMatcher(catalog: FaceCatalog(faces: faces)).resolve(font.request(at: .large)))
  }

  static let faces = [face("Wide-Condensed", width: 0.75), face("Wide-Regular", width: 1)]

  @Test(arguments: [
    (Font.Width.compressed, "Wide-Condensed", true), (.condensed, "Wide-Condensed", false),
    (.standard, "Wide-Regular", false), (.expanded, "Wide-Regular", true),
  ])
  func theNearestFaceIsTaken(width: Font.Width, name: String, isSnapped: Bool) throws {
    let font = try resolve(.custom("Wide", size: 17).width(width), among: Self.faces)
    #expect(font.face.postScriptName == name)
    #expect(font.notes.contains(.widthSnapped) == isSnapped)
  }

  @Test func ofTwoWidthsThatAreAsNearTheNarrowerIsTaken() throws {
    let faces = [Self.face("Wide-Expanded", width: 1.25), Self.face("Wide-Condensed", width: 0.75)]
    let font = try resolve(.custom("Wide", size: 17).width(.standard), among: faces)
    #expect(font.face.postScriptName == "Wide-Condensed")
  }

  @Test func anAxisIsSetExactlyAndClamped() throws {
    let faces = [Self.face("Wide-VF", width: 1, axis: 75...110)]
    let condensed = try resolve(.custom("Wide", size: 17).width(.condensed), among: faces)
    #expect(condensed.axes["wdth"] == 75)
    #expect(condensed.notes == [])
    let expanded = try resolve(.custom("Wide", size: 17).width(.expanded), among: faces)
    #expect(expanded.axes["wdth"] == 110)
    #expect(expanded.notes == [.widthSnapped])
  }

  @Test func aNamedFaceKeepsItsWidthUnlessAnotherIsAskedFor() throws {
    let named = try resolve(.custom("Wide-Condensed", size: 17), among: Self.faces)
    #expect(named.face.postScriptName == "Wide-Condensed")
    let wide = try resolve(.custom("Wide-Condensed", size: 17).width(.standard), among: Self.faces)
    #expect(wide.face.postScriptName == "Wide-Regular")
  }

  @Test func surroundingsSetTheWidthOfText() {
    let page = TestPage()({
      VStack {
        Text("a")
        Text("b").fontWidth(.condensed)
        Text("c").fontWidth(nil)
      }
      .fontWidth(.expanded)
    })
    #expect(page.texts.map(\.font.request.width) == [.expanded, .condensed, nil])
  }
}
