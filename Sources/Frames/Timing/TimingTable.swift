import Typography

/// The phases of a run in words: how long each took, all threads together.
package struct TimingTable {
  /// What was measured.
  package let clock: PhaseClock
  /// From start to end, in nanoseconds.
  package let elapsed: UInt64
  package let frames: Int
  package let jobs: Int

  package init(clock: PhaseClock, elapsed: UInt64, frames: Int, jobs: Int) {
    self.clock = clock
    self.elapsed = elapsed
    self.frames = frames
    self.jobs = jobs
  }

  /// The lines of the table.
  package var lines: [String] {
    let total = max(clock.nanoseconds.reduce(0, +), 1)
    let rows = zip(Phase.allCases, clock.nanoseconds).map { phase, time in
      row(phase.rawValue, time, "\((time * 100 + total / 2) / total) %")
    }
    let rate = UInt64(frames) * 1_000_000_000 / max(elapsed, 1)
    return ["phase          ms   share"] + rows
      + [
        row("all", total, "\(jobs) \(jobs == 1 ? "job" : "jobs")"),
        row("elapsed", elapsed, "\(rate) frames/s"),
      ]
  }

  private func row(_ name: String, _ time: UInt64, _ rest: String) -> String {
    let tenths = (time + 50_000) / 100_000
    return Self.padded(name, to: 8, isRight: false)
      + Self.padded("\(tenths / 10).\(tenths % 10)", to: 9)
      + (rest.hasSuffix("%") ? Self.padded(rest, to: 8) : "   \(rest)")
  }

  private static func padded(_ text: String, to width: Int, isRight: Bool = true) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? blanks + text : text + blanks
  }
}
