package import Platform

#if canImport(Glibc)
  package import Glibc
#elseif canImport(Darwin)
  package import Darwin
#endif

/// Reads what a terminal sends: the only one who does, from the first question to the last key.
///
/// The terminal must not echo and must pass on bytes as they come (`quieten`). Answers are kept in
/// `answers` whenever they come; keys pressed in the meantime wait for `next()`.
package final class TerminalInputReader {
  /// What the terminal has answered.
  package private(set) var answers = TerminalAnswers()
  /// Whether the terminal is gone.
  private(set) var isGone = false

  private let descriptor: Int32
  private var parser: TerminalInputParser
  private var waiting: [TerminalInput] = []
  private var position = 0
  /// When the last byte came, and when the questions were asked, in nanoseconds.
  private var lastByte: UInt64 = 0
  private var asked: UInt64?
  private var hasNews = false

  /// How long to wait for answers before the first screen, in milliseconds.
  static let askingTime = 200
  /// How long after the questions an answer is waited for before the terminal is given back, and the
  /// longest that one who leaves waits for it, in milliseconds.
  private static let lateness = (sinceAsking: 1500, atTheEnd: 500)
  /// How long the pieces of an answer may be far apart, in milliseconds after the questions.
  private static let expectation = 3000

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal's file; it stays the caller's.
  ///   - keys: What the terminal's keys send.
  package init(descriptor: Int32, keys: KeySequences) {
    self.descriptor = descriptor
    parser = TerminalInputParser(keys: keys)
  }

  /// The modes of a terminal in which it can be read: byte by byte, without echo; signals stay.
  package static func quiet(_ modes: termios) -> termios {
    var quiet = modes
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL)
    withUnsafeMutableBytes(of: &quiet.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return quiet
  }

  /// The next thing that the terminal sent; nil when there is none yet.
  package func next() -> TerminalInput? {
    guard position < waiting.count else { return nil }
    defer {
      position += 1
      if position == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        position = 0
      }
    }
    return waiting[position]
  }

  /// Whether something waits for `next()`.
  var hasNext: Bool { position < waiting.count }

  /// Whether an answer came since the last call that is worth drawing again for.
  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }
}

// MARK: - Asking

extension TerminalInputReader {
  /// Asks questions and waits for the answers, but not for long; those that come later are taken all
  /// the same.
  ///
  /// - Parameters:
  ///   - questions: What to ask.
  ///   - terminal: The file to write to.
  package func ask(_ questions: TerminalQuestions, of terminal: OutputFile) {
    let bytes = questions.bytes
    guard !bytes.isEmpty, (try? terminal.write(bytes)) != nil else { return }
    let now = Moment.nanoseconds
    asked = now
    parser.isExpectingReplies = true
    let deadline = now + UInt64(Self.askingTime) * 1_000_000
    while !answers.isComplete, !isGone, wait(until: deadline) { read() }
    hasNews = false
  }

  /// Reads away what still comes of answers, before somebody else reads from the terminal.
  ///
  /// It waits only while the last question is open, and then not for long. What else was sent, such as
  /// what the mouse did, is thrown away: nobody would know what to do with it.
  package func drain() {
    // In the background reading would stop us, and what there is to read is for another program.
    guard tcgetpgrp(descriptor) == getpgrp() else { return }
    let now = Moment.nanoseconds
    var deadline = now
    if let asked, !answers.isComplete {
      deadline = min(
        asked + UInt64(Self.lateness.sinceAsking) * 1_000_000,
        now + UInt64(Self.lateness.atTheEnd) * 1_000_000)
    }
    repeat {
      while wait(until: now), !isGone { read() }
    } while !answers.isComplete && !isGone && wait(until: deadline)
    waiting.removeAll()
    position = 0
  }

  /// Waits for bytes; false when the time is over.
  private func wait(until deadline: UInt64) -> Bool {
    while true {
      let now = Moment.nanoseconds
      let left = deadline > now ? Int32((deadline - now + 999_999) / 1_000_000) : 0
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&source, 1, left)
      if count > 0 { return Int32(source.revents) & POLLNVAL == 0 }
      if count == 0 || errno != EINTR { return false }
    }
  }
}

// MARK: - Reading

extension TerminalInputReader {
  /// Reads what is there; the caller knows that there is something.
  package func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { Self.read(descriptor, $0) }
    guard count > 0 else {
      if count == 0 || errno != EINTR && errno != EAGAIN { isGone = true }
      return
    }
    lastByte = Moment.nanoseconds
    stopExpecting()
    take(parser.feed(bytes[..<count]))
  }

  /// How long to wait for more bytes before `expire()`, in milliseconds; nil when nothing has begun.
  var patience: Int32? {
    guard let patience = parser.patience else { return nil }
    let passed = (Moment.nanoseconds - lastByte) / 1_000_000
    return Int32(max(0, patience - Int(min(passed, 1 << 30))))
  }

  /// Gives up what has begun and not gone on for too long.
  func expire() {
    if patience == 0 { take(parser.expire()) }
  }

  private func take(_ input: [TerminalInput]) {
    for item in input {
      guard case .reply(let reply) = item else {
        waiting.append(item)
        continue
      }
      let before = answers
      answers.take(reply)
      if answers.isComplete { parser.isExpectingReplies = false }
      if before.cell != answers.cell || before.windowWidth != answers.windowWidth {
        hasNews = true
      }
    }
  }

  private func stopExpecting() {
    guard let asked, parser.isExpectingReplies else { return }
    if lastByte > asked + UInt64(Self.expectation) * 1_000_000 { parser.isExpectingReplies = false }
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
