import Raster
import Typography

/// A painted frame.
struct BrowseFrame: Hashable {
  /// The picture in cells.
  var grid: CellGrid
  /// The picture in the terminal's own pixels, as many cells large; nil where that is not asked for.
  var image: FrameImage?
  /// The colour of the page behind everything, by which a screen without colours tells ink from ground.
  var ground: RGBA
  /// What the reader must know about the picture, such as a font that was replaced.
  var notices: [String]
  /// The styles, from the top.
  var styles: [BrowseStyle]

  /// Makes a frame.
  init(
    grid: CellGrid, ground: RGBA, notices: [String] = [], styles: [BrowseStyle] = []
  ) {
    self.grid = grid
    self.ground = ground
    self.notices = notices
    self.styles = styles
  }

  /// The size in cells.
  var area: CellArea { CellArea(columns: grid.columns, rows: grid.rows) }

  /// An empty picture with a reason.
  static func blank(_ notice: String, ground: RGBA = .white) -> BrowseFrame {
    let cell = CellGrid.Cell(symbol: " ", foreground: ground, background: ground)
    return BrowseFrame(
      grid: CellGrid(columns: 1, rows: 1, filledWith: cell), ground: ground, notices: [notice])
  }
}
