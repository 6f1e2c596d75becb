#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives the terminal back when a signal ends the program, and turns the other signals into bytes
/// that a loop can wait for.
///
/// A signal handler reaches nothing but what is global. So this is the one place of the program with
/// global mutable state; it is written while no handler can run, or in an order that is safe when
/// one does. A handler only calls what POSIX allows there: `write`, `tcsetattr`, `sigaction`, `raise`.
package enum TerminalRescue {
  /// What the handlers see.
  private struct Surroundings {
    /// The terminal; -1 when there is nothing to give back.
    var terminal: Int32 = -1
    /// The modes of the terminal as we found them.
    var modes = termios()
    /// The bytes that leave the full screen.
    var farewell: UnsafeMutablePointer<UInt8>?
    /// The number of those bytes.
    var farewellLength = 0
    /// Where handlers write the numbers of signals.
    var pipe: Int32 = -1
    /// Whether a signal that ends the program waits to be taken.
    var isEnding = false
  }

  nonisolated(unsafe) private static let surroundings: UnsafeMutablePointer<Surroundings> = {
    let pointer = UnsafeMutablePointer<Surroundings>.allocate(capacity: 1)
    pointer.initialize(to: Surroundings())
    return pointer
  }()

  /// How each signal was handled before us, by its number.
  nonisolated(unsafe) private static let previous: UnsafeMutablePointer<sigaction> = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    pointer.initialize(repeating: sigaction(), count: 65)
    return pointer
  }()

  /// The signals that ask the program to end.
  static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The signals that a loop wants to know of, besides.
  private static let news = [SIGWINCH, SIGTSTP, SIGCONT]
  /// The signals of a program that went wrong.
  private static let crashes = [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS]
}

// MARK: - Arming

extension TerminalRescue {
  /// Takes over the signals. Must be called before ncurses starts, which leaves alone what is taken.
  ///
  /// - Parameters:
  ///   - terminal: The terminal to give back.
  ///   - modes: Its modes.
  ///   - pipe: Where to write the numbers of the signals that arrive, one byte each; non-blocking.
  static func arm(terminal: Int32, modes: termios, pipe: Int32) {
    surroundings.pointee = Surroundings(terminal: terminal, modes: modes, pipe: pipe)
    // A stack that has run over cannot hold a handler's frame.
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 65_536, alignment: 16)
    sigaltstack(&stack, nil)
    for signal in endings { install({ TerminalRescue.ending($0) }, for: signal) }
    for signal in news { install({ TerminalRescue.tell($0) }, for: signal) }
    for signal in crashes { install({ TerminalRescue.crashed($0) }, for: signal) }
  }

  /// Sets the bytes that leave the full screen.
  static func setFarewell(_ bytes: [UInt8]) {
    let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    pointer.initialize(from: bytes, count: bytes.count)
    surroundings.pointee.farewellLength = 0
    surroundings.pointee.farewell = pointer
    surroundings.pointee.farewellLength = bytes.count
  }

  /// Hands the signals back to who had them.
  static func disarm() {
    surroundings.pointee.terminal = -1
    for signal in endings + news + crashes {
      sigaction(signal, previous + Int(signal), nil)
    }
    surroundings.pointee.pipe = -1
  }

  /// Sets a handler. An ending that is ignored stays ignored, as `nohup` wants it.
  private static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for signal: Int32
  ) {
    sigaction(signal, nil, previous + Int(signal))
    if endings.contains(signal), isIgnored(previous[Int(signal)]) { return }
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK)
    sigemptyset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }

  /// Whether an action is to do nothing, `SIG_IGN`, which is no function but the address 1.
  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}

// MARK: - Doing without

extension TerminalRescue {
  /// Stops the program as Ctrl-Z does, until it is told to go on.
  package static func stop() {
    withDefault(SIGCONT) {
      withDefault(SIGTSTP) { _ = raise(SIGTSTP) }
    }
  }

  /// Ends the program by a signal, so that whoever started it sees which one.
  package static func end(by signal: Int32) -> Never {
    setDefault(signal)
    raise(signal)
    exit(128 + signal)
  }

  /// Does something while a signal has its default effect.
  private static func withDefault(_ signal: Int32, _ body: () -> Void) {
    var ours = sigaction()
    sigaction(signal, nil, &ours)
    setDefault(signal)
    body()
    sigaction(signal, &ours, nil)
  }

  /// Gives a signal its default effect.
  private static func setDefault(_ number: Int32) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    sigaction(number, &action, nil)
  }
}

// MARK: - Handlers

extension TerminalRescue {
  /// Tells the loop of a signal.
  private static func tell(_ signal: Int32) {
    let number = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(surroundings.pointee.pipe, &byte, 1)
    errno = number
  }

  /// Tells the loop to end; when it does not get to it before the next such signal, ends here.
  private static func ending(_ signal: Int32) {
    if surroundings.pointee.isEnding {
      giveBack()
      setDefault(signal)
      raise(signal)
    } else {
      surroundings.pointee.isEnding = true
      tell(signal)
    }
  }

  /// Gives the terminal back and lets the crash take the way that it would have taken without us.
  private static func crashed(_ signal: Int32) {
    giveBack()
    sigaction(signal, previous + Int(signal), nil)
    raise(signal)
  }

  /// Leaves the full screen and sets the modes as they were.
  private static func giveBack() {
    let terminal = surroundings.pointee.terminal
    guard terminal >= 0 else { return }
    surroundings.pointee.terminal = -1
    if let farewell = surroundings.pointee.farewell {
      _ = write(terminal, farewell, surroundings.pointee.farewellLength)
    }
    tcsetattr(terminal, TCSANOW, &surroundings.pointee.modes)
  }
}
