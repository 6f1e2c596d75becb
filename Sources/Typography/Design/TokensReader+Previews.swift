/// The previews that a file asks for: named lists of styles.
extension TokensReader {
  /// Reads `{ "cards": ["titleCustom", "{type.body}"] }`: styles by their names, or by aliases.
  mutating func previews(_ place: TokenPlace) -> [StylePreview] {
    guard let members = place.node.members else {
      error(
        .wrongType, "previews are an object of lists of styles by name, not \(place.node.summary)",
        at: place)
      return []
    }
    var names = [DesignSystem.rampName]
    return members.compactMap { member in
      let styles = styles(
        of: TokenPlace(node: member.value, keyPath: DocumentNode.join(place.keyPath, member.key)))
      guard isFreeName(member, among: names, keyPath: place.keyPath), let styles else { return nil }
      names.append(member.key)
      return StylePreview(name: member.key, line: member.line, styles: styles)
    }
  }

  /// Whether a preview can have a name: it is a part of the paths of frames, and some file systems
  /// do not tell capitals from small letters.
  private mutating func isFreeName(
    _ member: DocumentNode.Member, among names: [String], keyPath: String
  ) -> Bool {
    let name = member.key
    let keyPath = DocumentNode.join(keyPath, name)
    guard name.pathComponent == name else {
      error(
        .invalidName, "'\(name)' cannot be a part of a path; '\(name.pathComponent)' can",
        line: member.line,
        keyPath: keyPath)
      return false
    }
    guard let other = names.first(where: { $0.lowercased() == name.lowercased() }) else {
      return true
    }
    let reason =
      other == DesignSystem.rampName
      ? "'\(other)' is the preview of all styles" : "another preview is called '\(other)'"
    error(.invalidName, "\(reason); choose another name", line: member.line, keyPath: keyPath)
    return false
  }

  /// The names of the styles of a preview; nil when nothing is left to show.
  private mutating func styles(of place: TokenPlace) -> [String]? {
    guard let elements = place.node.elements else {
      error(.wrongType, "a preview is a list of styles, not \(place.node.summary)", at: place)
      return nil
    }
    guard !elements.isEmpty else {
      error(.missingKey, "a preview shows at least one style", at: place)
      return nil
    }
    var names: [String] = []
    for element in elements {
      let place = TokenPlace(node: element, keyPath: place.keyPath)
      guard let name = styleName(place) else { continue }
      if names.contains(name) {
        error(.duplicateKey, "'\(name)' is in the list already", at: place)
      } else {
        names.append(name)
      }
    }
    return names.isEmpty ? nil : names
  }

  /// The name of the style that an entry of a list stands for.
  private mutating func styleName(_ place: TokenPlace) -> String? {
    let named: Token?
    switch TokenReference.read(place.node) {
    case .reference(let reference): named = token(of: reference)
    case .malformed(let reason):
      error(.invalidReference, "\(place.node.summary): \(reason)", at: place)
      return nil
    case .plain:
      guard let name = place.node.string else {
        error(.wrongType, "a style is named by a text, not \(place.node.summary)", at: place)
        return nil
      }
      named = index[name].map { tokens[$0] }
    }
    if let named, type(of: named) == "typography" { return named.path }
    reportUnknownStyle(place)
    return nil
  }

  private mutating func reportUnknownStyle(_ place: TokenPlace) {
    let written = (place.node.string ?? "").filter { $0 != "{" && $0 != "}" }
    let known = tokens.filter { type(of: $0) == "typography" }.map(\.path)
    let hint = NearestName.nearest(to: written, in: known).map { "; did you mean '\($0)'?" } ?? ""
    error(.danglingReference, "\(place.node.summary) is no style of this file\(hint)", at: place)
  }
}
