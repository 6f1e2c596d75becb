import Typography

/// Says on standard error how far long work is: a bar on a terminal, nothing elsewhere.
final class Progress {
  private static let width = 30

  private let total: Int
  private let file: OutputFile
  private let isShown: Bool
  private var done = 0
  private var hasEnded = false

  /// Makes the progress of a number of steps; it is shown on a terminal only.
  init(total: Int, isShown: Bool, file: OutputFile = .standardError) {
    self.total = total
    self.file = file
    self.isShown = isShown && file.isTerminal && total > 1
  }

  /// Counts a step.
  func step() {
    done += 1
    guard isShown else { return }
    let filled = done * Self.width / max(total, 1)
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    try? file.write("\r\(bar) \(done)/\(total) frames")
  }

  /// Takes the bar away.
  func end() {
    guard isShown, !hasEnded else { return }
    hasEnded = true
    try? file.write("\r\u{1B}[K")
  }
}
