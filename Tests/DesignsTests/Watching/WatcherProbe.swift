#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

@testable import Designs
@testable import Platform

/// Waits for what a watcher tells.
struct WatcherProbe {
  let watcher: FolderWatcher

  init(_ paths: WatchedPaths, isListening: Bool = true, since: Int? = nil) throws {
    watcher = try #require(FolderWatcher(isListening: isListening))
    watcher.watch(paths, since: since)
  }

  /// The number of changes that are told: after the first, or where none comes, a second one would
  /// have to come soon.
  func count(patience: Int = 5000) async throws -> Int {
    var count = 0
    while try await waits(count == 0 ? patience : 250) {
      if watcher.takeChange() { count += 1 }
    }
    return count
  }

  /// That nothing is told, for longer than it takes to tell something.
  func isSilent() async throws -> Bool { try await count(patience: 700) == 0 }

  /// Waits without keeping other tests from running.
  private func waits(_ milliseconds: Int) async throws -> Bool {
    var source = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
    let end = Moment.milliseconds + milliseconds
    while Moment.milliseconds < end {
      if poll(&source, 1, 0) > 0 { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return poll(&source, 1, 0) > 0
  }
}
