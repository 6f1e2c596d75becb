import Platform

/// Watches files by their folders and tells when a change has come to rest.
///
/// Where the system tells of changes, a watcher that has nothing to tell takes no time at all; else it
/// looks at the files' stamps a few times a second. One thread uses it, another one works inside.
package final class FolderWatcher {
  /// How long to wait, in milliseconds.
  package struct Timing: Hashable {
    /// How long nothing may have happened before a change is told.
    var quiet = 100
    /// The most time from a change to its being told.
    var limit = 400
    /// How often files are looked at where the system does not tell of changes.
    var interval = 250
  }

  private let shared: Monitor<WatchLoop.Shared>
  private let control: WakePipe
  private let report: WakePipe
  private let thread: WorkerThread

  /// Makes a watcher that watches nothing yet; nil where the system gives no pipe or no thread.
  ///
  /// - Parameters:
  ///   - timing: How long to wait.
  ///   - isListening: Whether the system is asked to tell of changes where it can.
  package init?(timing: Timing = Timing(), isListening: Bool = true) {
    guard let control = WakePipe(), let report = WakePipe() else { return nil }
    let state = WatchedState(timing: timing, isListening: isListening)
    let shared = Monitor(WatchLoop.Shared(state: state))
    let loop = WatchLoop(shared: shared, control: control, report: report)
    guard let thread = WorkerThread({ loop.run() }) else { return nil }
    self.shared = shared
    self.control = control
    self.report = report
    self.thread = thread
  }

  deinit {
    shared.use { $0.isEnding = true }
    control.wake()
    thread.join()
  }
}

extension FolderWatcher {
  /// What is readable while a change waits to be taken.
  package var descriptor: Int32 { report.reader }

  /// Takes the change that `descriptor` tells of: several that have come to rest since count as one.
  ///
  /// - Returns: Whether there was one.
  package func takeChange() -> Bool { report.drain() }

  /// Watches these paths from now on, and no others. Those that were watched before are compared with
  /// what they were when a change was told last, so that nothing is missed in between.
  ///
  /// - Parameters:
  ///   - paths: What to watch.
  ///   - since: `Moment.onFiles` before the files were first read: what has changed since is a change.
  ///     Nil for now.
  package func watch(_ paths: WatchedPaths, since: Int? = nil) {
    shared.use { $0.state.watch(paths, since: since, now: Moment.milliseconds) }
    control.wake()
  }

  /// What the user should know about how files are watched; nil where the system tells of changes.
  package var notice: String? {
    shared.use { $0.state.pollingReason }.map {
      "files are looked at a few times a second: the system does not tell of changes "
        + "(\($0.reason))"
    }
  }
}
