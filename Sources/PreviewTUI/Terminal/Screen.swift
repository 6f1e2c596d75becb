import CNcurses
import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal as a full screen: the owner of ncurses.
///
/// From `init` to `end()` the terminal is ours; nothing else may write to it. On every way out it is
/// given back as it was found: by `end()`, and by `TerminalRescue` when a signal ends the program.
/// There can be one screen at a time.
final class Screen {
  /// The colours that are sent: those of the profile, or fewer when the terminal cannot be told how.
  let colorDepth: ColorDepth
  /// What the user should know about how the screen came up; nil when all is as asked for.
  let notice: String?

  /// The terminal's file, shared with standard output.
  let terminal: Int32
  /// ncurses' stream to the terminal.
  private let stream: UnsafeMutablePointer<FILE>
  /// ncurses' screen; nil after the end.
  private var handle: OpaquePointer?
  /// ncurses' window, as large as the screen.
  let window: UnsafeMutablePointer<WINDOW>
  /// The modes of the terminal before us.
  private var modes: termios
  /// The end of the pipe where signals arrive.
  let signals: Int32
  /// The end of the pipe that signal handlers write to.
  private let signalWriter: Int32
  /// The pairs of colours in use.
  var pairs: PairTable
  /// A file that becomes readable when the files of the design have changed; nil for none.
  var watched: Int32?
  /// The picture that was last drawn in one ink, on a screen without colours.
  var lastMonochrome: (frame: BrowseFrame, grid: CellGrid)?

  /// Takes over the terminal on standard input and output.
  ///
  /// - Parameters:
  ///   - profile: The colours to send, and why.
  ///   - type: The terminal's type, the value of `$TERM`.
  ///   - entry: Its entry in the terminal database; nil when we could not read one.
  init(profile: TerminalProfile, type: String, entry: TerminfoEntry?) throws(ScreenError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    guard !type.isEmpty, type != "dumb" else { throw .incapable(type) }
    Self.useUnicode()

    terminal = try Self.duplicate(STDOUT_FILENO)
    guard let stream = fdopen(try Self.duplicate(STDOUT_FILENO), "w"),
      let input = fdopen(try Self.duplicate(STDIN_FILENO), "r")
    else { throw .refused("fdopen", errno) }
    self.stream = stream
    modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { throw .refused("tcgetattr", errno) }
    (signals, signalWriter) = try Self.makePipe()
    TerminalRescue.arm(terminal: terminal, modes: modes, pipe: signalWriter)

    let opened = Self.open(depth: profile.colorDepth, type, entry, output: stream, input: input)
    guard let opened, let window = nc_stdscr() else {
      TerminalRescue.disarm()
      tcsetattr(terminal, TCSADRAIN, &modes)
      throw .unknownType(type)
    }
    handle = opened.screen
    self.window = window
    colorDepth = opened.depth
    pairs = PairTable(limit: max(0, nc_color_pairs() - 1))
    notice = Self.notice(wanted: profile, opened: opened.depth)
    TerminalRescue.setFarewell(Self.farewell())
    guard Self.capability("cup") != nil else {
      end()
      throw .incapable(type)
    }
    prepare()
  }

  deinit {
    end()
    close(signals)
    close(signalWriter)
    close(terminal)
  }

  /// Gives the terminal back. Further calls do nothing.
  func end() {
    guard let handle else { return }
    self.handle = nil
    // In the background, where the shell owns the terminal already, setting modes must not stop us.
    let previous = signal(SIGTTOU, SIG_IGN)
    endwin()
    tcsetattr(terminal, TCSADRAIN, &modes)
    signal(SIGTTOU, previous)
    TerminalRescue.disarm()
    delscreen(handle)
    fclose(stream)
  }

  /// Gives the terminal back for as long as the program is stopped.
  func suspend() {
    endwin()
    tcsetattr(terminal, TCSADRAIN, &modes)
    TerminalRescue.stop()
    tcgetattr(terminal, &modes)
    resume()
  }

  /// Takes the terminal again; all of it has to be drawn.
  func resume() {
    reset_prog_mode()
    clearok(window, true)
  }
}

// MARK: - Starting

extension Screen {
  /// Half-blocks need an encoding that has them; the language stays as it is.
  private static func useUnicode() {
    for locale in ["", "C.UTF-8", "en_US.UTF-8"] {
      guard setlocale(LC_CTYPE, locale) != nil, let name = nl_langinfo(nl_item(CODESET)) else {
        continue
      }
      if String(cString: name) == "UTF-8" { return }
    }
  }

  /// Starts ncurses with as many of the wanted colours as it takes.
  private static func open(
    depth: ColorDepth, _ type: String, _ entry: TerminfoEntry?,
    output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>
  ) -> (screen: OpaquePointer, depth: ColorDepth)? {
    let ladder: [ColorDepth] = [.trueColor, .palette256, .palette16]
    for step in ladder.drop(while: { $0 != depth }) {
      guard let bytes = entry?.derived(for: step)?.compiled else { continue }
      let place = "b64:" + Base64.encode(bytes)
      let screen = withEnvironment("TERMINFO", place) {
        newterm(TerminfoEntry.derivedName, output, input)
      }
      guard let screen else { continue }
      if start_color() == OK, has_colors() { return (screen, step) }
      endwin()
      delscreen(screen)
    }
    // The terminal by its own entry.
    guard let screen = newterm(type, output, input) else { return nil }
    guard depth != .none, has_colors(), start_color() == OK else { return (screen, .none) }
    switch nc_colors() {
    case 256...: return (screen, depth == .palette16 ? .palette16 : .palette256)
    case 16...: return (screen, .palette16)
    default: return (screen, .none)
    }
  }

  /// What to say when the colours are others than wanted.
  private static func notice(wanted: TerminalProfile, opened: ColorDepth) -> String? {
    func words(_ depth: ColorDepth) -> String {
      switch depth {
      case .trueColor: "24-bit colour"
      case .palette256: "256 colours"
      case .palette16: "16 colours"
      case .none: "no colours"
      }
    }
    if opened != wanted.colorDepth {
      return "\(words(opened)): the terminal database has no entry that could send more"
    }
    return opened == .trueColor ? nil : "\(words(opened)): \(wanted.reason)"
  }

  /// Sets the screen up the way we use it.
  private func prepare() {
    if colorDepth != .none { use_default_colors() }
    cbreak()
    noecho()
    nonl()
    curs_set(0)
    set_escdelay(25)
    typeahead(-1)
    intrflush(window, false)
    keypad(window, true)
    nodelay(window, true)
    leaveok(window, true)
    // Terminals do not agree on the colour of the cells that deleting characters uncovers.
    idcok(window, false)
    defineKeys()
    adoptSize()
  }

  /// Runs something with a variable of the environment set, and sets it back.
  private static func withEnvironment<Result>(
    _ name: String, _ value: String, _ body: () -> Result
  ) -> Result {
    let before = getenv(name).map { String(cString: $0) }
    setenv(name, value, 1)
    defer {
      if let before { setenv(name, before, 1) } else { unsetenv(name) }
    }
    return body()
  }

  /// A second descriptor of a file, closed in child processes.
  private static func duplicate(_ file: Int32) throws(ScreenError) -> Int32 {
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .refused("dup", errno) }
    return copy
  }

  /// A pipe whose ends never block.
  private static func makePipe() throws(ScreenError) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused("pipe", errno) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }
}

// MARK: - Capabilities

extension Screen {
  /// The bytes of a capability of the running terminal, without the pauses that old terminals need.
  private static func capability(_ name: String) -> [UInt8]? {
    guard let text = tigetstr(name), Int(bitPattern: text) != -1 else { return nil }
    let bytes = String(cString: text).utf8
    var plain: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[rest.index(after: end)...]
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// What leaves the full screen: colours, attributes, keypad, cursor, and then the screen itself.
  private static func farewell() -> [UInt8] {
    ["op", "sgr0", "rmkx", "cnorm", "rmcup"].flatMap { capability($0) ?? [] }
      + [UInt8(ascii: "\r")]
  }
}
