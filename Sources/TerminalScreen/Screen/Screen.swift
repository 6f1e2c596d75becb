import Platform
internal import CNcurses
package import Raster

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
package final class Screen {
  /// The colours that are sent: those of the profile, or fewer when the terminal cannot be told how.
  package let colorDepth: ColorDepth
  /// Whether the frame can be shown as a picture, and why.
  package let images: ImageChoice
  /// What the user should know about how the screen came up; nil when all is as asked for.
  package let notice: String?

  /// The terminal's file, shared with standard output.
  package let terminal: Int32
  /// What the terminal sends; ncurses does not read.
  package let reader: TerminalInputReader
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
  package var pairs: PairTable
  /// A file that becomes readable when the files of the design have changed; nil for none.
  package var watched: Int32?
  /// The picture that was last drawn in one ink, on a screen without colours.
  var lastMonochrome: (picture: CellPicture, grid: CellGrid)?
  /// The pictures on the screen; nil where none are sent.
  var imageLayer: ImageLayer?
  /// The size of the cells that the command line says; nil for what the terminal says.
  let requestedCell: CellSize?

  /// Takes over the terminal on standard input and output, and asks it what it can do.
  ///
  /// - Parameters:
  ///   - request: What the command line asks for.
  ///   - surroundings: What is known of the terminal.
  ///   - entry: Its entry in the terminal database; nil when we could not read one.
  package init(
    _ request: ScreenRequest, surroundings: TerminalSurroundings, entry: TerminfoEntry?
  ) throws(ScreenError) {
    let type = surroundings.termName
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    guard !type.isEmpty, type != "dumb" else { throw .incapable(type) }
    CharacterEncoding.useUnicode()

    terminal = try Self.duplicate(STDOUT_FILENO)
    guard let stream = fdopen(try Self.duplicate(STDOUT_FILENO), "w"),
      let input = fdopen(try Self.duplicate(STDIN_FILENO), "r")
    else { throw .refused("fdopen", errno) }
    self.stream = stream
    modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { throw .refused("tcgetattr", errno) }
    (signals, signalWriter) = try Self.makePipe()
    TerminalRescue.arm(terminal: terminal, modes: modes, pipe: signalWriter)

    reader = TerminalInputReader(descriptor: STDIN_FILENO, keys: KeySequences(entry))
    let answered = Self.ask(reader, terminal, modes, surroundings)
    let profile = TerminalProfile(answered, request: request.color)
    let opened = Self.withSize(of: terminal) {
      Self.open(depth: profile.colorDepth, type, entry, output: stream, input: input)
    }
    guard let opened, let window = nc_stdscr() else {
      TerminalRescue.disarm()
      reader.drain()
      tcsetattr(terminal, TCSADRAIN, &modes)
      throw .unknownType(type)
    }
    handle = opened.screen
    self.window = window
    colorDepth = opened.depth
    pairs = PairTable(limit: max(0, nc_color_pairs() - 1))
    requestedCell = request.cell
    let size = TerminalSize(ofTerminal: terminal)
    let cell = TerminalCell(
      request: request.cell, reported: CellSize(ofTerminal: terminal), answers: answered.answers,
      screen: size)
    images = ImageChoice(
      answered, request: request.images, colorDepth: opened.depth, hasCellSize: cell.size != nil)
    imageLayer = images.format.map(ImageLayer.init(format:))
    let notices = [
      Self.notice(wanted: profile, opened: opened.depth),
      images.isNews(answered, request: request.images) ? images.words : nil,
    ].compactMap(\.self)
    notice = notices.isEmpty ? nil : notices.joined(separator: " · ")
    TerminalRescue.setFarewell(
      (imageLayer?.farewell ?? []) + TerminalModes.off + Self.farewell())
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
  package func end() {
    guard let handle else { return }
    self.handle = nil
    leave()
    TerminalRescue.disarm()
    delscreen(handle)
    fclose(stream)
  }

  /// Gives the terminal back for as long as the program is stopped.
  func suspend() {
    leave()
    TerminalRescue.stop()
    tcgetattr(terminal, &modes)
    resume()
  }

  /// Takes the terminal again; all of it has to be drawn.
  func resume() {
    reset_prog_mode()
    send(TerminalModes.on)
    repaint()
  }

  /// Leaves the full screen, and leaves nothing to read that was meant for us.
  private func leave() {
    // In the background, where the shell owns the terminal already, nothing of this must stop us.
    let previous = signal(SIGTTOU, SIG_IGN)
    send((imageLayer?.removeAll() ?? []) + TerminalModes.off)
    endwin()
    reader.drain()
    tcsetattr(terminal, TCSADRAIN, &modes)
    signal(SIGTTOU, previous)
  }

  /// Sends bytes that ncurses knows nothing of. A terminal that is gone is told by its input.
  func send(_ bytes: [UInt8]) {
    if !bytes.isEmpty {
      try? OutputFile(name: "the terminal", descriptor: terminal).write(bytes)
    }
  }
}

// MARK: - Starting

extension Screen {
  /// Asks the terminal what it can do, in modes in which the answers are not echoed.
  private static func ask(
    _ reader: TerminalInputReader, _ terminal: Int32, _ modes: termios,
    _ surroundings: TerminalSurroundings
  ) -> TerminalSurroundings {
    var quiet = TerminalInputReader.quiet(modes)
    tcsetattr(terminal, TCSANOW, &quiet)
    reader.ask(
      TerminalQuestions(surroundings),
      of: OutputFile(name: "the terminal", descriptor: terminal))
    var answered = surroundings
    answered.answers = reader.answers
    return answered
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
    if opened != wanted.colorDepth {
      return "\(opened.words): the terminal database has no entry that could send more"
    }
    return opened == .trueColor ? nil : "\(opened.words): \(wanted.reason)"
  }

  /// Sets the screen up the way we use it.
  private func prepare() {
    if colorDepth != .none { use_default_colors() }
    cbreak()
    noecho()
    nonl()
    curs_set(0)
    typeahead(-1)
    intrflush(window, false)
    keypad(window, true)
    leaveok(window, true)
    // Terminals do not agree on the colour of the cells that deleting characters uncovers.
    idcok(window, false)
    adoptSize()
    send(TerminalModes.on)
  }

  /// Runs something that starts ncurses, which takes its size from the environment before it asks the
  /// terminal, and would make its screens as large as the terminal says.
  private static func withSize<Result>(of terminal: Int32, _ body: () -> Result) -> Result {
    guard let size = TerminalSize(ofTerminal: terminal) else { return body() }
    return withEnvironment("LINES", String(size.rows)) {
      withEnvironment("COLUMNS", String(size.columns), body)
    }
  }

  /// Runs something with a variable of the environment set, and sets it back.
  private static func withEnvironment<Result>(
    _ name: String, _ value: String, _ body: () -> Result
  ) -> Result {
    let before = ProcessEnvironment.value(name)
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
