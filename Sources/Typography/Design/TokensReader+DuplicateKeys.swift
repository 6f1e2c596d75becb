extension TokensReader {
  /// Reports keys that occur twice in one object, and keeps the last of each, as readers of JSON do.
  mutating func removeDuplicateKeys() {
    root = withoutDuplicates(root, path: "")
  }

  private mutating func withoutDuplicates(_ node: DocumentNode, path: String) -> DocumentNode {
    switch node.content {
    case .array(let elements):
      let kept = elements.enumerated().map {
        withoutDuplicates($1, path: DocumentNode.join(path, String($0)))
      }
      return DocumentNode(.array(kept), line: node.line)
    case .object(let members):
      var kept: [DocumentNode.Member] = []
      var last: [String: Int] = [:]
      for (position, member) in members.enumerated() { last[member.key] = position }
      for (position, member) in members.enumerated() {
        let keyPath = DocumentNode.join(path, member.key)
        if let winner = last[member.key], winner != position {
          error(
            .duplicateKey,
            "the key occurs twice, here and in line \(members[winner].line); the last one is read",
            line: member.line, keyPath: keyPath)
          continue
        }
        var member = member
        member.value = withoutDuplicates(member.value, path: keyPath)
        kept.append(member)
      }
      return DocumentNode(.object(kept), line: node.line)
    default:
      return node
    }
  }
}
