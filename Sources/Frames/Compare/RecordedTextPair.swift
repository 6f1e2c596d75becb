import Typography

/// The same text in two records of a frame.
struct RecordedTextPair: Hashable {
  var old: RecordedText
  var new: RecordedText

  /// The differences that no other difference of the text explains; where it stands is left out.
  var findings: [RecordFinding] {
    guard old != new else { return [] }
    let spans = spanFindings
    var findings: [RecordFinding] = []
    func isExplained(_ path: String) -> Bool {
      (findings + spans).contains {
        $0.aspect.explains(path) && !isOwnLineHeight(path, of: $0.aspect)
      }
    }
    for aspect in RecordedAspect.all where !RecordKey.names(.lines, .spans).contains(aspect.path) {
      guard old[aspect.path] != new[aspect.path], !isExplained(aspect.path) else { continue }
      findings.append(finding(aspect, old: old[aspect.path], new: new[aspect.path]))
    }
    if let division = divisionFinding, !isExplained(RecordKey.spans.rawValue) {
      findings.append(division)
    }
    findings += spans
    if let lines = linesFinding, !isExplained(RecordKey.lines.rawValue) { findings.append(lines) }
    for path in unnamedPaths where old[path] != new[path] && !isExplained(path) {
      findings.append(finding(.unnamed(path), old: old[path], new: new[path]))
    }
    return findings
  }

  /// Whether the lines stand elsewhere.
  var isMoved: Bool { places(of: old) != places(of: new) }

  /// Where the text stands in both, as a finding of its own.
  var position: RecordFinding {
    finding(.position, old: .text(firstPlace(of: old)), new: .text(firstPlace(of: new)))
  }

  /// A line height that another size does not account for: it is no longer the same share of the
  /// size, by more than rounding to a point.
  private func isOwnLineHeight(_ path: String, of aspect: RecordedAspect) -> Bool {
    guard path == RecordKey.lineHeight.rawValue,
      [RecordKey.path(.requested, .size), RecordKey.path(.pointSize)].contains(aspect.path),
      old[RecordKey.path(.requested, .font)].string?.hasPrefix("system") == false,
      let before = old[.pointSize].number, let after = new[.pointSize].number, before > 0
    else { return false }
    return abs(new.lineHeight - old.lineHeight / before * after) > 1
  }

  /// A finding about the text, under its style's name.
  func finding(
    _ aspect: RecordedAspect, old: DocumentNode, new: DocumentNode
  ) -> RecordFinding {
    RecordFinding(
      style: self.new.style.isEmpty ? nil : self.new.style, aspect: aspect, old: old, new: new)
  }
}

// MARK: - Lines

extension RecordedTextPair {
  /// What differs in the lines apart from where they stand: their number, else their widths, else
  /// what they say.
  private var linesFinding: RecordFinding? {
    let (before, after) = (old.lines.map(\.withoutPlace), new.lines.map(\.withoutPlace))
    guard before != after,
      let aspect = RecordedAspect.all.first(where: { $0.path == RecordKey.lines.rawValue })
    else { return nil }
    if before.count != after.count {
      return finding(
        aspect, old: .decimal(Double(before.count)), new: .decimal(Double(after.count)))
    }
    let difference = zip(before, after).first { $0 != $1 }
    guard let (one, other) = difference else { return nil }
    if one[.text] == other[.text], one[.width] != other[.width] {
      return finding(.lineWidth, old: one[.width] ?? .null, new: other[.width] ?? .null)
    }
    return finding(.lineBreaks, old: one[.text] ?? .null, new: other[.text] ?? .null)
  }

  /// The paths of values that no named aspect covers.
  private var unnamedPaths: [String] {
    let named = Set(RecordedAspect.all.map(\.path) + RecordKey.names(.style))
    var seen: Set<String> = []
    return (old.value.paths + new.value.paths).filter {
      !named.contains($0) && seen.insert($0).inserted
    }
  }

  private func places(of text: RecordedText) -> [[DocumentNode?]] {
    text.lines.map { [$0[.x], $0[.baseline]] }
  }

  private func firstPlace(of text: RecordedText) -> String {
    guard let line = text.lines.first else { return "" }
    return "\((line[.x] ?? .null).words),\((line[.baseline] ?? .null).words)"
  }
}

extension DocumentNode {
  /// A line without where it stands.
  fileprivate var withoutPlace: DocumentNode {
    .object((members ?? []).filter { !RecordKey.names(.x, .baseline).contains($0.key) })
  }

  /// The paths of a text's values: of objects one level down, whole lists.
  fileprivate var paths: [String] {
    (members ?? []).flatMap { member in
      let inner = member.value.members ?? []
      return inner.isEmpty || RecordedAspect.all.contains { $0.path == member.key }
        ? [member.key] : inner.map { "\(member.key).\($0.key)" }
    }
  }
}
