import Raster
import Support
import Testing
import Typography

@testable import Designs
@testable import Frames

/// Explanations of a real design, with the faces that it really gets.
@Suite struct StyleInquiryTests {
  @Test func aRealDesignIsExplainedFromTheDocumentToTheInk() throws {
    let folder = try ScratchFolder()
    let text = try TokensFile.text([
      TokensFile.Style("title", family: "Typo Preview Serif", weight: 600, size: 28)
    ])
    let path = try folder.write(text, to: "ramp.tokens.json")
    let design = try DesignLoader(argument: path).load()
    let renderer = FrameRenderer(design: design, blending: .encoded)
    let traits = PreviewTraits(device: .standard, dynamicTypeSize: .accessibility1)
    let view = FramePlan.specimen(of: design.system, options: FrameOptions())
    let page = renderer.page(of: Preview(name: "ramp", traits: traits, view: view))
    let inquiry = StyleInquiry(design: design)
    let explanation = try #require(
      inquiry.explanation(ofStyle: "title", on: page, traits: traits, renderer: renderer))
    func value(_ section: String, _ label: String) -> String? {
      explanation.sections.first { $0.title == section }?.rows.first { $0.label == label }?.value
    }
    #expect(value("Token", "written in") == "ramp.tokens.json:2")
    #expect(value("Token", "fontFamily")?.hasPrefix("[\"Typo Preview Serif\"]") == true)
    let record = try #require(page.texts.first { $0.style == "title" })
    #expect(
      value("Faces considered", record.font.face.postScriptName)?.hasPrefix("taken: ") == true)
    #expect(value("Size", "size") == "\(record.font.pointSize.decimalText) pt")
    let box = record.lines[0].ascent + record.lines[0].descent
    #expect(value("Lines", "line box")?.hasPrefix("\(box.decimalText) pt") == true)
    #expect(inquiry.explanation(ofStyle: "no", on: page, traits: traits, renderer: renderer) == nil)
  }

  @Test func guidesAreDrawnAtTheMeasuresOfTheFace() throws {
    let design = try DesignLoader(argument: nil).load()
    let renderer = FrameRenderer(design: design, blending: .encoded)
    let traits = PreviewTraits(device: .standard)
    let view = FramePlan.specimen(of: design.system, options: FrameOptions())
    let page = renderer.page(of: Preview(name: "ramp", traits: traits, view: view))
    let style = try #require(page.texts.first?.style)
    let drawn = renderer.page(page, withLineGuidesOf: style, pixelsPerPointDown: 2)
    #expect(drawn.items.count > page.items.count)
    #expect(drawn.texts == page.texts)
    let canvas = try renderer.canvas(of: drawn, pixelsPerPoint: 2)
    #expect(try canvas != renderer.canvas(of: page, pixelsPerPoint: 2))
  }
}
