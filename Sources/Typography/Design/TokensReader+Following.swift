extension TokensReader {
  /// The most references in a row.
  private static let chainLimit = 256

  /// Follows references until there is a plain value; nil, with a report, when there is none.
  ///
  /// - Parameters:
  ///   - place: The value as written.
  ///   - types: The types of token that fit here.
  mutating func follow(_ place: TokenPlace, types: [String]) -> TokenPlace? {
    var chain: [String] = []
    let end = follow(place, types: types, chain: &chain)
    takeDown(place, aliases: chain, end: end)
    return end
  }

  private mutating func follow(
    _ start: TokenPlace, types: [String], chain: inout [String]
  ) -> TokenPlace? {
    var place = start
    while true {
      switch TokenReference.read(place.node) {
      case .plain: return place
      case .malformed(let reason):
        error(.invalidReference, "\(place.node.summary): \(reason)", at: place)
        return nil
      case .reference(let reference):
        guard checkChain(&chain, with: reference, at: place, start: start),
          fits(reference, types: types, at: place),
          let next = target(of: reference, from: place, chain: &chain)
        else { return nil }
        place = next
      }
    }
  }

  private mutating func checkChain(
    _ chain: inout [String], with reference: TokenReference, at place: TokenPlace, start: TokenPlace
  ) -> Bool {
    let name = reference.written
    if let first = chain.firstIndex(of: name) {
      let names = (chain[first...] + [name]).joined(separator: " → ")
      error(.circularReference, "aliases go in a circle: \(names)", at: start)
      return false
    }
    budget -= 1
    guard chain.count < Self.chainLimit, budget >= 0 else {
      error(.circularReference, "too many references behind '\(name)'", at: start)
      return false
    }
    chain.append(name)
    return true
  }

  /// Whether the type of the token that an alias names fits.
  private mutating func fits(
    _ reference: TokenReference, types: [String], at place: TokenPlace
  ) -> Bool {
    guard let token = token(of: reference), let type = type(of: token) else { return true }
    guard TokenType.all.contains(type), !types.contains(type), !types.isEmpty else { return true }
    error(
      .invalidReference, "'\(reference.written)' is a \(type) token; a \(types[0]) is needed here",
      at: place)
    return false
  }

  private mutating func target(
    of reference: TokenReference, from place: TokenPlace, chain: inout [String]
  ) -> TokenPlace? {
    if let token = token(of: reference), let value = token.node["$value"] {
      return TokenPlace(node: value, keyPath: token.path)
    }
    switch reference {
    case .alias(let path):
      error(.danglingReference, absence(of: path, written: reference.written), at: place)
      return nil
    case .pointer(let keys):
      return walk(keys, from: place, written: reference.written, chain: &chain)
    }
  }

  /// Walks a JSON pointer, through references on the way.
  private mutating func walk(
    _ keys: [String], from origin: TokenPlace, written: String, chain: inout [String]
  ) -> TokenPlace? {
    var place = TokenPlace(node: root, keyPath: "")
    for key in keys {
      if TokenReference.read(place.node) != .plain {
        guard let plain = follow(place, types: [], chain: &chain) else { return nil }
        place = plain
      }
      guard let next = child(key, of: place.node) else {
        error(.danglingReference, "'\(written)' does not exist: no '\(key)' there", at: origin)
        return nil
      }
      let keyPath = key == "$value" ? place.keyPath : DocumentNode.join(place.keyPath, key)
      place = TokenPlace(node: next, keyPath: keyPath)
    }
    return place.node.isToken ? place.member("$value") : place
  }

  private func child(_ key: String, of node: DocumentNode) -> DocumentNode? {
    guard let elements = node.elements else { return node[key] }
    guard let number = Int(key), elements.indices.contains(number) else { return nil }
    return elements[number]
  }

  /// The token that a reference names, if it names a whole one.
  func token(of reference: TokenReference) -> Token? {
    switch reference {
    case .alias(let path): return index[path].map { tokens[$0] }
    case .pointer(var keys):
      if keys.last == "$value" { keys.removeLast() }
      return index[keys.joined(separator: ".")].map { tokens[$0] }
    }
  }

  /// What to say of an alias that names no token.
  private mutating func absence(of path: String, written: String) -> String {
    if groups[path] != nil {
      let hint = index[path + ".$root"] == nil ? "" : "; did you mean '{\(path).$root}'?"
      return "'\(written)' is a group, not a token\(hint)"
    }
    for suffix in [".value", ".$value"] where path.hasSuffix(suffix) {
      let token = String(path.dropLast(suffix.count))
      if index[token] != nil { return "'\(written)' does not exist; write '{\(token)}'" }
    }
    if let part = partOfToken(path) {
      return "'\(written)' does not exist; write { \"$ref\": \"\(part)\" }, "
        + "which reaches a part of a "
        + "token"
    }
    suggestionBudget -= 1
    guard suggestionBudget >= 0,
      let nearest = NearestName.nearest(to: path, in: tokens.lazy.map(\.path))
    else {
      return "'\(written)' does not exist"
    }
    return "'\(written)' does not exist; the nearest token is '{\(nearest)}'"
  }
}

extension TokensReader {
  /// The pointer to a part of a token's value that a path names as if it were a token; nil for any
  /// other path.
  private func partOfToken(_ path: String) -> String? {
    var keys = path.split(separator: ".").map(String.init)
    var part: [String] = []
    while let key = keys.popLast() {
      part.insert(key, at: 0)
      guard let number = index[keys.joined(separator: ".")] else { continue }
      let value = tokens[number].node["$value"]
      guard part.reduce(value, { $0?[$1] }) != nil else { return nil }
      let pointer = (keys + ["$value"] + part).map {
        $0.replacing("~", with: "~0").replacing("/", with: "~1")
      }
      return "#/" + pointer.joined(separator: "/")
    }
    return nil
  }
}

// MARK: - Types

extension TokensReader {
  /// The type of a token: its own, else that of the token it refers to, else its groups'.
  func type(of token: Token) -> String? {
    var current = token
    for _ in 0..<Self.chainLimit {
      if let own = current.ownType { return own }
      guard let value = current.node["$value"],
        case .reference(let reference) = TokenReference.read(value),
        let next = self.token(of: reference)
      else { break }
      current = next
    }
    return current.inheritedType ?? token.inheritedType
  }
}

// MARK: - Sources

extension TokensReader {
  private mutating func takeDown(_ start: TokenPlace, aliases: [String], end: TokenPlace?) {
    guard sources != nil, let style = currentStyle,
      let source = TokenSource(start: start, aliases: aliases, end: end, token: style)
    else { return }
    // The entries of a list stand under the key of the list, which was taken down before.
    let isKnown = sources?[style]?.contains { $0.property == source.property } == true
    if !isKnown || !aliases.isEmpty { sources?[style, default: []].append(source) }
  }
}
