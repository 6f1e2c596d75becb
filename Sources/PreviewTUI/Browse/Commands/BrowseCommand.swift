import Raster
import Typography

/// Everything that a key, a click or a line of words can ask for.
enum BrowseCommand: Hashable {
  // What is shown.
  /// So many values on along an axis, or back below 0.
  case step(PreviewAxis, Int)
  /// This value on an axis.
  case set(PreviewAxis, PreviewAxis.Value)
  /// So many previews on.
  case stepPreview(Int)
  /// So many frames of the matrix on.
  case stepMatrix(Int)
  /// The next place where something breaks, or the previous one below 0.
  case stepBreak(Int)
  /// Where everything began.
  case toStart

  // Styles.
  /// Mark the style so many further on.
  case stepStyle(Int)
  /// Mark this style; nil for none.
  case style(String?)

  // How it is shown.
  case scroll(ScrollStep, times: Int = 1)
  case stepZoom(Int)
  case zoom(Zoom)
  case stepMosaic(Int)
  case mosaic(Mosaic)
  /// The frame as a picture where the terminal takes one, or in cells.
  case toggleImage
  case toggleSidebar
  /// Several frames: the next selection of them, and after the last none.
  case stepSheet
  /// Several frames along a side of the matrix; nil for one frame.
  case sheet(PreviewAxis?)
  /// Pin the frame; or, with a pinned one, compare in the next way.
  case stepComparison
  /// Compare in this way; nil to let go of the pinned frame.
  case comparison(ComparisonMode?)
  /// Pin the frame that is shown now.
  case pin
  /// Why a style looks as it does, or no longer.
  case why
  /// So many lines on in why a style looks as it does.
  case scrollWhy(Int)

  // What if.
  /// Choose a family for the whole ramp, or for the marked style.
  case chooseFamily(isRamp: Bool)
  /// This family, for the marked style, else the whole ramp.
  case family(String)
  /// So many weights bolder.
  case stepWeight(Int)
  /// This weight, 1 to 1000.
  case weight(Int)
  case toggleItalic
  /// So many points larger at the default size.
  case stepPointSize(Int)
  case editText
  /// This sample text; empty for the design's own.
  case text(String)
  case undo
  case redo
  /// Show what was changed as a patch.
  case showPatch
  /// Write what was changed into the design.
  case write

  // The program.
  case search
  case commandLine
  /// Write the frames of the matrix; nil for the usual folder.
  case snapshot(folder: String?)
  case reload
  case help
  /// Open what the cursor is on.
  case open
  /// One step back to a plain frame.
  case close
  case quit
}

/// A way to scroll.
enum ScrollStep: Hashable {
  case up, down, left, right
  case pageUp, pageDown, pageLeft, pageRight
  case top, bottom
}
