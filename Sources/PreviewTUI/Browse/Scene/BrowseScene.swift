import Raster
import TerminalScreen
import Typography

/// One screenful: what stands where. A screen only has to draw it.
struct BrowseScene: Hashable {
  /// A frame in a part of the screen.
  struct Picture: Hashable {
    /// The frame.
    var frame: BrowseFrame
    /// The cell of the frame that is shown first.
    var source: CellPoint
    /// Where on the screen that is, and how much is shown.
    var target: CellRect
  }

  /// A part of the screen that means something to the mouse.
  struct HitArea: Hashable {
    /// The part.
    var rect: CellRect
    /// What it means.
    var target: HitTarget
  }

  /// The size of the screen that the scene is made for.
  var size: TerminalSize
  /// The pictures.
  var pictures: [Picture] = []
  /// The texts, over the pictures, in the order in which they are drawn.
  var texts: [ChromeText] = []
  /// Where the cursor stands; nil where nothing is typed.
  var cursor: CellPoint?
  /// What the mouse can hit; later ones lie over earlier ones.
  var hits: [HitArea] = []

  /// Makes a scene with nothing in it.
  init(size: TerminalSize) {
    self.size = size
  }
}

extension BrowseScene {
  /// What of the scene a screen draws.
  var contents: ScreenContents {
    ScreenContents(
      size: size,
      pictures: pictures.map {
        ScreenContents.Picture(
          picture: $0.frame.picture, source: $0.source, target: $0.target)
      },
      texts: texts, cursor: cursor)
  }
}

extension BrowseScene {
  /// What the mouse hits at a place; nil for nothing.
  func target(at point: CellPoint) -> HitTarget? {
    hits.last { $0.rect.contains(point) }?.target
  }

  /// Adds a frame, in the middle of its part of the screen where it is narrower.
  ///
  /// - Returns: Where it is.
  @discardableResult
  mutating func add(_ frame: BrowseFrame, in rect: CellRect, from offset: CellPoint) -> CellRect {
    let source = offset.clamped(frame: frame.area, viewport: rect.area)
    let columns = min(rect.area.columns, frame.area.columns)
    let rows = min(rect.area.rows, frame.area.rows)
    let target = CellRect(
      column: rect.origin.column + (rect.area.columns - columns) / 2, row: rect.origin.row,
      columns: columns, rows: rows)
    pictures.append(Picture(frame: frame, source: source, target: target))
    return target
  }

  /// Adds the two lines below the frame, as far as there is room: with room for one only, what was
  /// just said is more urgent than where we are.
  mutating func addChrome(status: String, notice: String, isUrgent: Bool) {
    let rows = ScreenLayout.chromeRows(size)
    guard rows > 0 else { return }
    let first = rows == 1 && isUrgent ? notice : status
    texts.append(ChromeText(first, column: 0, row: size.rows - rows, style: .reversed))
    if rows == 2 { texts.append(ChromeText(notice, column: 0, row: size.rows - 1)) }
  }
}
