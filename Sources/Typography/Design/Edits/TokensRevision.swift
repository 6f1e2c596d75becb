/// What has to be written in a tokens file so that it says what edits say.
///
/// A member that is written out is replaced. One that is an alias is replaced by the value itself, in
/// the edited style only: whoever else uses the alias keeps what it has. A style that takes its whole
/// value from another, by an alias or by `$extends`, gets what it takes written out; and one that takes
/// its value from an edited style, too, with what that style said before. What was written with aliases
/// is written out with these aliases.
///
/// Structure comes before values, so that some states need changes several times: ask for changes and
/// carry them out until `isReached`.
public struct TokensRevision {
  /// The design as it was read.
  public let design: DesignSystem
  /// The design that the document shall say.
  public let goal: DesignSystem

  /// The document as it was read, with what groups extend written out.
  var original: TokensReader

  /// Makes the revision of a document.
  ///
  /// - Parameters:
  ///   - root: The document as it was read.
  ///   - edits: What shall be different.
  public init(of root: DocumentNode, edits: DesignEdits) {
    design = TokensDocument.read(root, name: "")
    goal = design.applying(edits)
    original = TokensReader(root: root)
    original.prepare()
  }

  /// What a state of the document lacks.
  public struct Step: Hashable, Sendable {
    /// The styles that it does not say as they shall be, by name; none when all is done.
    public var missed: [String]
    /// What has to change next; none when nothing can be done about what is missed.
    public var changes: [DocumentChange]
  }

  /// Compares a state of the document with the goal.
  ///
  /// A style that takes its value from another one that is missed waits for that: often it is right
  /// then by itself.
  public func step(from root: DocumentNode) -> Step {
    let state = TokensDocument.read(root, name: "")
    let styles = Dictionary(state.styles.map { ($0.name, $0) }) { $1 }
    var missed = Set(goal.styles.map(\.name)).symmetricDifference(styles.keys).sorted()
    var revisions: [StyleRevision] = []
    for (before, goal) in zip(design.styles, goal.styles) {
      guard let now = styles[goal.name], !now.says(goal) else { continue }
      missed.append(goal.name)
      let revision = StyleRevision(
        before: before, now: now, goal: goal, root: root, original: original)
      if let revision { revisions.append(revision) }
    }
    return Step(missed: missed, changes: Self.changes(of: revisions))
  }

  private static func changes(of revisions: [StyleRevision]) -> [DocumentChange] {
    let own = revisions.flatMap(\.ownChanges)
    if !own.isEmpty { return own }
    let names = Set(revisions.map(\.goal.name))
    let ready = revisions.filter { revision in
      revision.source.map { $0 == revision.goal.name || !names.contains($0) } ?? true
    }
    return (ready.isEmpty ? revisions : ready).flatMap(\.structuralChanges)
  }
}

extension DesignStyle {
  /// Whether the style is the same as another, wherever they stand. What is wrong with a style is put
  /// in words that name places, and is not compared.
  fileprivate func says(_ other: DesignStyle) -> Bool {
    var first = self
    var second = other
    first.line = nil
    second.line = nil
    first.unresolvedReasons = []
    second.unresolvedReasons = []
    return first == second && isUnresolved == other.isUnresolved
  }
}
