/// Works through numbered tasks on several threads; the results come in the tasks' order, whoever had
/// them and whenever they were ready.
package struct Workers {
  /// How many threads work, at least 1; 1 works on the caller's thread.
  package let jobs: Int

  package init(jobs: Int) {
    self.jobs = jobs
  }

  /// How long the caller waits before it looks after signals again, in milliseconds.
  private static let patience = 50

  /// Runs all tasks.
  ///
  /// - Parameters:
  ///   - groups: The tasks, numbered from 0; those of a group have much in common.
  ///   - makeWorker: Makes a worker on its own thread: a function from a task to its result.
  ///   - watch: Called on the caller's thread now and then with the number of tasks done; what it
  ///     throws ends the work, once the tasks at hand are done.
  /// - Throws: What the first task that fails throws, or `watch`.
  package func run<Result>(
    _ groups: [[Int]], makeWorker: @escaping () -> (Int) throws -> Result,
    watch: (Int) throws -> Void
  ) throws -> [Result] {
    let count = groups.reduce(0) { $0 + $1.count }
    let state = Monitor(WorkState<Result>(queue: TaskQueue(groups: groups)))
    var threads: [WorkerThread] = []
    for _ in 0..<min(jobs, count) where jobs > 1 {
      let thread = WorkerThread { Self.work(makeWorker(), on: state) { _ in } }
      guard let thread else { break }
      threads.append(thread)
    }
    do {
      if threads.isEmpty {
        try Self.work(makeWorker(), on: state, watch: watch)
      } else {
        try Self.watch(state, count: count, watch)
      }
    } catch {
      state.use { $0.queue.stop(before: 0) }
      for thread in threads { thread.join() }
      throw error
    }
    for thread in threads { thread.join() }
    return try state.use { state in
      Swift.Result { () throws -> [Result] in
        if let failure = state.failure { throw failure.error }
        return (0..<count).compactMap { state.results[$0] }
      }
    }.get()
  }

  /// Takes tasks until none is left.
  private static func work<Result, Failure: Error>(
    _ worker: (Int) throws -> Result, on state: Monitor<WorkState<Result>>,
    watch: (Int) throws(Failure) -> Void
  ) throws(Failure) {
    var group: Int?
    while let task = state.use({ $0.queue.next(in: &group) }) {
      let outcome = Swift.Result { try worker(task) }
      try watch(state.use { $0.finish(task, outcome) })
    }
  }

  /// Watches others work until they are done.
  private static func watch<Result>(
    _ state: Monitor<WorkState<Result>>, count: Int, _ watch: (Int) throws -> Void
  ) throws {
    var seen = 0
    var isOver = false
    while !isOver {
      (seen, isOver) = state.wait(
        milliseconds: patience, until: { $0.done > seen || $0.failure != nil },
        { ($0.done, $0.done == count || $0.failure != nil) })
      try watch(seen)
    }
  }
}

/// What workers share.
private struct WorkState<Result> {
  var queue: TaskQueue
  var results: [Int: Result] = [:]
  var failure: (task: Int, error: any Error)?

  /// The number of tasks done.
  var done: Int { results.count }

  init(queue: TaskQueue) { self.queue = queue }

  /// Keeps what came of a task and returns the number of those done.
  mutating func finish(_ task: Int, _ outcome: Swift.Result<Result, any Error>) -> Int {
    switch outcome {
    case .success(let result): results[task] = result
    case .failure(let error):
      if task < failure?.task ?? .max { failure = (task, error) }
      queue.stop(before: task)
    }
    return done
  }
}
