#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Moments as the file system and the scheduler count them.
package enum Moment {
  /// Now, in nanoseconds since 1970, as stamps of files have it.
  package static var onFiles: Int { now(CLOCK_REALTIME) }

  /// Now, in milliseconds on a clock that never goes back.
  package static var milliseconds: Int { now(CLOCK_MONOTONIC) / 1_000_000 }

  /// Now, in nanoseconds on a clock that never goes back.
  package static var nanoseconds: UInt64 { UInt64(now(CLOCK_MONOTONIC)) }

  private static func now(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.nanoseconds
  }
}

extension timespec {
  /// The time in nanoseconds.
  package var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) }
}
