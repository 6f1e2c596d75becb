import TerminalScreen
import Raster
import Typography

/// A painted frame.
struct BrowseFrame: Hashable {
  /// The picture.
  var picture: CellPicture
  /// What the reader must know about the picture, such as a font that was replaced.
  var notices: [String]
  /// The styles, from the top.
  var styles: [BrowseStyle]

  /// Makes a frame.
  init(
    grid: CellGrid, ground: RGBA, notices: [String] = [], styles: [BrowseStyle] = []
  ) {
    picture = CellPicture(grid: grid, ground: ground)
    self.notices = notices
    self.styles = styles
  }

  /// The picture in cells.
  var grid: CellGrid { picture.grid }

  /// The picture in the terminal's own pixels, as many cells large; nil where that is not asked for.
  var image: FrameImage? {
    get { picture.image }
    set { picture.image = newValue }
  }

  /// The colour of the page behind everything.
  var ground: RGBA {
    get { picture.ground }
    set { picture.ground = newValue }
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
