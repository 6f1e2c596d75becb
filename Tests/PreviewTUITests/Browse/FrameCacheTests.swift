import Raster
import Testing
import Typography

@testable import Frames
@testable import PreviewTUI
@testable import TerminalScreen

/// Frames that were painted are kept, and not too many of them.
struct FrameCacheTests {
  /// The sizes whose frames were painted while frames of ten cells each were asked for.
  private func painted(_ asked: [DynamicTypeSize], cellLimit: Int) -> [DynamicTypeSize] {
    var cache = FrameCache(cellLimit: cellLimit)
    var painted: [DynamicTypeSize] = []
    for size in asked {
      let traits = PreviewTraits(device: .eight, dynamicTypeSize: size)
      let request = FrameRequest(
        place: BrowsePlace(preview: 0, traits: traits),
        scale: FrameScale(pixelsPerPoint: 1, mosaic: .half, cell: .standard))
      let frame = cache.frame(.design(request)) { content in
        painted.append(content.request.place.traits.dynamicTypeSize)
        return Self.frame(rows: content.request.place.traits.dynamicTypeSize.position)
      }
      #expect(frame == Self.frame(rows: size.position))
    }
    return painted
  }

  /// A frame of ten cells that knows its size from its notice.
  private static func frame(rows: Int) -> BrowseFrame {
    let cell = CellGrid.Cell(symbol: " ", foreground: .black, background: .white)
    return BrowseFrame(
      grid: CellGrid(columns: 10, rows: 1, filledWith: cell), ground: .white,
      notices: ["\(rows)"])
  }

  @Test
  func whatIsKeptIsNotPaintedAgain() {
    #expect(
      painted([.small, .large, .small, .large], cellLimit: 20) == [.small, .large])
  }

  @Test
  func beyondTheLimitTheOldestAreForgotten() {
    #expect(
      painted([.small, .medium, .large, .large, .medium, .small], cellLimit: 20)
        == [.small, .medium, .large, .small])
    // What was asked for again is younger than what was painted after it.
    #expect(
      painted([.small, .medium, .small, .large, .small, .medium], cellLimit: 20)
        == [.small, .medium, .large, .medium])
  }

  @Test
  func aFrameBeyondTheLimitIsKeptUntilTheNext() {
    #expect(painted([.small, .small, .large, .small], cellLimit: 5) == [.small, .large, .small])
  }

  @Test
  func thePixelsOfAPictureCountAsAThirdOfACell() throws {
    var cache = FrameCache(cellLimit: 60)
    var count = 0
    for preview in [0, 1, 0] {
      let request = FrameRequest(
        place: BrowsePlace(preview: preview, traits: PreviewTraits(device: .eight)),
        scale: FrameScale(pixelsPerPoint: 1, mosaic: .half, cell: .standard, isImage: true))
      let canvas = try Canvas(columns: 10, rows: 9, filledWith: .white)
      _ = cache.frame(.design(request)) { _ in
        count += 1
        var frame = Self.frame(rows: 0)
        frame.image = FrameImage(canvas: canvas, cell: .standard, ground: .white)
        return frame
      }
    }
    // Twice 10 cells and 90 pixels are 80.
    #expect(count == 3)
  }
}
