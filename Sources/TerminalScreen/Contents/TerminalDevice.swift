package import Raster

/// A screen with keys: the terminal, or a script in a test.
package protocol TerminalDevice: AnyObject {
  /// The size at this moment.
  var size: TerminalSize { get }
  /// The size of a cell at this moment; nil where the terminal does not say.
  var cellSize: CellSize? { get }
  /// Whether the screen takes pictures, and why.
  var images: ImageChoice { get }
  /// Whether an event waits already, so that drawing can be left to the one after it.
  var hasPendingEvent: Bool { get }
  /// A file that becomes readable when the files of the design have changed; nil for none.
  var watched: Int32? { get set }

  /// Whether the screen can show the symbols of a mosaic.
  func shows(_ mosaic: Mosaic) -> Bool

  /// Waits for something to happen, without using the processor.
  func nextEvent() -> ScreenEvent

  /// Waits for something to happen for so many milliseconds; nil when nothing did.
  func nextEvent(within milliseconds: Int32) -> ScreenEvent?
}

/// Something that happened at the screen.
package enum ScreenEvent: Hashable {
  /// A key was pressed.
  case key(TerminalKey)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted, as it came.
  case paste(String)
  /// The size or the contents of the screen changed: draw again.
  case exposed
  /// The files of the design have changed.
  case filesChanged
  /// A signal asks the program to end.
  case terminated(signal: Int32)
  /// The terminal is gone.
  case gone
}
