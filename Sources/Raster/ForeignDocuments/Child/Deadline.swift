#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A moment on a clock that never goes back.
struct Deadline {
  private let moment: Int

  /// The moment after some milliseconds from now.
  init(milliseconds: Int) { moment = Self.now + milliseconds }

  /// The milliseconds that are left, at least 0.
  var remaining: Int { max(moment - Self.now, 0) }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
