internal import CNcurses
import Raster
import Typography

extension Screen {
  /// Shows a contents. ncurses sends only the cells that are different from what the terminal shows.
  package func draw(_ contents: ScreenContents) {
    adoptSize()
    let pieces = imageLayer == nil ? [] : ImagePiece.pieces(of: contents)
    if imageLayer?.mustRepaint(for: pieces) == true { repaint() }
    werase(window)
    drawPictures(contents)
    for text in contents.texts { put(text) }
    showCursor(contents.cursor)
    wnoutrefresh(window)
    let isSynchronized = reader.answers.hasSynchronizedOutput == true
    if isSynchronized { send(TerminalModes.holdBack) }
    doupdate()
    let pictures = imageLayer?.show(pieces) ?? []
    send(isSynchronized ? pictures + TerminalModes.letGo : pictures)
  }

  /// Makes the next screenful be sent whole.
  func repaint() {
    send(imageLayer?.removeAll() ?? [])
    clearok(window, true)
  }

  /// Makes ncurses' screen as large as the terminal, which may have changed unnoticed.
  func adoptSize() {
    let size = size
    if Int(getmaxx(window)) != size.columns || Int(getmaxy(window)) != size.rows {
      resizeterm(Int32(size.rows), Int32(size.columns))
      repaint()
    }
  }

  /// Writes a text in the terminal's own colours.
  private func put(_ text: ChromeText) {
    var attributes = nc_normal()
    if text.style.contains(.bold) { attributes |= nc_bold() }
    if text.style.contains(.dim) { attributes |= nc_dim() }
    if text.style.contains(.reversed) { attributes |= nc_reverse() }
    if text.style.contains(.underlined) { attributes |= nc_underline() }
    wattr_set(window, attributes, 0, nil)
    mvwaddstr(window, Int32(text.origin.row), Int32(text.origin.column), text.text)
    wattr_set(window, nc_normal(), 0, nil)
  }

  /// Shows the terminal's cursor where something is typed, and nowhere else.
  private func showCursor(_ place: CellPoint?) {
    leaveok(window, place == nil)
    curs_set(place == nil ? 0 : 1)
    if let place { wmove(window, Int32(place.row), Int32(place.column)) }
  }
}

// MARK: - The frame

extension Screen {
  /// Draws the visible parts of the pictures.
  private func drawPictures(_ contents: ScreenContents) {
    if drawPictures(contents, depth: colorDepth) { return }
    // No numbers for pairs are left. Give them all up, which redraws the screen; and should one
    // screenful alone have too many, show it with fewer colours.
    for depth in [colorDepth, .palette256, .palette16] {
      forgetPairs()
      if drawPictures(contents, depth: depth) { return }
    }
  }

  /// Draws the pictures with the colours of a depth; false when there were too many pairs of colours.
  private func drawPictures(_ contents: ScreenContents, depth: ColorDepth) -> Bool {
    contents.pictures.allSatisfy { picture in
      // The cells under a picture of pixels stay blank.
      if imageLayer != nil, ImagePiece.isShown(picture, on: contents.size) { return true }
      let grid = colorDepth == .none ? monochrome(picture.picture) : picture.picture.grid
      return drawCells(of: grid, picture, inks: inks(for: depth))
    }
  }

  /// The picture in one ink; made once for all places that it is scrolled to.
  private func monochrome(_ picture: CellPicture) -> CellGrid {
    if let lastMonochrome, lastMonochrome.picture == picture { return lastMonochrome.grid }
    let grid = picture.grid.monochrome(ground: picture.ground)
    lastMonochrome = (picture, grid)
    return grid
  }

  /// Draws cells; false when there were too many pairs of colours.
  private func drawCells(
    of grid: CellGrid, _ picture: ScreenContents.Picture, inks: (RGBA) -> UInt32
  ) -> Bool {
    let columns = picture.target.area.columns
    guard columns > 0 else { return true }
    var cells = [cchar_t](repeating: cchar_t(), count: columns)
    var last: (foreground: RGBA, background: RGBA, pair: Int32)?
    for row in 0..<picture.target.area.rows {
      for column in 0..<columns {
        let cell = grid[picture.source.row + row, picture.source.column + column]
        let pair: Int32
        if colorDepth == .none {
          pair = 0
        } else if let last, last.foreground == cell.foreground, last.background == cell.background {
          pair = last.pair
        } else {
          guard let found = self.pair(inks(cell.foreground), inks(cell.background)) else {
            return false
          }
          pair = found
          last = (cell.foreground, cell.background, pair)
        }
        _ = nc_set_cell(
          &cells, Int32(column), wchar_t(truncatingIfNeeded: cell.symbol.value), nc_normal(), pair)
      }
      mvwadd_wchnstr(
        window, Int32(picture.target.origin.row + row), Int32(picture.target.origin.column), cells,
        Int32(columns))
    }
    return true
  }

  /// The number of a pair of colours; nil when there are too many.
  private func pair(_ foreground: UInt32, _ background: UInt32) -> Int32? {
    switch pairs.lookUp(foreground: foreground, background: background) {
    case .known(let number):
      return number
    case .added(let number):
      init_extended_pair(number, Int32(bitPattern: foreground), Int32(bitPattern: background))
      return number
    case .full:
      return nil
    }
  }

  /// Gives up all pairs of colours.
  private func forgetPairs() {
    pairs.removeAll()
    reset_color_pairs()
    repaint()
    werase(window)
  }

  /// How a colour is told to ncurses at a depth. On a screen of 24-bit colour the smaller palettes
  /// are told by their colours.
  private func inks(for depth: ColorDepth) -> (RGBA) -> UInt32 {
    func number(_ color: RGBA) -> UInt32 {
      UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }
    let isDirect = colorDepth == .trueColor
    switch depth {
    case .trueColor, .none: return number
    case .palette256:
      return { color in
        let index = Palette.nearest256(color)
        return isDirect ? number(Palette.color(index)) : UInt32(index)
      }
    case .palette16:
      return { color in
        let index = Palette.nearest16(color)
        return isDirect ? number(Palette.color(index)) : UInt32(index)
      }
    }
  }
}
