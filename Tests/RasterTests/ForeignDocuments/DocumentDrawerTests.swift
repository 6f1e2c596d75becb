import Support
import Testing
import Typography

@testable import Raster

/// Whatever a child does costs the picture and no more.
@Suite struct DocumentDrawerTests {
  private let place = GlyphPlace(size: PixelsPerEm(square: 20 * 64), quarter: 0, clip: nil)

  private func request(
    _ document: UInt32 = 1, milliseconds: Int = DocumentLimits.milliseconds
  ) -> DocumentRequest {
    DocumentRequest(
      document: document, element: "glyph1", ink: .black, side: 1000, place: place,
      milliseconds: milliseconds)
  }

  /// Has a document drawn.
  private func draw(
    _ text: String, number: UInt32 = 1, by drawer: DocumentDrawer, milliseconds: Int = 500
  ) throws -> ColorImage? {
    try drawer.draw(request(number, milliseconds: milliseconds)) { Array(text.utf8) }
  }

  private func drawer() throws -> DocumentDrawer {
    DocumentDrawer(program: DocumentProgram(path: try BuiltProgram.path()))
  }

  /// A child that is a script of the shell.
  private func drawer(script: String) -> DocumentDrawer {
    DocumentDrawer(
      program: DocumentProgram(path: "/bin/sh", arguments: ["-c", script]), patience: 500)
  }

  @Test func oneChildDrawsManyDocuments() throws {
    let drawer = try drawer()
    for number in 1...40 as ClosedRange<UInt32> {
      let text = SVGText.document(
        ##"<rect id="glyph1" y="-500" width="500" height="500" fill="#00\##(number + 10)00"/>"##)
      let image = try #require(try draw(text, number: number, by: drawer))
      #expect([image.left, image.top, image.columns, image.rows] == [0, -10, 10, 10])
    }
  }

  @Test func currentColorIsTheInk() throws {
    let drawer = try drawer()
    let text = SVGText.document(
      #"<rect id="glyph1" y="-500" width="500" height="500" fill="currentColor"/>"#)
    for ink in [RGBA(red: 9, green: 8, blue: 7), RGBA(red: 1, green: 2, blue: 3)] {
      var request = request()
      request.ink = ink
      let image = try #require(try drawer.draw(request) { Array(text.utf8) })
      #expect(Set(image.pixels) == [ink])
    }
  }

  @Test func aDocumentWithoutInkHasNoPicture() throws {
    let text = SVGText.document(#"<g id="glyph1"/>"#)
    #expect(try draw(text, by: drawer()) == nil)
  }

  @Test func aRefusedDocumentCostsNoChild() throws {
    let drawer = try drawer()
    for number in 1...10 as ClosedRange<UInt32> {
      #expect(throws: DocumentFailure.refused(.script)) {
        try draw(SVGText.document("<script/>"), number: number, by: drawer)
      }
    }
    #expect(try draw(SVGText.document(SVGText.box), number: 11, by: drawer) != nil)
  }

  /// A line that goes to and fro 300000 times: nothing that OpenType forbids.
  private let endless = SVGText.document(
    #"<path id="glyph1" d="M0 0"#
      + String(repeating: "L300-700L0 0", count: 300_000) + #"" stroke="red"/>"#)

  @Test func aDocumentThatTakesTooLongIsGivenUpAndOthersAreDrawn() throws {
    let drawer = try drawer()
    let failure = #expect(throws: DocumentFailure.self) {
      try draw(endless, by: drawer, milliseconds: 100)
    }
    #expect([.tooSlow, .ended].contains(failure))
    #expect(try draw(SVGText.document(SVGText.box), number: 2, by: drawer) != nil)
  }

  @Test func afterSomeLostChildrenNoneIsStarted() throws {
    let drawer = try drawer()
    for number in 1...3 as ClosedRange<UInt32> {
      let failure = #expect(throws: DocumentFailure.self) {
        try draw(endless, number: number, by: drawer, milliseconds: 100)
      }
      #expect(failure != .givenUp)
    }
    #expect(throws: DocumentFailure.givenUp) {
      try draw(SVGText.document(SVGText.box), number: 4, by: drawer)
    }
  }

  @Test func withoutAProgramNothingIsDrawn() {
    for program in [nil, DocumentProgram(path: "/nowhere/typo-preview")] {
      #expect(throws: DocumentFailure.noProgram) {
        try draw(SVGText.document(SVGText.box), by: DocumentDrawer(program: program))
      }
    }
  }

  @Test(arguments: ["exit 0", "kill -ABRT $$", "kill -SEGV $$", "exec 0<&- 1>&-; sleep 9"])
  func aChildThatEndsGivesNoPicture(script: String) {
    #expect(throws: DocumentFailure.ended) {
      try draw(SVGText.document(SVGText.box), by: drawer(script: script))
    }
  }

  @Test(arguments: ["sleep 99", "cat > /dev/null; sleep 99", "printf '\\001\\000'; sleep 99"])
  func aChildThatDoesNotAnswerIsEnded(script: String) {
    let start = ContinuousClock.now
    #expect(throws: DocumentFailure.tooSlow) {
      try draw(
        SVGText.document(String(repeating: "<g/>", count: 60_000)), by: drawer(script: script))
    }
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test(arguments: [
    "yes", "cat", "printf '\\377\\377\\377\\377'; sleep 9",
    "printf '\\001\\000\\000\\000\\011'; sleep 9",
  ])
  func aChildThatBabblesGivesNoPicture(script: String) {
    #expect(throws: DocumentFailure.brokenAnswer) {
      try draw(SVGText.document(SVGText.box), by: drawer(script: script))
    }
  }
}
