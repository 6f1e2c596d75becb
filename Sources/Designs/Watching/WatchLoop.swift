import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the thread of a watcher does: it waits for events, and tells.
struct WatchLoop {
  /// What the thread and the watcher share.
  struct Shared {
    /// What is watched.
    var state: WatchedState
    /// Whether the thread shall end.
    var isEnding = false
  }

  let shared: Monitor<Shared>
  /// Wakes the thread when the shared part has changed.
  let control: WakePipe
  /// Tells of changes.
  let report: WakePipe

  /// Works until it shall end.
  func run() {
    Self.leaveSignalsToOthers()
    while true {
      let (isEnding, due, events) = shared.use { ($0.isEnding, $0.state.due, $0.state.descriptor) }
      if isEnding { return }
      wait(for: events, until: due)
      _ = control.drain()
      if shared.use({ $0.state.step(now: Moment.milliseconds) }) { report.wake() }
      sum()
    }
  }

  /// Makes one of the sums that are missing, while nobody has to wait for it.
  private func sum() {
    guard let (path, file) = shared.use({ $0.state.takeSumless() }) else { return }
    let complete = file.withSum(of: path)
    shared.use { $0.state.put(complete, at: path, insteadOf: file) }
  }

  private func wait(for events: Int32?, until due: Int?) {
    var sources = [control.reader, events].compactMap(\.self).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let timeout = due.map { Int32(clamping: max($0 - Moment.milliseconds, 0)) } ?? -1
    _ = poll(&sources, nfds_t(sources.count), timeout)
  }

  /// Signals from outside are for the thread that shows and asks.
  private static func leaveSignalsToOthers() {
    var signals = sigset_t()
    sigfillset(&signals)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
      sigdelset(&signals, fault)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
