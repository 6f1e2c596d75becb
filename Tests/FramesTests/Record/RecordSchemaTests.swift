import Support
import Testing
import Typography

@testable import Designs
@testable import Documents
@testable import Frames

/// The keys of `frames.json` are one list, which is published as a schema. `RECORD=1` writes it anew.
@Suite struct RecordSchemaTests {
  @Test func theSchemaIsPublished() throws {
    try Golden.expect(
      String(decoding: RecordSchema.bytes, as: UTF8.self), at: "Documentation/frames.schema.json")
  }

  @Test func everyKeyIsInAnObject() {
    let used = Set(RecordShape.all.flatMap(\.fields).map(\.key))
    #expect(RecordKey.allCases.filter { !used.contains($0) } == [])
    for shape in RecordShape.all {
      #expect(Set(shape.fields.map(\.key)).count == shape.fields.count, "\(shape.name)")
      #expect(shape.fields.allSatisfy { $0.summary.hasSuffix(".") }, "\(shape.name)")
    }
  }

  @Test func everythingThatATextSaysHasANameInSentences() {
    let inner = ["requested": RecordShape.requested, "resolved": .resolved]
    let paths = RecordShape.text.fields.map(\.key.rawValue).flatMap { key in
      inner[key].map { $0.fields.map { "\(key).\($0.key.rawValue)" } } ?? [key]
    }
    let named = Set(RecordedAspect.all.map(\.path) + ["style"])
    #expect(paths.filter { !named.contains($0) } == [])
    #expect(named.filter { !paths.contains($0) } == [])
  }

  @Test func whatIsWrittenIsInTheListInItsOrder() throws {
    let other = Faces.face("Other", weight: 400)
    let page = TestPage(
      width: 30, catalog: FaceCatalog(faces: [Faces.face("Plain", weight: 400), other]),
      shaper: FixedAdvanceShaper(missing: ["é"], faces: [other], inkTop: 1.025))({
        Text(verbatim: "aé").font(.custom("Plain", size: 17))
          + Text(verbatim: "bcd").underline().strikethrough().baselineOffset(3)
        Text(verbatim: "abcdefgh").font(.custom("Plain", fixedSize: 10)).lineLimit(1)
          .minimumScaleFactor(0.1)
      })
    var options = FrameOptions()
    options.text = "a"
    options.styles = ["a"]
    var style = DesignStyle(name: "lost")
    style.unresolvedReasons = ["no fontSize"]
    var design = DesignSystem(name: "d")
    design.styles = [style]
    let frame = FrameRecord(
      identity: FrameIdentity(preview: "ramp", traits: PreviewTraits(device: .standard)), scale: 2,
      page: page, files: [(.png, "a.png")])
    let bytes = FrameDocument.bytes(
      design: design, frames: [frame], options: RecordedOptions(options))
    let root = try JSONDocument.parse(bytes)
    #expect(faults(of: root, in: .document) == [])
    #expect(root["frames"]?.elements?[0]["texts"]?.elements?[0]["spans"]?.elements?.count == 2)
    #expect(root["frames"]?.elements?[0]["texts"]?.elements?[1]["scaleFactor"] != nil)
  }

  /// What of a value is not as its shape says: keys that it does not have, that are in another order,
  /// or that are missing.
  private func faults(of node: DocumentNode, in shape: RecordShape) -> [String] {
    let keys = (node.members ?? []).map(\.key)
    let known = shape.fields.map(\.key.rawValue)
    let required = shape.fields.filter(\.isRequired).map(\.key.rawValue)
    var faults = keys.filter { !known.contains($0) }.map { "\(shape.name) knows no \($0)" }
    faults += required.filter { !keys.contains($0) }.map { "\(shape.name) lacks \($0)" }
    if known.filter(keys.contains) != keys { faults.append("\(shape.name) in another order") }
    for field in shape.fields {
      guard let value = node[field.key] else { continue }
      faults += self.faults(of: value, as: field.content)
    }
    return faults
  }

  private func faults(of node: DocumentNode, as content: RecordShape.Content) -> [String] {
    switch content {
    case .object(let shape): faults(of: node, in: shape)
    case .list(let content): (node.elements ?? []).flatMap { faults(of: $0, as: content) }
    default: []
    }
  }
}
