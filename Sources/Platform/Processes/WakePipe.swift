#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe by which one thread wakes another that waits in `poll`.
package final class WakePipe {
  /// The end that becomes readable.
  package let reader: Int32
  private let writer: Int32

  /// Makes a pipe whose ends never block; nil where the system gives none.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Makes the reading end readable. A full pipe is readable already.
  package func wake() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  /// Makes the reading end wait again.
  ///
  /// - Returns: Whether it was readable.
  package func drain() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    var isAwake = false
    while read(reader, &bytes, bytes.count) > 0 { isAwake = true }
    return isAwake
  }
}
