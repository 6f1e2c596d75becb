package import Raster
package import Typography

/// What a screen shows: pictures made of cells, and texts over them.
package struct ScreenContents: Hashable {
  /// A picture in a part of the screen.
  package struct Picture: Hashable {
    /// The whole picture.
    var picture: CellPicture
    /// The cell of the picture that is shown first.
    var source: CellPoint
    /// Where on the screen that is, and how much is shown.
    var target: CellRect

    package init(picture: CellPicture, source: CellPoint, target: CellRect) {
      self.picture = picture
      self.source = source
      self.target = target
    }
  }

  /// The size of the screen that this is made for.
  var size: TerminalSize
  /// The pictures.
  var pictures: [Picture] = []
  /// The texts, over the pictures, in the order in which they are drawn.
  var texts: [ChromeText] = []
  /// Where the cursor stands; nil where nothing is typed.
  var cursor: CellPoint?

  package init(
    size: TerminalSize, pictures: [Picture] = [], texts: [ChromeText] = [], cursor: CellPoint? = nil
  ) {
    self.size = size
    self.pictures = pictures
    self.texts = texts
    self.cursor = cursor
  }
}

/// A picture as a terminal can show it.
package struct CellPicture: Hashable {
  /// The picture in cells.
  package var grid: CellGrid
  /// The picture in the terminal's own pixels, as many cells large; nil where that is not asked for.
  package var image: FrameImage?
  /// The colour behind everything, by which a screen without colours tells ink from ground.
  package var ground: RGBA

  package init(grid: CellGrid, image: FrameImage? = nil, ground: RGBA) {
    self.grid = grid
    self.image = image
    self.ground = ground
  }
}
