import Raster
import Testing

@testable import Frames
@testable import PreviewTUI
@testable import TerminalScreen

/// The frame as a picture, and back in cells.
struct BrowseImageTests {
  private static let cell = CellSize(width: 10, height: 20)!

  private static func context(_ format: ImageFormat?) -> BrowseContext {
    var context = BrowseStateTests.context
    context.setting.surface.images = ImageChoice(format: format, reason: "the test says so")
    context.setting.surface.cell = cell
    return context
  }

  private func state(_ keys: String, _ format: ImageFormat?) -> BrowseState {
    var state = BrowseState(place: BrowseStateTests.start)
    state.image = format
    for key in keys.unicodeScalars {
      _ = state.apply(.character(key), in: Self.context(format))
    }
    return state
  }

  @Test
  func aScreenThatTakesNoneSaysWhy() {
    let state = state("e", nil)
    #expect(state.image == nil)
    #expect(state.notice == "no images: the test says so")
  }

  @Test
  func pixelsAndCellsTakeTurns() {
    #expect(state("", .kitty).image == .kitty)
    #expect(state("e", .kitty).image == nil)
    #expect(state("ee", .kitty).image == .kitty)
    // Another mosaic is asked for to be seen.
    #expect(state("m", .sixel).image == nil)
    #expect(state("d+zw", .sixel).image == .sixel)
  }

  @Test
  func aScaleOfPixelsIsTheTerminalsOwn() {
    var scale = FrameScale(pixelsPerPoint: 2, mosaic: .sextant, cell: Self.cell)
    #expect(scale.pixelRows == 3 && scale.pixels.vertical != 2)
    scale.isImage = true
    #expect(scale.pixelRows == 20)
    #expect(scale.pixels == PixelScale(2))
    #expect(Zoom.fitWidth.pixelsPerPoint(columns: 40, pixelColumns: 10, deviceWidth: 320) == 1.25)
  }
}
