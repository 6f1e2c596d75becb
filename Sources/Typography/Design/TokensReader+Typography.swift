extension TokensReader {
  /// The references that one style may follow.
  static let budgetOfStyle = 2000

  private static let properties = [
    "fontFamily", "fontWeight", "fontSize", "lineHeight", "letterSpacing",
  ]

  /// One style for each typography token, in the order of the document.
  mutating func styles() -> [DesignStyle] {
    var styles: [DesignStyle] = []
    for token in tokens {
      switch type(of: token) {
      case "typography": styles.append(style(of: token))
      case nil: reportMissingType(of: token)
      default: rejectExtension(of: token.node, line: token.line, path: token.path)
      }
    }
    for (path, group) in groups.sorted(by: { $0.key < $1.key }) where !path.isEmpty {
      rejectExtension(of: group, line: group.line, path: path)
    }
    return styles
  }

  private mutating func style(of token: Token) -> DesignStyle {
    _ = takeReasons()
    budget = Self.budgetOfStyle
    currentStyle = token.path
    defer { currentStyle = nil }
    var style = DesignStyle(name: token.path, line: token.line)
    style.deprecation = token.deprecation
    style.description = token.node["$description"]?.string
    readExtension(of: token, into: &style)
    if let value = token.node["$value"] {
      readValue(TokenPlace(node: value, keyPath: token.path), into: &style, line: token.line)
    }
    style.unresolvedReasons = takeReasons()
    return style
  }

  private mutating func readValue(_ place: TokenPlace, into style: inout DesignStyle, line: Int) {
    guard let value = follow(place, types: ["typography"]) else { return }
    guard value.node.members != nil else {
      error(.wrongType, "a typography value is an object, not \(value.node.summary)", at: value)
      return
    }
    checkProperties(of: value)
    if let family = value.member("fontFamily") { style.families = families(family) ?? [] }
    if let weight = value.member("fontWeight") { style.weight = self.weight(weight) }
    if let size = value.member("fontSize") { style.size = fontSize(size) }
    if let height = value.member("lineHeight") {
      style.lineHeight = lineHeight(height)
    }
    if let spacing = value.member("letterSpacing") { readTracking(spacing, into: &style) }
    checkCompleteness(of: value, style: &style, line: line)
  }

  /// The size belongs to the platform when `textStyle` is given, and to the document otherwise.
  private mutating func checkCompleteness(
    of value: TokenPlace, style: inout DesignStyle, line: Int
  ) {
    let hasFamily = value.node.member("fontFamily") != nil
    if case .textStyle(let textStyle) = style.sizing {
      let isGeneric =
        style.families.count == 1 && Font.Design(genericFamily: style.families[0]) != nil
      if hasFamily, !style.families.isEmpty, !isGeneric {
        warn(
          .conflict, "'textStyle' asks for the platform's font; fontFamily is not used", line: line,
          keyPath: style.name)
      }
      if let size = style.size, size != textStyle.pointSize(at: .large) {
        warn(
          .conflict, "'textStyle' asks for the platform's sizes; fontSize is not used", line: line,
          keyPath: style.name)
      }
      style.size = nil
      return
    }
    if value.node.member("fontSize") == nil {
      error(.missingKey, "no fontSize", line: line, keyPath: style.name)
    }
    if !hasFamily {
      warn(
        .missingKey, "no fontFamily; the platform's font is shown", line: line, keyPath: style.name)
    }
  }

  private mutating func checkProperties(of value: TokenPlace) {
    if let member = value.node.member("fontStyle") {
      error(
        .misplaced,
        "'fontStyle' is no key of a typography value; write 'italic' under"
          + " $extensions.typo-preview", line: member.line,
        keyPath: value.keyPath + ".fontStyle")
    }
    var plain = value
    plain.node.content = .object((value.node.members ?? []).filter { $0.key != "fontStyle" })
    checkKeys(of: plain, known: Self.properties, what: "a typography value")
  }

  /// The format forbids guessing a type; what looks like a style must not vanish silently.
  private mutating func reportMissingType(of token: Token) {
    let keys = (token.node["$value"]?.members ?? []).map(\.key)
    if keys.contains("fontFamily") || keys.contains("fontSize") {
      error(
        .missingKey, "no $type; a style needs \"$type\": \"typography\"", line: token.line,
        keyPath: token.path)
    } else {
      warn(
        .notDTCG, "no $type, also not in a group around it: not valid DTCG", line: token.line,
        keyPath: token.path)
    }
  }
}
