#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures how long each phase takes on one thread; a phase within another counts for itself alone.
final class PhaseClock {
  /// The time of each phase in nanoseconds, in the order of `Phase.allCases`.
  private(set) var nanoseconds = [UInt64](repeating: 0, count: Phase.allCases.count)

  private var current: Int?
  private var start: UInt64 = 0

  /// The time of a clock that never goes back, in nanoseconds.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Runs a part of a phase.
  func measure<Result, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = current
    enter(Phase.allCases.firstIndex(of: phase))
    defer { enter(outer) }
    return try body()
  }

  /// Adds what another thread measured.
  func add(_ other: [UInt64]) {
    for index in nanoseconds.indices { nanoseconds[index] += other[index] }
  }

  private func enter(_ phase: Int?) {
    let now = Self.now
    if let current { nanoseconds[current] += now - start }
    current = phase
    start = now
  }
}

extension Optional where Wrapped == PhaseClock {
  /// Runs a part of a phase, measured where there is a clock.
  func measure<Result, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try body() }
    return try self.measure(phase, body)
  }
}
