import Platform

/// How listening to the folders of a plan went.
enum ListeningOutcome: Hashable {
  /// The system tells of every change.
  case complete
  /// A folder went while it was asked for: the plan is out of date.
  case outdated
  /// The system does not tell of all, and why.
  case incomplete(FileError)
}
