extension DesignSystem {
  /// The design system as a tokens document, which reads back as the same; unresolved styles are left
  /// out.
  public var document: DocumentNode {
    var root = DocumentNode.Builder()
    if let description { root.add("$description", .text(description)) }
    let settings = self.settings
    if !settings.isEmpty {
      root.add("$extensions", .object([TokensReader.extensionKey: settings.node]))
    }
    var node = root.node
    for style in styles where !style.isUnresolved {
      node.insert(style.token, at: style.name.split(separator: ".").map(String.init)[...])
    }
    return node
  }

  private var settings: DocumentNode.Builder {
    var settings = DocumentNode.Builder()
    func add(_ key: String, _ texts: [String]) {
      if !texts.isEmpty { settings.add(key, .list(texts.map { .text($0) })) }
    }
    add("fonts", fontFolders)
    if background != .systemBackground { settings.add("background", background.node) }
    add("devices", devices)
    if !previews.isEmpty { settings.add("previews", previewsNode) }
    return settings
  }
}

extension DesignSystem {
  private var previewsNode: DocumentNode {
    var lists = DocumentNode.Builder()
    for preview in previews { lists.add(preview.name, .list(preview.styles.map { .text($0) })) }
    return lists.node
  }
}

extension DesignStyle {
  /// The style as a token.
  fileprivate var token: DocumentNode {
    var token = DocumentNode.Builder()
    token.add("$type", .text("typography"))
    if let description { token.add("$description", .text(description)) }
    if let deprecation {
      token.add("$deprecated", deprecation.isEmpty ? .flag(true) : .text(deprecation))
    }
    token.add("$value", value)
    let words = extensionNode
    if !words.isEmpty {
      token.add("$extensions", .object([TokensReader.extensionKey: words.node]))
    }
    return token.node
  }

  private var value: DocumentNode {
    var value = DocumentNode.Builder()
    if !families.isEmpty { value.add("fontFamily", .list(families.map { .text($0) })) }
    if let weight { value.add("fontWeight", .number(Double(weight))) }
    if let size { value.add("fontSize", .points(size)) }
    switch lineHeight {
    case .multiple(let factor): value.add("lineHeight", .number(factor))
    case .exact(let points): value.add("lineHeight", .points(points))
    case nil: break
    }
    if let part = trackingOfSize {
      value.add("letterSpacing", .text(DocumentNode.written(part) + "em"))
    } else if let tracking {
      value.add("letterSpacing", .points(tracking))
    }
    return value.node
  }

  private var extensionNode: DocumentNode.Builder {
    var words = DocumentNode.Builder()
    switch sizing {
    case .relativeTo(let style): words.add("relativeTo", .text(style.rawValue))
    case .fixed: words.add("fixed", .flag(true))
    case .textStyle(let style): words.add("textStyle", .text(style.rawValue))
    }
    if isItalic { words.add("italic", .flag(true)) }
    add("axes", axes.mapValues { .number($0) }, to: &words)
    add("features", features.mapValues { .number(Double($0)) }, to: &words)
    if let lineLimit { words.add("lineLimit", .number(Double(lineLimit))) }
    if let minimumScaleFactor { words.add("minimumScaleFactor", .number(minimumScaleFactor)) }
    if let height { words.add("height", .points(height)) }
    if let color { words.add("color", color.node) }
    if samples.count == 1, samples[0].locale == nil {
      words.add("sample", .text(samples[0].text))
    } else if !samples.isEmpty {
      var texts = DocumentNode.Builder()
      for sample in samples { texts.add(sample.locale ?? "", .text(sample.text)) }
      words.add("sample", texts.node)
    }
    return words
  }

  private func add(
    _ key: String, _ values: [String: DocumentNode], to words: inout DocumentNode.Builder
  ) {
    guard !values.isEmpty else { return }
    var object = DocumentNode.Builder()
    for (tag, value) in values.sorted(by: { $0.key < $1.key }) { object.add(tag, value) }
    words.add(key, object.node)
  }
}

extension Color {
  fileprivate var node: DocumentNode {
    let (light, dark) = (resolved(in: .light), resolved(in: .dark))
    if light == dark { return .text(light.hex) }
    return .object(["light": .text(light.hex), "dark": .text(dark.hex)])
  }
}

extension DocumentNode {
  /// An object that is put together member by member.
  fileprivate struct Builder {
    private var members: [Member] = []

    var isEmpty: Bool { members.isEmpty }
    var node: DocumentNode { DocumentNode(.object(members), line: 0) }

    mutating func add(_ key: String, _ value: DocumentNode) {
      members.append(Member(key: key, line: 0, value: value))
    }
  }

  fileprivate static func points(_ points: Double) -> DocumentNode {
    .object(["value": .number(points), "unit": .text("px")])
  }

  /// Puts a value at the end of some keys, in objects that are made where they are missing.
  fileprivate mutating func insert(_ value: DocumentNode, at path: ArraySlice<String>) {
    guard let key = path.first, var members else {
      content = value.content
      return
    }
    let position = members.firstIndex { $0.key == key } ?? members.count
    if position == members.count {
      members.append(Member(key: key, line: 0, value: .object([:])))
    }
    members[position].value.insert(value, at: path.dropFirst())
    content = .object(members)
  }
}
