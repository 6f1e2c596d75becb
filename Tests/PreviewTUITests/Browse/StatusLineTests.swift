import Raster
import Testing
import Typography

@testable import PreviewTUI
@testable import TerminalScreen

/// The status in words, as short as it must be.
struct StatusLineTests {
  static let line = StatusLine(
    state: BrowseState(place: BrowsePlace(preview: 0, traits: PreviewTraits(device: .se))),
    preview: "ramp", bodyPointSize: 17, matrix: [], pixelsPerPoint: 1)

  @Test(arguments: [
    (
      100,
      "ramp · iPhone SE (1st generation) · 320 pt · large · system body 17 pt · light · 1 px/pt "
        + "· half"
    ),
    (
      90, "ramp · iPhone SE (1st generation) · 320 pt · large · system body 17 pt · light · 1 px/pt"
    ),
    (64, "ramp · 320 pt · large · system body 17 pt · light · 1 px/pt"),
    (53, "ramp · 320 pt · large · system body 17 pt · light"),
    (32, "ramp · 320 pt · large · light"),
    (26, "320 pt · large · light"),
    (20, "large · light"),
    (9, "large"),
    (5, "large"),
    (3, "la…"),
    (1, "…"),
  ])
  func theLeastImportantGoesFirst(_ columns: Int, _ expected: String) {
    let text = Self.line.text(columns: columns)
    #expect(text.count == columns)
    #expect(text.drop { $0 == " " }.prefix(expected.count) == expected)
    #expect(text.split(separator: " ").joined(separator: " ") == expected)
  }

  @Test
  func aMosaicThatIsNotTheUsualOneMattersMoreThanTheDevice() {
    var line = Self.line
    line.state.mosaic = .octant
    #expect(!line.text(columns: 69).contains("octant"))
    #expect(line.text(columns: 70).contains("· light · 1 px/pt · octant"))
  }

  @Test
  func aBareWidthIsSaidOnce() {
    var line = Self.line
    line.state.place.traits.device = Device(
      name: "390 pt", width: 390, height: nil, displayScale: nil)
    #expect(line.text(columns: 100).contains("ramp · 390 pt · large"))
  }

  @Test
  func aFrameOutsideTheMatrixHasNoNumber() {
    var line = Self.line
    line.matrix = [line.state.place, BrowsePlace(preview: 1, traits: line.state.place.traits)]
    #expect(line.text(columns: 100).contains("· 1/2"))
    line.state.place.traits.colorScheme = .dark
    #expect(line.text(columns: 100).contains("· –/2"))
  }

  @Test(arguments: [
    (17.0, "17"), (0.2133, "0.21"), (0.5, "0.5"), (33.25, "33.25"), (1.05, "1.05"), (-0.5, "-0.5"),
    (.infinity, "?"),
  ])
  func numbersHaveNoNoise(_ value: Double, _ text: String) {
    #expect(StatusLine.number(value) == text)
  }

  @Test
  func theNoticeMattersMoreThanThePosition() {
    func text(_ notice: String?, columns: Int) -> String {
      NoticeLine.text(
        notice, offset: .zero, frame: CellArea(columns: 375, rows: 260),
        viewport: CellArea(columns: 80, rows: 44), columns: columns
      ).split(separator: " ").joined(separator: " ")
    }
    #expect(
      text(nil, columns: 80)
        == "? help q quit f family : command columns 1–80 of 375, rows 1–44 of 260")
    #expect(text(nil, columns: 40) == "? help q quit rows 1–44 of 260")
    #expect(text(nil, columns: 20) == "? help q quit")
    #expect(text(String(repeating: "n", count: 90), columns: 12) == "nnnnnnnnnnn…")
  }

  @Test
  func wideCharactersTakeTwoColumnsAndMarksNone() {
    #expect(DisplayText.columns("字e\u{301}") == 3)
    #expect(DisplayText.cut("字字字", columns: 5) == "字字…")
    #expect(DisplayText.cut("字字字", columns: 4) == "字…")
    #expect(DisplayText.fitted("字字字", columns: 4) == "字… ")
  }
}
