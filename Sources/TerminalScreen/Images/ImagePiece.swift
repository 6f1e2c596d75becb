import Raster

/// A part of a frame's picture in a part of the screen.
struct ImagePiece: Hashable {
  /// The picture.
  var image: FrameImage
  /// The cells of the picture.
  var source: CellRect
  /// The cells of the screen, as many.
  var target: CellRect
}

extension ImagePiece {
  /// Whether a frame is shown by its pixels.
  ///
  /// The last row of a screen stays free: a picture that ends there makes some terminals scroll.
  package static func isShown(_ picture: ScreenContents.Picture, on size: TerminalSize) -> Bool {
    picture.picture.image != nil && picture.target.rows.upperBound < size.rows
  }

  /// Cuts the pictures of a screenful, and leaves out what lies over them.
  static func pieces(of contents: ScreenContents) -> [ImagePiece] {
    let covers = contents.texts.map(\.rect)
    return contents.pictures.flatMap { picture -> [ImagePiece] in
      guard let image = picture.picture.image, isShown(picture, on: contents.size) else {
        return []
      }
      return picture.target.uncovered(by: covers).map { target in
        let source = CellRect(
          column: target.origin.column - picture.target.origin.column + picture.source.column,
          row: target.origin.row - picture.target.origin.row + picture.source.row,
          columns: target.area.columns, rows: target.area.rows)
        return ImagePiece(image: image, source: source, target: target)
      }
    }
  }
}

extension ChromeText {
  /// The cells that the text takes.
  package var rect: CellRect {
    CellRect(
      column: origin.column, row: origin.row, columns: DisplayText.columns(text), rows: 1)
  }
}
