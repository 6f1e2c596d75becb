import Support
import Testing

@testable import Typography

/// Names of the instances of a variable font, in the ways in which authors write them.
@Suite struct InstanceNameTests {
  private let matcher: FaceMatcher

  init() {
    var face = Faces.family("Plinth", weights: [400])[0]
    face.postScriptName = "Plinth-Regular"
    face.axes = [.init(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)]
    face.namedInstances = [
      .init(
        name: "Semi Bold", postScriptName: "Plinth-SemiBold", coordinates: ["wght": 600]),
      .init(name: "Black", postScriptName: "Plinth-Black", coordinates: ["wght": 900]),
    ]
    matcher = FaceMatcher(catalog: FaceCatalog(faces: [face]))
  }

  @Test(arguments: [
    ("Plinth-SemiBold", 600), ("Plinth-Regular_SemiBold", 600), ("plinth-regular_semibold", 600),
    ("Plinth-Regular_Semi-Bold", 600), ("Plinth-Regular_Black", 900), ("Plinth-Regular", 400),
  ])
  func anInstanceIsFoundByItsOwnNameAndByTheFacesNameWithItsStyle(
    name: String, weight: Int
  ) throws {
    let font = try #require(matcher.resolve(Font.custom(name, size: 17).request(at: .large)))
    #expect(font.weight == weight)
    #expect(font.axes["wght"] == Double(weight))
    #expect(!font.notes.contains(.fallback))
  }

  @Test func anUnknownStyleBehindTheUnderscoreIsAnUnknownName() throws {
    let request = Font.custom("Plinth-Regular_Nowhere", size: 17).request(at: .large)
    #expect(try #require(matcher.resolve(request)).notes.contains(.fallback))
  }
}
