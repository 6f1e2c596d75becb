extension TokensReader {
  /// The key under `$extensions` at which this tool's words stand.
  static let extensionKey = "typo-preview"
  private static let styleKeys = [
    "relativeTo", "fixed", "textStyle", "italic", "axes", "features", "lineLimit",
    "minimumScaleFactor", "height", "color", "sample",
  ]

  /// The tool's own part of `$extensions`; what other tools keep there is theirs.
  mutating func ownExtension(of node: DocumentNode, path: String) -> TokenPlace? {
    guard let member = node.member("$extensions") else { return nil }
    let keyPath = DocumentNode.join(path, "$extensions")
    guard let others = member.value.members else {
      error(
        .wrongType, "$extensions is an object, not \(member.value.summary)", line: member.line,
        keyPath: keyPath
      )
      return nil
    }
    for other in others
    where other.key != Self.extensionKey
      && NearestName.nearest(to: other.key, in: [Self.extensionKey]) != nil
    {
      warn(
        .unknownKey, "not read; did you mean '\(Self.extensionKey)'?", line: other.line,
        keyPath: keyPath + "." + other.key)
    }
    guard let own = member.value.member(Self.extensionKey) else { return nil }
    let place = TokenPlace(node: own.value, keyPath: keyPath + "." + Self.extensionKey)
    guard own.value.members != nil else {
      error(.wrongType, "an object is needed, not \(own.value.summary)", at: place)
      return nil
    }
    return place
  }

  /// Reads what a typography token says to this tool.
  mutating func readExtension(of token: Token, into style: inout DesignStyle) {
    guard let place = ownExtension(of: token.node, path: token.path) else { return }
    checkKeys(of: place, known: Self.styleKeys, what: "a style's '\(Self.extensionKey)'")
    readSizing(place, into: &style)
    if let italic = place.member("italic") { style.isItalic = bool(italic) ?? false }
    if let axes = place.member("axes") { style.axes = self.axes(axes) }
    if let features = place.member("features") { style.features = self.features(features) }
    if let limit = place.member("lineLimit") { style.lineLimit = lineLimit(limit) }
    if let factor = place.member("minimumScaleFactor") {
      style.minimumScaleFactor = minimumScaleFactor(factor)
    }
    if let height = place.member("height") { style.height = self.height(height) }
    if let color = place.member("color") { style.color = adaptiveColor(color) }
    if let sample = place.member("sample") { style.samples = samples(sample) }
  }

  /// Reports words to this tool where they have no meaning.
  mutating func rejectExtension(of node: DocumentNode, line: Int, path: String) {
    guard let place = ownExtension(of: node, path: path) else { return }
    error(
      .misplaced, "only typography tokens and the file's top can hold '\(Self.extensionKey)'",
      at: place)
  }
}

// MARK: - Sizing

extension TokensReader {
  private mutating func readSizing(_ place: TokenPlace, into style: inout DesignStyle) {
    var chosen: [String] = []
    if let relativeTo = place.member("relativeTo") {
      chosen.append("relativeTo")
      if let textStyle = textStyle(relativeTo) { style.sizing = .relativeTo(textStyle) }
    }
    if let fixed = place.member("fixed"), bool(fixed) == true {
      chosen.append("fixed")
      style.sizing = .fixed
    }
    if let own = place.member("textStyle") {
      chosen.append("textStyle")
      if let textStyle = textStyle(own) { style.sizing = .textStyle(textStyle) }
    }
    if chosen.count > 1 {
      error(
        .conflict, "only one of \(chosen.joined(separator: ", ")) can decide the size", at: place)
    }
  }

  private mutating func textStyle(_ place: TokenPlace) -> Font.TextStyle? {
    let names = Font.TextStyle.allCases.map(\.rawValue)
    guard let text = place.node.string, let style = Font.TextStyle(spelling: text) else {
      let nearest = place.node.string.flatMap { NearestName.nearest(to: $0, in: names) }
      error(
        .unknownWord,
        "\(place.node.summary) is no text style; "
          + (nearest.map { "did you mean '\($0)'?" }
            ?? "it is one of " + names.joined(separator: ", ")),
        at: place)
      return nil
    }
    return style
  }

  private mutating func bool(_ place: TokenPlace) -> Bool? {
    guard let bool = place.node.bool else {
      error(.wrongType, "true or false is needed, not \(place.node.summary)", at: place)
      return nil
    }
    return bool
  }
}

// MARK: - Colours and samples

extension TokensReader {
  /// Reads `{ "light": …, "dark": … }`, or one colour for both.
  mutating func adaptiveColor(_ place: TokenPlace) -> Color? {
    let keys = (place.node.members ?? []).map(\.key)
    guard place.node.members != nil, !keys.contains("colorSpace"), !keys.contains("$ref") else {
      return color(place).map { Color($0) }
    }
    checkKeys(of: place, known: ["light", "dark"], what: "a colour")
    guard let light = place.member("light"), let dark = place.member("dark") else {
      let missing = keys.contains("light") ? "dark" : "light"
      error(.missingKey, "a colour needs '\(missing)' too", at: place)
      return nil
    }
    // Both are read, so that both are reported.
    let pair = (color(light), color(dark))
    guard let light = pair.0, let dark = pair.1 else { return nil }
    return Color(light: light, dark: dark)
  }

  private mutating func samples(_ place: TokenPlace) -> [DesignStyle.Sample] {
    if let text = place.node.string {
      return isShort(text, at: place) ? [.init(locale: nil, text: text)] : []
    }
    guard let members = place.node.members else {
      error(
        .wrongType, "a sample is a text, or texts by language, not \(place.node.summary)", at: place
      )
      return []
    }
    return members.compactMap { member in
      guard let text = member.value.string else {
        error(
          .wrongType, "a sample is a text, not \(member.value.summary)", line: member.line,
          keyPath: place.keyPath + "." + member.key)
        return nil
      }
      let own = TokenPlace(node: member.value, keyPath: place.keyPath + "." + member.key)
      return isShort(text, at: own) ? .init(locale: member.key, text: text) : nil
    }
  }

  /// The most bytes of a sample: some pages of text, which no frame needs.
  private static let sampleLimit = 20_000

  private mutating func isShort(_ text: String, at place: TokenPlace) -> Bool {
    let count = text.utf8.count
    guard count > Self.sampleLimit else { return true }
    error(.outOfRange, "a sample has at most \(Self.sampleLimit) bytes, not \(count)", at: place)
    return false
  }
}
