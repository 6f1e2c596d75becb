/// When changes of files have come to rest.
///
/// They have when nothing happened for a while, so that a burst of writes is one change. A file that
/// is gone or empty, or that somebody still writes, is probably about to come back: then it takes
/// longer. Nobody waits for ever: after some time since the first event what is there is told.
struct ChangeSettling: Hashable {
  /// How long nothing may have happened, in milliseconds.
  var quiet = 100
  /// The most time from the first event to the end, in milliseconds.
  var limit = 400

  private var first: Int?
  private var last = 0
  private var isWaiting = false

  /// Makes one in which nothing has happened.
  init(quiet: Int = 100, limit: Int = 400) {
    self.quiet = quiet
    self.limit = limit
  }

  /// Something happened, at a moment in milliseconds.
  mutating func note(at now: Int) {
    first = first ?? now
    last = now
    isWaiting = false
  }

  /// When to look at the files; nil while nothing has happened.
  var due: Int? {
    first.map { isWaiting ? $0 + limit : min(last + quiet, $0 + limit) }
  }

  /// Takes the result of a look at the files.
  ///
  /// - Parameters:
  ///   - isComplete: Whether all files look like whole ones.
  ///   - now: The moment, in milliseconds.
  /// - Returns: Whether the changes have come to rest.
  mutating func settles(isComplete: Bool, at now: Int) -> Bool {
    guard let first else { return false }
    if isComplete || now >= first + limit {
      self = ChangeSettling(quiet: quiet, limit: limit)
      return true
    }
    isWaiting = true
    return false
  }
}
