extension TokensReader {
  /// What a group hands down to its tokens.
  private struct Inheritance {
    var type: String?
    var deprecation: String?
  }

  private static let keys = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$root",
    "$schema",
  ]

  /// Finds all tokens and groups, and reports what is neither.
  mutating func collect() {
    var legacy: (line: Int, path: String, count: Int)?
    collect(root, path: "", line: root.line, inherited: Inheritance(), legacy: &legacy)
    if let legacy {
      error(
        .foreignFormat,
        "this looks like a Tokens Studio or Style Dictionary file (\(legacy.count) × 'value' without"
          + " '$'); not read yet: export it in the W3C format, with '$value' and '$type'",
        line: legacy.line, keyPath: legacy.path)
    }
  }

  private mutating func collect(
    _ node: DocumentNode, path: String, line: Int, inherited: Inheritance,
    legacy: inout (line: Int, path: String, count: Int)?
  ) {
    let type = declaredType(of: node, path: path)
    let deprecation = deprecation(of: node, path: path, inherited: inherited.deprecation)
    reportUnknownKeys(of: node, path: path)
    if node.isToken {
      add(
        Token(
          path: path, line: line, node: node, inheritedType: inherited.type,
          deprecation: deprecation))
      return
    }
    if node.isLegacyToken {
      legacy = (legacy?.line ?? line, legacy?.path ?? path, (legacy?.count ?? 0) + 1)
      return
    }
    groups[path] = node
    let handedDown = Inheritance(type: type ?? inherited.type, deprecation: deprecation)
    var strays: [DocumentNode.Member] = []
    for member in node.members ?? [] where !member.key.hasPrefix("$") || member.key == "$root" {
      guard member.value.members != nil else {
        strays.append(member)
        continue
      }
      guard checkLength(of: member, in: path) else { continue }
      let childPath = DocumentNode.join(path, member.key)
      checkName(member, path: childPath)
      collect(
        member.value, path: childPath, line: member.line, inherited: handedDown, legacy: &legacy)
    }
    reportStrays(strays, path: path)
  }

  private mutating func add(_ token: Token) {
    if let child = token.node.members?.first(where: { !$0.key.hasPrefix("$") }) {
      error(
        .misplaced, "a token cannot hold other tokens; '\(child.key)' is not read",
        line: child.line,
        keyPath: DocumentNode.join(token.path, child.key))
    }
    index[token.path] = tokens.count
    tokens.append(token)
  }
}

// MARK: - Checks

extension TokensReader {
  private mutating func declaredType(of node: DocumentNode, path: String) -> String? {
    guard let member = node.member("$type") else { return nil }
    let keyPath = DocumentNode.join(path, "$type")
    guard let type = member.value.string else {
      error(.wrongType, "the type must be a text", line: member.line, keyPath: keyPath)
      return nil
    }
    guard !TokenType.all.contains(type) else { return type }
    if let nearest = NearestName.nearest(to: type, in: TokenType.all) {
      error(
        .unknownWord, "'\(type)' is no type; did you mean '\(nearest)'?", line: member.line,
        keyPath: keyPath)
    } else {
      warn(.unknownWord, "'\(type)' is no type of the format", line: member.line, keyPath: keyPath)
    }
    return type
  }

  private mutating func deprecation(
    of node: DocumentNode, path: String, inherited: String?
  ) -> String? {
    guard let member = node.member("$deprecated") else { return inherited }
    switch member.value.content {
    case .bool(let isDeprecated): return isDeprecated ? "" : nil
    case .string(let reason): return reason
    default:
      error(
        .wrongType, "must be true, false or a text", line: member.line,
        keyPath: DocumentNode.join(path, "$deprecated"))
      return inherited
    }
  }

  private mutating func reportUnknownKeys(of node: DocumentNode, path: String) {
    for member in node.members ?? []
    where member.key.hasPrefix("$") && !Self.keys.contains(member.key) {
      let keyPath = DocumentNode.join(path, member.key)
      if let nearest = NearestName.nearest(to: member.key, in: Self.keys) {
        error(
          .unknownKey, "'\(member.key)' is no key of the format; did you mean '\(nearest)'?",
          line: member.line,
          keyPath: keyPath)
      } else {
        warn(
          .unknownKey, "'\(member.key)' is no key of the format; not read", line: member.line,
          keyPath: keyPath)
      }
    }
  }

  /// The most bytes of a name that is shown.
  private static let nameLimit = 1000

  private mutating func checkLength(of member: DocumentNode.Member, in path: String) -> Bool {
    guard member.key.utf8.count > Self.nameLimit else { return true }
    error(
      .outOfRange, "a name has at most \(Self.nameLimit) bytes, not \(member.key.utf8.count)",
      line: member.line, keyPath: path)
    return false
  }

  private mutating func checkName(_ member: DocumentNode.Member, path: String) {
    guard member.key != "$root", member.key.contains(where: { "{}.".contains($0) }) else { return }
    error(.invalidName, "a name cannot hold '.', '{' or '}'", line: member.line, keyPath: path)
  }

  private mutating func reportStrays(_ strays: [DocumentNode.Member], path: String) {
    guard let first = strays.first else { return }
    let others = strays.count > 1 ? " and \(strays.count - 1) more" : ""
    warn(
      .unknownKey, "neither a token nor a group\(others); not read", line: first.line,
      keyPath: DocumentNode.join(path, first.key))
  }
}

extension DocumentNode {
  /// Whether the value is a token in the spelling of before the W3C format.
  fileprivate var isLegacyToken: Bool {
    guard let value = self["value"] else { return false }
    return value.members == nil || self["type"]?.string != nil
  }
}
