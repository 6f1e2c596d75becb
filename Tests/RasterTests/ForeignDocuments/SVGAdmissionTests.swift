import Testing

@testable import Raster

/// What is handed on to librsvg, and what is not.
@Suite struct SVGAdmissionTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var refusal: DocumentRefusal

    init(_ description: String, _ refusal: DocumentRefusal, _ text: String) {
      (testDescription, self.refusal, self.text) = (description, refusal, text)
    }

    /// A case of content of the first glyph.
    static func inside(
      _ description: String, _ refusal: DocumentRefusal, _ content: String
    ) -> Case {
      Case(description, refusal, SVGText.document(#"<g id="glyph1">"# + content + "</g>"))
    }
  }

  /// The elements that OpenType does not admit, or leaves open.
  static let elements: [Case] = [
    ("script", .script), ("foreignObject", .foreignObject), ("text", .text), ("font", .text),
    ("switch", .interaction), ("a", .interaction), ("view", .interaction), ("marker", .marker),
    ("filter", .filter), ("feImage", .filter), ("video", .foreignObject),
    ("flowRoot", .unknownElement),
  ].map { name, refusal in .inside(name, refusal, "<\(name)/>") }

  static let content: [Case] = [
    .inside("property filter", .filter, #"<g style="fill:red;filter : blur(9px)"/>"#),
    .inside("attribute filter", .filter, #"<g filter="blur(1000px)"/>"#),
    .inside("rules with a filter", .filter, "<style>.a { FILTER: blur(9px) }</style>"),
    .inside("filter behind a comment", .filter, "<style>.a { filter/**/:blur(9px) }</style>"),
    .inside("escape in rules", .style, #"<style>.a { f\69lter: blur(9px) }</style>"#),
    .inside("import", .externalReference, "<style>@IMPORT 'a.css';</style>"),
    .inside("use of a file", .externalReference, ##"<use xlink:href="a.svg#b"/>"##),
    .inside("use of a file, SVG 2", .externalReference, ##"<use href="/etc/a.svg#b"/>"##),
    .inside("paint of a file", .externalReference, ##"<g fill="url(a.svg#b)"/>"##),
    .inside("style of a file", .externalReference, ##"<g style="fill:url('a.svg#b')"/>"##),
    .inside("image of a file", .externalReference, #"<image xlink:href="file:///etc/passwd"/>"#),
    .inside(
      "image of SVG", .imageFormat, #"<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>"#),
    .inside(
      "image of 30000 x 30000", .imagePixels,
      #"<image xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAdTAAAHUw"/>"#),
    .inside(
      "65 attributes", .tooManyAttributes, "<g \((0..<65).map { #"a\#($0)="" "# }.joined())/>"),
    .inside(
      "129 elements within each other", .tooDeep,
      String(repeating: "<g>", count: 128) + String(repeating: "</g>", count: 128)),
    .inside("100000 elements", .tooManyElements, String(repeating: "<g/>", count: 100_000)),
    Case(
      "20001 elements of one glyph", .tooMuchWork,
      SVGText.document(
        #"<g id="glyph1">"# + String(repeating: "<g/>", count: 20_000) + "</g>")),
    Case(
      "element that uses itself", .cycle,
      SVGText.document(##"<g id="glyph1"><g id="b"><use xlink:href="#glyph1"/></g></g>"##)),
    Case(
      "uses of uses", .tooMuchWork,
      SVGText.nested(9, times: 10, "g") { ##"<use xlink:href="#k\##($0)"/>"## }),
    Case(
      "masks of masks", .tooMuchWork,
      SVGText.nested(20, times: 2, "mask") { ##"<rect mask="url(#k\##($0))"/>"## }),
    Case(
      "patterns of patterns", .tooMuchWork,
      SVGText.nested(20, times: 2, "pattern") { ##"<rect style="fill:url( '#k\##($0)' )"/>"## }),
    Case(
      "clips of clips", .tooMuchWork,
      SVGText.nested(20, times: 2, "clipPath") { ##"<rect clip-path="url(#k\##($0))"/>"## }),
    Case(
      "rules that refer to many", .tooMuchWork,
      SVGText.document(
        ##"<style>rect { mask: url(#m) }</style><mask id="m">"##
          + String(repeating: "<circle/>", count: 9000) + #"</mask><g id="glyph1"><rect/></g>"#)),
    Case("not SVG", .unsound, "<html xmlns='http://www.w3.org/1999/xhtml'/>"),
    Case("without namespace", .unsound, "<svg/>"),
    Case("open element", .unsound, #"<svg xmlns="http://www.w3.org/2000/svg"><g>"#),
    Case("nothing", .unsound, ""),
    Case(
      "entities", .entities,
      #"<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b "b">]><svg "#
        + #"xmlns="http://www.w3.org/2000/svg"/>"#),
    Case(
      "another encoding", .encoding,
      #"<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"/>"#),
  ]

  @Test(arguments: elements + content)
  func whatOpenTypeDoesNotAdmitIsRefused(_ example: Case) {
    #expect(throws: example.refusal) { try SVGText.excerpt(example.text) }
  }

  @Test func whatIsAdmittedIsWrittenAsItWas() throws {
    let content =
      ##"<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>"##
      + ##"<style>.a &gt; rect { fill: url(#g) }</style>"##
      + ##"<g id="glyph1" class="a"><rect width="1&quot;" style="color-interpolation-filters:sRGB"/>"##
      + ##"<path d="M0 0&#10;L1 1"/></g>"##
    let text = SVGText.document(content)
    let written = try SVGText.excerpt(text)
    let spelled = text.replacing(
      "<stop offset=\"0\" stop-color=\"red\"/>",
      with: "<stop offset=\"0\" stop-color=\"red\"></stop>"
    )
    .replacing("sRGB\"/>", with: "sRGB\"></rect>").replacing("L1 1\"/>", with: "L1 1\"></path>")
    #expect(written == spelled)
    #expect(try SVGText.excerpt(written) == written)
  }

  @Test func onlyWhatAGlyphNeedsIsHandedOn() throws {
    let written = try SVGText.excerpt(
      SVGText.document(
        ##"<defs><g id="a"><path/></g><mask id="m"/><g id="unused"/></defs>"##
          + ##"<g mask="url(#m)"><g id="glyph1"><use href="#a"/></g><g id="glyph2"><rect/></g></g>"##
      ))
    #expect(
      written
        == SVGText.document(
          ##"<defs><g id="a"><path></path></g><mask id="m"></mask></defs>"##
            + ##"<g mask="url(#m)"><g id="glyph1"><use xlink:href="#a"></use></g></g>"##))
  }

  @Test func whatSaysNothingAboutThePictureIsLeftOut() throws {
    let written = try SVGText.excerpt(
      SVGText.document(
        #"<title>a</title><metadata><x:a xmlns:x="b"><x:c/></x:a></metadata>"#
          + #"<g id="glyph1" onclick="a()" xml:space="preserve"><animate/><rect/></g>"#))
    #expect(written == SVGText.document(#"<g id="glyph1"><rect></rect></g>"#))
  }

  @Test func aDocumentThatNamesNoGlyphIsDrawnWhole() throws {
    let tree = try SVGText.read(SVGText.document("<rect/><circle/>"))
    let excerpt = try SVGExcerpt(of: tree, element: "glyph7")
    #expect(!excerpt.hasElement)
    #expect(
      String(decoding: excerpt.bytes, as: UTF8.self)
        == SVGText.document("<rect></rect><circle></circle>"))
  }

  @Test func aPackedDocumentIsUnpackedUpToTheLimit() throws {
    // gzip of 3 bytes; then a member that is cut.
    let packed: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 0x4A, 0x06, 0, 0xC2, 0x41, 0x24, 0x35, 3, 0,
      0,
      0,
    ]
    #expect(try GzipContent(packed).bytes == Array("abc".utf8))
    #expect(throws: DocumentRefusal.tooManyBytes) { try GzipContent(Array(packed.dropLast(9))) }
    #expect(throws: DocumentRefusal.tooManyBytes) { try GzipContent(PackedZeros.bytes(17 << 20)) }
    #expect(try GzipContent(PackedZeros.bytes(16 << 20)).bytes.count == 16 << 20)
  }

  @Test func theSizeOfAnEmbeddedJPEGIsRead() throws {
    // FF D8, a comment of 4 bytes, a start of frame with 2 rows and 3 columns.
    let address = "data:image/jpeg;base64,/9j//gAEAAD/wAALCAACAAMBAREA"
    #expect(EmbeddedImage(address: address)?.pixels == 6)
    #expect(EmbeddedImage(address: "data:image/jpeg;base64,/9j/") == nil)
    #expect(EmbeddedImage(address: "data:image/png;base64,iVBORw0KGgo=") == nil)
  }
}
