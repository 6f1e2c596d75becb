import CNcurses
import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Screen: BrowseScreen {
  /// The size at this moment.
  var size: TerminalSize {
    TerminalSize(ofTerminal: terminal)
      ?? TerminalSize(columns: Int(max(1, getmaxx(window))), rows: Int(max(1, getmaxy(window))))
  }

  /// The size of a cell at this moment.
  var cellSize: CellSize? { CellSize(ofTerminal: terminal) }

  /// Whether the screen can show the symbols of a mosaic: ncurses prints blanks for characters whose
  /// width the C library does not know, and few know octants yet.
  func shows(_ mosaic: Mosaic) -> Bool { mosaic != .octant || nc_knows(0x1CD00) }

  /// Whether a key or a signal waits already.
  var hasPendingEvent: Bool { wait(timeout: 0).isReady }

  /// Waits for something to happen, without using the processor.
  func nextEvent() -> ScreenEvent {
    while true {
      if let event = nextEvent(within: -1) { return event }
    }
  }

  /// Waits for something to happen for so long; -1 is for ever, but may end without an event.
  func nextEvent(within milliseconds: Int32) -> ScreenEvent? {
    if let event = takeSignal() ?? takeKey() { return event }
    let sources = wait(timeout: milliseconds)
    if sources.isGone { return takeSignal() ?? .gone }
    return takeSignal() ?? takeKey() ?? (sources.hasChange ? .filesChanged : nil)
  }

  /// Takes one signal that has arrived; nil when there is none, or none that is anybody's business.
  private func takeSignal() -> ScreenEvent? {
    var byte: UInt8 = 0
    while read(signals, &byte, 1) == 1 {
      let number = Int32(byte)
      if TerminalRescue.endings.contains(number) { return .terminated(signal: number) }
      switch number {
      case SIGTSTP: suspend()
      case SIGCONT: resume()
      default: break
      }
      return .exposed
    }
    return nil
  }

  /// Takes one key that was pressed; nil when there is none.
  private func takeKey() -> ScreenEvent? {
    while true {
      var code: UInt32 = 0
      switch nc_get_key(window, &code) {
      case ERR: return nil
      case KEY_CODE_YES:
        // ncurses announces our own change of its size, which is no news.
        if Int32(bitPattern: code) != KEY_RESIZE { return .key(Self.key(Int32(bitPattern: code))) }
      default: return .key(Self.key(typed: code))
      }
    }
  }

  /// Waits for the terminal or a signal.
  private func wait(timeout: Int32) -> (isReady: Bool, isGone: Bool, hasChange: Bool) {
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watched ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, nfds_t(sources.count), timeout) > 0 else { return (false, false, false) }
    let answer = Int32(sources[0].revents)
    var waiting: Int32 = 1
    // Readable without a byte to read is the end of the input.
    if answer & POLLIN != 0 { _ = ioctl(STDIN_FILENO, UInt(FIONREAD), &waiting) }
    let isGone = answer & (POLLHUP | POLLERR | POLLNVAL) != 0 || waiting == 0
    let hasChange = Int32(sources[2].revents) & POLLIN != 0
    return (true, isGone && sources[1].revents == 0, hasChange)
  }
}

// MARK: - Keys

extension Screen {
  /// Keys that a terminal may send in another way than its entry says, depending on its mode.
  private static let commonKeys: [(sequence: String, key: Int32)] = [
    ("[A", KEY_UP), ("[B", KEY_DOWN), ("[C", KEY_RIGHT), ("[D", KEY_LEFT),
    ("OA", KEY_UP), ("OB", KEY_DOWN), ("OC", KEY_RIGHT), ("OD", KEY_LEFT),
    ("[H", KEY_HOME), ("[F", KEY_END), ("OH", KEY_HOME), ("OF", KEY_END),
    ("[1~", KEY_HOME), ("[4~", KEY_END), ("[7~", KEY_HOME), ("[8~", KEY_END),
    ("[5~", KEY_PPAGE), ("[6~", KEY_NPAGE), ("[Z", KEY_BTAB),
    ("[1;2C", KEY_SRIGHT), ("[1;2D", KEY_SLEFT),
  ]

  /// Makes ncurses know the common keys, besides those of the terminal's entry.
  func defineKeys() {
    for (sequence, key) in Self.commonKeys {
      let sequence = "\u{1B}" + sequence
      if key_defined(sequence) == 0 { define_key(sequence, key) }
    }
  }

  /// A key that ncurses has a code for.
  private static func key(_ code: Int32) -> BrowseKey {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_SLEFT: .shiftLeft
    case KEY_SRIGHT: .shiftRight
    case KEY_PPAGE: .pageUp
    case KEY_NPAGE: .pageDown
    case KEY_HOME: .home
    case KEY_END: .end
    case KEY_BTAB: .backTab
    case KEY_ENTER: .enter
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    default: .other
    }
  }

  /// A key that types a character.
  private static func key(typed code: UInt32) -> BrowseKey {
    switch Unicode.Scalar(code) {
    case "\t": .tab
    case "\r", "\n": .enter
    case "\u{8}", "\u{7F}": .backspace
    case "\u{1B}": .escape
    case let letter? where (1...26).contains(letter.value):
      .control(Unicode.Scalar(UInt8(letter.value) + 0x60))
    case let character? where character.value >= 0x20 && character.value != 0x7F:
      .character(character)
    default: .other
    }
  }
}
