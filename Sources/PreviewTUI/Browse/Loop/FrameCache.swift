import TerminalScreen
import Raster

/// The frames that were painted last.
struct FrameCache {
  /// The frames, the latest last.
  private var frames: [(content: FrameContent, frame: BrowseFrame)] = []

  /// The most cells that are kept, but for the frame that was asked for last.
  private let cellLimit: Int

  /// Makes an empty cache.
  ///
  /// - Parameter cellLimit: The most cells that are kept; without one about 50 MB, a sheet of large
  ///   frames and more.
  init(cellLimit: Int = 4 << 20) {
    self.cellLimit = cellLimit
  }

  /// The frame for some content: the one that was painted before, or else a new one.
  mutating func frame(
    _ content: FrameContent, paint: (FrameContent) -> BrowseFrame
  ) -> BrowseFrame {
    if let place = frames.firstIndex(where: { $0.content == content }) {
      let found = frames.remove(at: place)
      frames.append(found)
      return found.frame
    }
    let frame = paint(content)
    frames.append((content, frame))
    var cells = frames.reduce(0) { $0 + Self.cells(of: $1.frame) }
    while cells > cellLimit, frames.count > 1 {
      cells -= Self.cells(of: frames.removeFirst().frame)
    }
    return frame
  }

  /// How many cells take as much memory as a frame: three pixels as much as a cell.
  private static func cells(of frame: BrowseFrame) -> Int {
    frame.grid.cells.count + (frame.image?.canvas.pixels.count ?? 0) / 3
  }

  /// Forgets all frames.
  mutating func removeAll() {
    frames.removeAll()
  }
}
