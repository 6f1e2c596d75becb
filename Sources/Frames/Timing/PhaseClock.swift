import Platform

/// Measures how long each phase takes on one thread; a phase within another counts for itself alone.
package final class PhaseClock {
  /// The time of each phase in nanoseconds, in the order of `Phase.allCases`.
  package private(set) var nanoseconds = [UInt64](repeating: 0, count: Phase.allCases.count)

  private var current: Int?
  private var start: UInt64 = 0

  /// Makes a clock that measures nothing yet.
  package init() {}

  /// Runs a part of a phase.
  package func measure<Result, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = current
    enter(Phase.allCases.firstIndex(of: phase))
    defer { enter(outer) }
    return try body()
  }

  /// Adds what another thread measured.
  package func add(_ other: [UInt64]) {
    for index in nanoseconds.indices { nanoseconds[index] += other[index] }
  }

  private func enter(_ phase: Int?) {
    let now = Moment.nanoseconds
    if let current { nanoseconds[current] += now - start }
    current = phase
    start = now
  }
}

extension Optional where Wrapped == PhaseClock {
  /// Runs a part of a phase, measured where there is a clock.
  package func measure<Result, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try body() }
    return try self.measure(phase, body)
  }
}
