import Raster
import Typography

/// Where the frames come from; the front knows nothing of designs, fonts and files.
protocol FrameSource: AnyObject {
  /// The names of the previews.
  var previews: [String] { get }
  /// The devices that `w` steps through.
  var devices: [Device] { get }
  /// The frames that Tab steps through.
  var matrix: [BrowsePlace] { get }

  /// Paints a frame.
  ///
  /// - Parameters:
  ///   - place: What to show.
  ///   - scale: How large, and in which cells.
  func frame(at place: BrowsePlace, scale: FrameScale) -> BrowseFrame

  /// The size of the text style `body` in points, which says how large a category is.
  func bodyPointSize(_ traits: PreviewTraits) -> Double

  /// Writes every frame of the matrix to files.
  ///
  /// - Returns: What was written where, or why not, for the notice line.
  func snapshot() -> String

  /// Reads the design again; the previews, devices and matrix may be others afterwards.
  ///
  /// - Returns: What changed, or why it could not be read, for the notice line.
  func reload() -> String
}

/// A painted frame.
struct BrowseFrame: Hashable {
  /// The picture.
  var grid: CellGrid
  /// The colour of the page behind everything, by which a screen without colours tells ink from ground.
  var ground: RGBA
  /// What the reader must know about the picture, such as a font that was replaced.
  var notices: [String]

  /// Makes a frame.
  init(grid: CellGrid, ground: RGBA, notices: [String] = []) {
    self.grid = grid
    self.ground = ground
    self.notices = notices
  }
}
