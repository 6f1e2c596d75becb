import Platform

/// What a watcher remembers: what it watches, what that was when it was told last, and what has
/// happened since.
struct WatchedState {
  private var paths = WatchedPaths()
  private var plan = WatchPlan(WatchedPaths())
  /// The files as they were when they were told last.
  private var files: [String: WatchedFile] = [:]
  /// The files whose contents have no sum yet.
  private var sumless: [String] = []
  /// What tells of events; nil where files are looked at again and again.
  private var listener: FolderListener?
  private var settling: ChangeSettling
  private let timing: FolderWatcher.Timing
  /// What is looked at again and again; nil where events tell of all.
  private var polling: Polling?

  /// The share of the time that is spent on looking again and again is at most one in so many.
  private static let leisure = 20

  /// What was seen when files were looked at last.
  private struct Polling {
    /// When to look again, in milliseconds.
    var next: Int
    var stamps: [String: FileStamp] = [:]
    /// Why events are not enough.
    var reason: FileError?
  }

  /// Makes a state in which nothing is watched.
  init(timing: FolderWatcher.Timing, isListening: Bool) {
    self.timing = timing
    listener = isListening ? FolderListener() : nil
    settling = ChangeSettling(quiet: timing.quiet, limit: timing.limit)
  }

  /// What becomes readable when something happens; nil where the system does not tell.
  var descriptor: Int32? { listener?.descriptor }

  /// Why files are looked at again and again although the system could tell of changes.
  var pollingReason: FileError? { polling?.reason }

  /// When there is something to do, in milliseconds; nil for never.
  var due: Int? {
    if settling.due == nil, !sumless.isEmpty { return 0 }
    return [settling.due, polling?.next].compactMap(\.self).min()
  }
}

// MARK: - What is watched

extension WatchedState {
  /// Watches some paths, and others no more. A file that was watched before is compared with what it
  /// was when it was told last.
  ///
  /// - Parameters:
  ///   - paths: What to watch.
  ///   - since: When somebody began to read the files, in nanoseconds since 1970: what is younger has
  ///     changed. Nil for now.
  ///   - now: The moment, in milliseconds.
  package mutating func watch(_ paths: WatchedPaths, since: Int?, now: Int) {
    guard paths != self.paths else { return }
    self.paths = paths
    makePlan(now: now)
    let known = files
    files = [:]
    for (path, aspect) in plan.files {
      if let file = known[path], file.aspect == aspect {
        files[path] = file
        continue
      }
      var file = WatchedFile(path: path, aspect: aspect)
      if paths.files.contains(path) { file = file.withSum(of: path) }
      if let since, let stamp = file.stamp, aspect == .contents, stamp.changed > since {
        file.isUnknown = true
        settling.note(at: now)
      }
      files[path] = file
    }
    collectSumless()
  }

  /// Plans, and listens to what is planned, until nothing has changed in between.
  private mutating func makePlan(now: Int) {
    for _ in 0..<3 {
      plan = WatchPlan(paths)
      guard listener != nil else { return poll(because: nil, now: now) }
      switch listener?.listen(to: plan) {
      case .incomplete(let error): return poll(because: error, now: now)
      case .complete where RemoteFolders.areAmong(plan): return poll(because: nil, now: now)
      case .complete where plan == WatchPlan(paths):
        polling = nil
        settling.limit = timing.limit
        return
      default: continue
      }
    }
    // Somebody is moving folders about: what they do next is an event.
    settling.note(at: now)
  }

  private mutating func poll(because reason: FileError?, now: Int) {
    if polling == nil { polling = Polling(next: now + timing.interval, stamps: stamps(of: plan)) }
    polling?.reason = reason
    settling.limit = min(timing.limit, timing.interval)
  }
}

// MARK: - What happens

extension WatchedState {
  /// Does what is due.
  ///
  /// - Returns: Whether a change has come to rest that is to be told.
  package mutating func step(now: Int) -> Bool {
    if listener?.takeEvents() == true { settling.note(at: now) }
    if let next = polling?.next, next <= now { look(now: now) }
    guard let due = settling.due, due <= now else { return false }
    return evaluate(now: now)
  }

  /// Looks whether anything has another stamp.
  private mutating func look(now: Int) {
    let start = Moment.milliseconds
    let plan = WatchPlan(paths)
    let stamps = stamps(of: plan)
    let isChanged = plan.files != self.plan.files || stamps != polling?.stamps
    // What is settling already has no need to be found a second time.
    if isChanged || settling.due == nil && isYoungFileChanged() { settling.note(at: now) }
    let pause = settling.due == nil ? timing.interval : timing.quiet / 2
    let effort = Moment.milliseconds - start
    polling?.stamps = stamps
    polling?.next = now + max(pause, effort * Self.leisure)
  }

  /// Whether a file changed so soon after the last look that its stamp may not say so.
  private mutating func isYoungFileChanged() -> Bool {
    var isChanged = false
    for (path, file) in files where file.isYoung && file.sum != nil {
      let look = file.lookedAtAgain(at: path)
      if look.isChanged { isChanged = true } else { files[path] = look.file }
    }
    return isChanged
  }

  private func stamps(of plan: WatchPlan) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in plan.files.keys { stamps[path] = FileStamp(path: path) }
    return stamps
  }

  /// Compares all files with what they were.
  private mutating func evaluate(now: Int) -> Bool {
    makePlan(now: now)
    var fresh: [String: WatchedFile] = [:]
    var isChanged = false
    var isComplete = listener?.isBeingWritten != true
    for (path, aspect) in plan.files {
      let known = files[path].flatMap { $0.aspect == aspect ? $0 : nil }
      let look = known?.lookedAtAgain(at: path)
      let file = look?.file ?? WatchedFile(path: path, aspect: aspect)
      fresh[path] = file
      guard look?.isChanged != false else { continue }
      isChanged = true
      if file.isVoid { isComplete = false }
    }
    if files.keys.contains(where: { plan.files[$0] == nil }) {
      isChanged = true
      isComplete = false
    }
    guard settling.settles(isComplete: isComplete, at: now) else { return false }
    files = fresh
    listener?.forgetWriters()
    collectSumless()
    return isChanged
  }
}

// MARK: - Sums

extension WatchedState {
  private mutating func collectSumless() {
    sumless = files.filter { $0.value.aspect == .contents && $0.value.sum == nil }.map(\.key)
  }

  /// A file whose contents have no sum yet; nil when all have, or something more urgent is due.
  mutating func takeSumless() -> (path: String, file: WatchedFile)? {
    guard settling.due == nil, let path = sumless.popLast(), let file = files[path] else {
      return nil
    }
    return (path, file)
  }

  /// Takes a file with its sum, unless it was told of since.
  mutating func put(_ file: WatchedFile, at path: String, insteadOf known: WatchedFile) {
    if files[path] == known, FileStamp(path: path) == known.stamp { files[path] = file }
  }
}
