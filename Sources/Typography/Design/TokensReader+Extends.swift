extension TokensReader {
  /// Carries out `$extends`: a group gets the members of another, its own replace them.
  mutating func carryOutExtends() {
    var expansion = GroupExpansion(document: root)
    let expanded = expansion.expand(root, path: "", active: [], depth: 0)
    for fault in expansion.faults {
      error(fault.code, fault.message, line: fault.line, keyPath: fault.keyPath)
    }
    // What is too much to be written out is not worth being read half.
    if !expansion.isSpent { root = expanded }
  }
}

/// Writes out what groups take over from each other.
private struct GroupExpansion {
  /// The document as written.
  let document: DocumentNode
  /// What went wrong.
  var faults: [(code: DocumentProblem.Code, line: Int, keyPath: String, message: String)] = []
  /// The members that may still be taken over, so that a small file cannot become endless.
  private var budget: Int
  private static let depthLimit = 256

  /// Whether more was to be taken over than may be.
  var isSpent: Bool { budget <= 0 }

  /// Makes the expansion of a document, which may become ten times as large as it is.
  init(document: DocumentNode) {
    self.document = document
    budget = min(max(10 * document.memberCount, 10_000), 200_000)
  }

  /// A group with everything written out, or a token whose `$ref` is made its `$value`.
  ///
  /// - Parameter active: The groups that are being taken over, the innermost last.
  mutating func expand(
    _ node: DocumentNode, path: String, active: [String], depth: Int
  ) -> DocumentNode {
    guard let members = node.members, !node.isToken else { return node }
    if !active.isEmpty { budget -= 1 + members.count }
    guard budget > 0, depth < Self.depthLimit else {
      let message = "the groups become too many or too deep with what they extend"
      if faults.last?.message != message {
        faults.append((.circularReference, node.line, path, message))
      }
      return DocumentNode(.object([]), line: node.line)
    }
    let reference = node.member("$extends") ?? node.member("$ref")
    if let reference, reference.key == "$ref", let token = tokenAlias(node, pointer: reference) {
      return token
    }
    var result: [DocumentNode.Member] = []
    if let reference {
      result = base(reference, path: path, active: active, depth: depth)
    }
    let own = members.filter { $0.key != reference?.key }.map { member in
      guard !member.key.hasPrefix("$") || member.key == "$root" else { return member }
      var member = member
      let childPath = DocumentNode.join(path, member.key)
      member.value = expand(member.value, path: childPath, active: active, depth: depth + 1)
      return member
    }
    result = result.isEmpty ? own : Self.merged(result, own)
    return DocumentNode(.object(result), line: node.line)
  }

  /// The members of the group that another one extends.
  private mutating func base(
    _ reference: DocumentNode.Member, path: String, active: [String], depth: Int
  ) -> [DocumentNode.Member] {
    func fault(_ code: DocumentProblem.Code, _ message: String) -> [DocumentNode.Member] {
      faults.append((code, reference.line, DocumentNode.join(path, reference.key), message))
      return []
    }
    let keys: [String]
    switch TokenReference.read(target: reference.value) {
    case .plain:
      return fault(
        .invalidReference,
        "\(reference.value.summary): a group such as '{a.b}' or '#/a/b' is needed")
    case .malformed(let reason):
      return fault(.invalidReference, "\(reference.value.summary): \(reason)")
    case .reference(.alias(let name)): keys = name.split(separator: ".").map(String.init)
    case .reference(.pointer(let pointed)): keys = pointed
    }
    let name = keys.joined(separator: ".")
    let chain = active.isEmpty ? [path] : active
    if name == path || chain.contains(name) || path.hasPrefix(name + ".") {
      let first = chain.firstIndex(of: name) ?? chain.count - 1
      let circle = (chain[first...] + [name]).joined(separator: " → ")
      return fault(.circularReference, "groups extend each other in a circle: \(circle)")
    }
    guard let target = find(keys, active: chain + [name], depth: depth) else {
      return fault(.danglingReference, "the group '\(name)' does not exist")
    }
    guard target.members != nil, !target.isToken else {
      return fault(.invalidReference, "'\(name)' is not a group")
    }
    let expanded = expand(target, path: name, active: chain + [name], depth: depth + 1)
    return expanded.members ?? []
  }

  /// Finds a group, also one that its parent only took over.
  private mutating func find(_ keys: [String], active: [String], depth: Int) -> DocumentNode? {
    var node = document
    var path = ""
    for key in keys {
      if let child = node[key] {
        node = child
      } else if node.member("$extends") != nil, !active.dropLast().contains(path) {
        let whole = expand(node, path: path, active: active + [path], depth: depth + 1)
        guard let child = whole[key] else { return nil }
        node = child
      } else {
        return nil
      }
      path = DocumentNode.join(path, key)
    }
    return node
  }

  /// A token that is written as `{"$ref": "#/other"}`, with the reference as its value; nil when the
  /// pointer leads to a group.
  private func tokenAlias(
    _ node: DocumentNode, pointer: DocumentNode.Member
  ) -> DocumentNode? {
    guard case .reference(.pointer(let keys)) = TokenReference.read(node) else { return nil }
    let target = keys.reduce(document) { $0?[$1] } as DocumentNode?
    if let target, target.members != nil, !target.isToken, !keys.contains("$value") { return nil }
    let reference = DocumentNode(
      .object([.init(key: "$ref", line: pointer.line, value: pointer.value)]), line: pointer.line)
    let members = (node.members ?? []).map {
      $0.key == "$ref" ? .init(key: "$value", line: $0.line, value: reference) : $0
    }
    return DocumentNode(.object(members), line: node.line)
  }

  /// The members of a group over those that it takes over; groups merge, all else is replaced.
  private static func merged(
    _ base: [DocumentNode.Member], _ own: [DocumentNode.Member]
  ) -> [DocumentNode.Member] {
    var result = base
    var positions: [String: Int] = [:]
    for (position, member) in base.enumerated() { positions[member.key] = position }
    for member in own {
      guard let position = positions[member.key] else {
        result.append(member)
        continue
      }
      let inherited = result[position].value
      result[position] = member
      let isGroup = !member.key.hasPrefix("$") && !inherited.isToken && !member.value.isToken
      if isGroup, let below = inherited.members, let above = member.value.members {
        result[position].value.content = .object(merged(below, above))
      }
    }
    return result
  }
}

extension DocumentNode {
  /// The number of members of the objects in a value, at every depth.
  fileprivate var memberCount: Int {
    let below = members?.map(\.value) ?? elements ?? []
    return (members?.count ?? 0) + below.reduce(0) { $0 + $1.memberCount }
  }
}
