/// The verbs of the program.
enum VerbTable {
  /// All verbs in the order of the help; the first is meant where none is named.
  static let all: [any Verb.Type] = [
    BrowseVerb.self, ShowVerb.self, SnapshotVerb.self, CheckVerb.self, ReviewVerb.self,
    DiffVerb.self, AuditVerb.self, FontsVerb.self, TerminalVerb.self,
  ]
}
