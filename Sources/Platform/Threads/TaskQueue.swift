/// Numbered tasks that wait for workers, in groups whose tasks have much in common.
///
/// A worker stays with a group, because what it remembers of one task serves the next, and takes from
/// the fullest of the others when no untouched group is left.
struct TaskQueue {
  /// What is left of each group, the next task last.
  private var groups: [[Int]]
  private var untouched = 0
  /// Tasks from here on are not handed out any more.
  private var end = Int.max

  /// Queues groups of tasks, the first one first.
  init(groups: [[Int]]) {
    self.groups = groups.map { $0.reversed() }
  }

  /// The next task for a worker; nil when none is left.
  ///
  /// - Parameter group: The worker's group; nil before the first. It is updated.
  mutating func next(in group: inout Int?) -> Int? {
    while true {
      if group.map({ groups[$0].isEmpty }) ?? true { group = nextGroup() }
      guard let current = group else { return nil }
      if let task = groups[current].popLast(), task < end { return task }
    }
  }

  /// Stops behind a task that failed: those before it are still handed out, so that the failure that
  /// is told is the same for any number of workers.
  mutating func stop(before task: Int) { end = min(end, task) }

  private mutating func nextGroup() -> Int? {
    while untouched < groups.count {
      untouched += 1
      if !groups[untouched - 1].isEmpty { return untouched - 1 }
    }
    let fullest = groups.indices.max { groups[$0].count < groups[$1].count }
    return fullest.flatMap { groups[$0].isEmpty ? nil : $0 }
  }
}
