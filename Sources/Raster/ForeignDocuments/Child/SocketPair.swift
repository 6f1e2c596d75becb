#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Two sockets that are connected: what is written to one is read from the other. A pipe would do but
/// for the signal that writing to a closed one raises, which is not ours to ignore.
struct SocketPair {
  /// The end that stays here; calls on it return at once.
  let here: Int32
  /// The end for the child.
  let there: Int32

  /// Opens a pair that no other child inherits; nil when the system has none to give.
  init?() {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (here, there) = (ends[0], ends[1])
    _ = fcntl(here, F_SETFL, fcntl(here, F_GETFL) | O_NONBLOCK)
    #if !canImport(Glibc)
      var isOn: Int32 = 1
      setsockopt(here, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Sends bytes from the end that stays; how many were sent, or below 0 with `errno`.
  static func send(_ bytes: UnsafeRawBufferPointer, to end: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.send(end, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(end, bytes.baseAddress, bytes.count, 0)
    #endif
  }

  /// Receives bytes at the end that stays; how many came, 0 at the end, or below 0 with `errno`.
  static func receive(_ bytes: UnsafeMutableRawBufferPointer, from end: Int32) -> Int {
    recv(end, bytes.baseAddress, bytes.count, 0)
  }
}
