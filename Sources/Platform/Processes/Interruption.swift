#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A signal that asked for the end while files were being written.
package struct Interruption: Error, Equatable {
  /// The signal's number.
  package var signal: Int32

  /// Holds back the signals that ask for an end, so that the file at hand is finished first.
  package final class Watch {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private var previous = sigset_t()

    package init() {
      var held = sigset_t()
      sigemptyset(&held)
      for signal in Self.signals { sigaddset(&held, signal) }
      pthread_sigmask(SIG_BLOCK, &held, &previous)
    }

    /// Throws when a signal has come since.
    package func check() throws(Interruption) {
      var pending = sigset_t()
      sigpending(&pending)
      for signal in Self.signals where sigismember(&pending, signal) == 1 {
        throw Interruption(signal: signal)
      }
    }

    /// Lets the signals through again; one that has come takes effect now.
    package func end() {
      pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
  }
}
