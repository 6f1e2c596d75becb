/// What has to be written about one style.
struct StyleRevision {
  /// The style as it was read at first.
  let before: DesignStyle
  /// The style as the document says it now.
  let now: DesignStyle
  /// The style as it shall be.
  let goal: DesignStyle
  /// The document as it is written now.
  let root: DocumentNode
  /// The document as it was read at first.
  let original: TokensReader
  /// The keys that lead to the style's token.
  let keys: [String]
  /// The token as it was read at first.
  let token: Token

  /// Looks the style up; nil when the document never had it.
  init?(
    before: DesignStyle, now: DesignStyle, goal: DesignStyle, root: DocumentNode,
    original: TokensReader
  ) {
    guard let keys = original.root.keys(toToken: goal.name),
      let position = original.index[goal.name]
    else { return nil }
    self.before = before
    self.now = now
    self.goal = goal
    self.root = root
    self.original = original
    self.keys = keys
    token = original.tokens[position]
  }

  /// What can be written into what the style has of its own.
  var ownChanges: [DocumentChange] {
    guard let written, written.members != nil, written["$value"] != nil || written["$ref"] != nil
    else { return [] }
    return valueChanges(of: written, byPointer: false) + extensionChanges(of: written)
  }

  /// What has to be written out before the style has all of its own.
  var structuralChanges: [DocumentChange] {
    guard let written, written.members != nil else {
      return [DocumentChange(keys, to: token.node)]
    }
    guard let value = written["$value"] else {
      guard written["$ref"] != nil else { return [DocumentChange(keys, to: token.node)] }
      return [DocumentChange(keys + ["$ref"], renamedTo: "$value", value: wholeValue)] + type
    }
    guard TokenReference.read(value) == .plain else {
      return [DocumentChange(keys + ["$value"], to: wholeValue)] + type
    }
    return valueChanges(of: written, byPointer: true)
  }

  /// The style's token as it is written now; nil when a group takes it over from another.
  private var written: DocumentNode? { root.value(at: keys) }

  /// The token that the whole value comes from; nil when the style has its own.
  var source: String? {
    if let value = written?["$value"] {
      return TokenReference.read(value).target
    }
    if let written, written["$ref"] != nil { return TokenReference.read(written).target }
    // A group on the way takes the token over from another group.
    for count in keys.indices.reversed() {
      guard let group = root.value(at: Array(keys[..<count])),
        let reference = group["$extends"] ?? group["$ref"],
        let target = TokenReference.read(target: reference).target
      else { continue }
      return ([target] + keys[count...]).joined(separator: ".")
    }
    return nil
  }

  /// The value that the token had at first, behind all references.
  var wholeValue: DocumentNode {
    guard let value = token.node["$value"] else { return .object([:]) }
    var reader = original
    reader.budget = TokensReader.budgetOfStyle
    let place = TokenPlace(node: value, keyPath: token.path)
    return reader.follow(place, types: ["typography"])?.node ?? .object([:])
  }

  /// The type, where it came with the reference.
  private var type: [DocumentChange] {
    guard token.ownType == nil, token.inheritedType != "typography" else { return [] }
    return [DocumentChange(keys + ["$type"], to: .text("typography"))]
  }
}

// MARK: - The value

extension StyleRevision {
  /// - Parameter byPointer: Whether the members that are taken from elsewhere by `$ref` are written
  ///   out, or the others are changed.
  private func valueChanges(of written: DocumentNode, byPointer: Bool) -> [DocumentChange] {
    guard let value = written["$value"], TokenReference.read(value) == .plain else { return [] }
    var changes: [DocumentChange] = []
    func change(_ key: String, _ isNeeded: Bool, _ isEdited: Bool, _ make: () -> [DocumentChange]) {
      guard isNeeded, (value[key]?.holdsPointer ?? false) == byPointer else { return }
      if isEdited {
        changes += make()
      } else if let plain = plain(key) {
        changes.append(DocumentChange(keys + ["$value", key], to: settled(plain)))
      }
    }
    change("fontFamily", now.families != goal.families, before.families != goal.families) {
      familyChanges(of: value["fontFamily"])
    }
    change("fontWeight", now.weight != goal.weight, before.weight != goal.weight) {
      goal.weight.map { [weightChange(to: $0)] } ?? []
    }
    let size = goal.size
    change("fontSize", now.size != size, before.size != size) {
      size.map { [sizeChange(of: value["fontSize"], to: $0)] } ?? []
    }
    change("lineHeight", now.lineHeight != goal.lineHeight, false) { [] }
    let hasPart = goal.trackingOfSize != nil
    let isOther =
      now.trackingOfSize != goal.trackingOfSize || !hasPart && now.tracking != goal.tracking
    change("letterSpacing", isOther, false) { [] }
    return changes
  }

  /// A member of the value as it was written at first, behind all references.
  private func plain(_ key: String) -> DocumentNode? {
    wholeValue[key].flatMap(followed)
  }

  private func followed(_ node: DocumentNode) -> DocumentNode? {
    var reader = original
    reader.budget = TokensReader.budgetOfStyle
    return reader.follow(TokenPlace(node: node, keyPath: token.path), types: [])?.node
  }

  /// A value without references, also none inside it: what they lead to may change.
  private func settled(_ node: DocumentNode) -> DocumentNode {
    var node = followed(node) ?? node
    switch node.content {
    case .array(let elements): node.content = .array(elements.map(settled))
    case .object(let members):
      node.content = .object(
        members.map { .init(key: $0.key, line: $0.line, value: settled($0.value)) })
    default: break
    }
    return node
  }

  /// Only the first name of a list is written anew where only it changes.
  private func familyChanges(of written: DocumentNode?) -> [DocumentChange] {
    let path = keys + ["$value", "fontFamily"]
    let names = goal.families
    if let elements = written?.elements, elements.map(\.string) == now.families.map(Optional.some),
      names.dropFirst() == now.families.dropFirst(), let first = names.first
    {
      return [DocumentChange(path + ["0"], to: .text(first))]
    }
    let isList = names.count > 1 || plain("fontFamily")?.elements != nil
    return [
      DocumentChange(path, to: isList ? .list(names.map { .text($0) }) : .text(names.first ?? ""))
    ]
  }

  /// A weight is written as it was: as a number or as a word, where there is one.
  private func weightChange(to weight: Int) -> DocumentChange {
    let path = keys + ["$value", "fontWeight"]
    let number = DocumentNode.number(Double(weight))
    guard let text = plain("fontWeight")?.string else { return DocumentChange(path, to: number) }
    if Double(written: text) != nil { return DocumentChange(path, to: .text(String(weight))) }
    let word = TokensReader.word(forWeight: weight)
    return DocumentChange(path, to: word.map { .text($0) } ?? number)
  }

  /// A size is written as it was: as a dimension or a text, in its unit.
  private func sizeChange(of written: DocumentNode?, to size: Double) -> DocumentChange {
    let path = keys + ["$value", "fontSize"]
    let before = plain("fontSize")
    switch before?.content {
    case .object:
      let unit = before?["unit"]?.string ?? "px"
      let value = DocumentNode.number(size / (TokensReader.units[unit] ?? 1))
      if written?["value"]?.number != nil, written?["unit"]?.string == unit {
        return DocumentChange(path + ["value"], to: value)
      }
      return DocumentChange(path, to: .object(["value": value, "unit": .text(unit)]))
    case .string(let text):
      let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
      let value = size / (TokensReader.units[unit] ?? 1)
      return DocumentChange(path, to: .text(DocumentNode.written(value) + unit))
    case .number: return DocumentChange(path, to: .number(size))
    default:
      return DocumentChange(path, to: .object(["value": .number(size), "unit": .text("px")]))
    }
  }
}

// MARK: - The extension

extension StyleRevision {
  private func extensionChanges(of written: DocumentNode) -> [DocumentChange] {
    let path = keys + ["$extensions", TokensReader.extensionKey]
    let own = written.value(at: ["$extensions", TokensReader.extensionKey])
    var changes: [DocumentChange] = []
    if now.isItalic != goal.isItalic {
      changes.append(DocumentChange(path + ["italic"], to: .flag(goal.isItalic)))
    }
    if now.sizing != goal.sizing, case .relativeTo(let style) = goal.sizing {
      changes.append(
        own?["textStyle"] == nil
          ? DocumentChange(path + ["relativeTo"], to: .text(style.rawValue))
          : DocumentChange(path + ["textStyle"], renamedTo: "relativeTo"))
    }
    if now.samples != goal.samples { changes += sampleChanges(path + ["sample"], own?["sample"]) }
    return changes
  }

  private func sampleChanges(_ path: [String], _ written: DocumentNode?) -> [DocumentChange] {
    if goal.samples.count == 1, let sample = goal.samples.first, sample.locale == nil {
      return [DocumentChange(path, to: .text(sample.text))]
    }
    return goal.samples.filter { !now.samples.contains($0) }.compactMap { sample in
      sample.locale.map { DocumentChange(path + [$0], to: .text(sample.text)) }
    }
  }
}

extension DocumentNode {
  /// Whether something in the value is taken from elsewhere by `$ref`.
  fileprivate var holdsPointer: Bool {
    switch content {
    case .array(let elements): elements.contains(where: \.holdsPointer)
    case .object(let members): members.contains { $0.key == "$ref" || $0.value.holdsPointer }
    default: false
    }
  }
}

extension TokenReference.Reading {
  /// The name of the token that is referred to.
  fileprivate var target: String? {
    switch self {
    case .reference(.alias(let name)): name
    case .reference(.pointer(let keys)): keys.filter { $0 != "$value" }.joined(separator: ".")
    case .plain, .malformed: nil
    }
  }
}
