import Frames
import Platform
import TerminalScreen
import Raster

/// The full-screen front on the terminal that we run in.
enum Browse {
  /// Steps through frames until the user has seen enough.
  ///
  /// When a signal ends it, the terminal is given back and the process ends by that signal.
  ///
  /// - Parameters:
  ///   - source: Where the frames come from.
  ///   - state: What to show first; its notice is what to say first.
  ///   - bindings: Which key does what.
  ///   - request: What the command line asks of the screen.
  /// - Returns: The state at the end.
  /// - Throws: `ScreenError` when there is no terminal that can show a full screen.
  static func run(
    source: any FrameSource, state: BrowseState, bindings: KeyBindings = .standard,
    request: ScreenRequest = ScreenRequest()
  ) throws(ScreenError) -> BrowseState {
    let screen = try screen(request)
    var state = state
    let words = [state.notice, screen.notice].compactMap(\.self).joined(separator: " · ")
    state.notice = words.isEmpty ? nil : words
    state.image = screen.images.format
    var loop = BrowseLoop(
      source: source, screen: screen, state: state, cell: request.cell,
      bindings: bindings)
    let signal = loop.run()
    screen.end()
    if let signal { TerminalRescue.end(by: signal) }
    return loop.state
  }

  /// Takes over the terminal that we run in.
  ///
  /// - Parameter request: What the command line asks of the screen.
  /// - Throws: `ScreenError` when there is no terminal that can show a full screen.
  static func screen(_ request: ScreenRequest) throws(ScreenError) -> Screen {
    let environment = ProcessEnvironment.value
    let type = environment("TERM") ?? ""
    let entry = TerminfoDatabase(environment: environment).entry(named: type)
    return try Screen(
      request, surroundings: TerminalSurroundings(environment: environment, entry: entry),
      entry: entry)
  }
}
