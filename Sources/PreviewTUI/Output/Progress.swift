import Platform
import Typography

/// Says on standard error how far long work is: a bar on a terminal, a line now and then in a log.
final class Progress {
  /// The bar's width, in columns.
  private static let width = 30
  /// The least time between two bars, in nanoseconds.
  private static let barPause: UInt64 = 50_000_000
  /// The least time between two lines in a log, in nanoseconds.
  private static let linePause: UInt64 = 2_000_000_000

  private let total: Int
  private let file: OutputFile
  private let isShown: Bool
  private let isTerminal: Bool
  private let start = Moment.nanoseconds
  private var done = 0
  /// When something was last said, and how much was done then.
  private var last: (time: UInt64, done: Int)
  private var hasBar = false

  /// Makes the progress of a number of steps.
  init(total: Int, isShown: Bool, file: OutputFile = .standardError) {
    self.total = total
    self.file = file
    self.isShown = isShown && total > 1
    isTerminal = file.isTerminal
    last = (isTerminal ? 0 : start, 0)
  }

  /// Counts a step.
  func step() { reach(done + 1) }

  /// Says that a number of steps are done.
  func reach(_ done: Int) {
    guard isShown, done > self.done else { return }
    self.done = done
    let now = Moment.nanoseconds
    if isTerminal {
      if now - last.time >= Self.barPause || done == total { draw(at: now) }
    } else if now - last.time >= Self.linePause, (done - last.done) * 10 >= total {
      last = (now, done)
      try? file.write("typo-preview: \(done) of \(total) frames\n")
    }
  }

  /// Takes the bar away.
  func end() {
    guard hasBar else { return }
    hasBar = false
    try? file.write("\r\u{1B}[K")
  }

  private func draw(at now: UInt64) {
    last = (now, done)
    hasBar = true
    let filled = done * Self.width / max(total, 1)
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let rate = UInt64(done) * 1_000_000_000 / max(now - start, 1)
    try? file.write("\r\(bar) \(done)/\(total) frames, \(rate)/s\u{1B}[K")
  }
}
