import Typography

/// The same frame in two records.
struct RecordedFramePair {
  var old: RecordedFrame
  var new: RecordedFrame

  /// The members of a frame that are compared elsewhere, or that say only how it was recorded.
  private static let ownMembers = Set(RecordKey.names(.id, .texts, .files, .pending, .size))

  /// The texts that both frames have: those of one style in order.
  let texts: [RecordedTextPair]
  /// The texts that only the reference has.
  let removed: [RecordedText]
  /// The texts that only the new frame has.
  let added: [RecordedText]
  /// Texts that are the same but for the style's name.
  let renamed: [RecordedTextPair]

  init(old: RecordedFrame, new: RecordedFrame) {
    self.old = old
    self.new = new
    var rest = old.texts
    var added: [RecordedText] = []
    var texts: [RecordedTextPair] = []
    for text in new.texts {
      if let place = rest.firstIndex(where: { $0.style == text.style }) {
        texts.append(RecordedTextPair(old: rest.remove(at: place), new: text))
      } else {
        added.append(text)
      }
    }
    var renamed: [RecordedTextPair] = []
    for text in added {
      if let place = rest.firstIndex(where: { $0.isSame(as: text) }) {
        renamed.append(RecordedTextPair(old: rest.remove(at: place), new: text))
      }
    }
    self.texts = texts
    self.removed = rest
    self.renamed = renamed
    self.added = added.filter { text in !renamed.contains { $0.new == text } }
  }

  /// The differences that nothing else in the frame explains.
  ///
  /// A text that only moved is one when nothing around it grew, shrank, came or went.
  var findings: [RecordFinding] {
    var findings = texts.flatMap(\.findings)
    findings += removed.map { finding(.removed, of: $0) } + added.map { finding(.added, of: $0) }
    findings += renamed.map { pair in
      RecordFinding(
        style: pair.old.style, aspect: .renamed, old: .text(pair.old.style),
        new: .text(pair.new.style))
    }
    if isReordered {
      findings.append(RecordFinding(style: nil, aspect: .order, old: .null, new: .null))
    }
    let isMoving = findings.contains { $0.aspect.movesOthers }
    if !isMoving { findings += texts.filter(\.isMoved).map(\.position) }
    findings += ownFindings
    if findings.isEmpty, old.value[.size] != new.value[.size] {
      findings.append(finding(.pageSize))
    }
    return findings
  }

  /// The differences, where a style that could not be made out on one side is named with its reason.
  func findings(
    unresolved: (
      old: [(style: String, reasons: DocumentNode)],
      new: [(style: String, reasons: DocumentNode)]
    )
  ) -> [RecordFinding] {
    findings.map { finding in
      var finding = finding
      let reasons: DocumentNode?
      switch finding.aspect {
      case .removed: reasons = unresolved.new.first { $0.style == finding.style }?.reasons
      case .added: reasons = unresolved.old.first { $0.style == finding.style }?.reasons
      default: reasons = nil
      }
      guard let reasons else { return finding }
      if finding.aspect == .removed { finding.new = reasons } else { finding.old = reasons }
      finding.aspect = .unresolved
      return finding
    }
  }

  /// Whether the texts that both frames have follow each other in another way.
  private var isReordered: Bool {
    let pairs = texts + renamed
    let before = old.texts.filter { text in pairs.contains { $0.old == text } }
    let after = new.texts.compactMap { text in pairs.first { $0.new == text }?.old }
    return before != after
  }

  /// Whether anything stands elsewhere than before, or the page has another size.
  var isMoved: Bool {
    texts.contains(where: \.isMoved) || !removed.isEmpty || !added.isEmpty
      || old.value[.size] != new.value[.size]
  }

  /// What differs in the frame itself.
  private var ownFindings: [RecordFinding] {
    var seen: Set<String> = []
    return ((old.value.members ?? []) + (new.value.members ?? [])).map(\.key)
      .filter { !Self.ownMembers.contains($0) && seen.insert($0).inserted }
      .filter { old.value[$0] != new.value[$0] }
      .map { finding(.ofFrame($0)) }
  }

  private func finding(_ aspect: RecordedAspect) -> RecordFinding {
    RecordFinding(
      style: nil, aspect: aspect, old: old.value[aspect.path] ?? .null,
      new: new.value[aspect.path] ?? .null)
  }

  private func finding(_ aspect: RecordedAspect, of text: RecordedText) -> RecordFinding {
    RecordFinding(
      style: text.style.isEmpty ? nil : text.style, aspect: aspect, old: .null, new: .null)
  }
}

extension RecordedText {
  /// Whether the record says the same of another text but for the style's name and where it stands.
  fileprivate func isSame(as other: RecordedText) -> Bool {
    var one = self
    one.value.set(.style, to: other.value[.style])
    return RecordedTextPair(old: one, new: other).findings.isEmpty
  }
}
