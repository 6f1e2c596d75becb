import Typography

extension RecordedTextPair {
  /// The most characters of a stretch that a sentence holds.
  private static let nameLimit = 24

  /// The differences of single stretches of a text of several styles, each a finding of its own; what
  /// differs in the whole text in the same way is left to it.
  var spanFindings: [RecordFinding] {
    guard isDividedAlike else { return [] }
    return zip(old[.spans].elements ?? [], new[.spans].elements ?? []).flatMap { before, after in
      let pair = RecordedTextPair(old: RecordedText(value: before), new: RecordedText(value: after))
      return pair.findings.filter { !follows($0, in: pair) }.map { named($0, in: after) }
    }
  }

  /// Where the text falls into other stretches than before: what each of them says.
  var divisionFinding: RecordFinding? {
    guard !isDividedAlike,
      let aspect = RecordedAspect.all.first(where: { $0.path == RecordKey.spans.rawValue })
    else { return nil }
    return finding(aspect, old: texts(of: old), new: texts(of: new))
  }

  private var isDividedAlike: Bool { texts(of: old) == texts(of: new) }

  private func texts(of text: RecordedText) -> DocumentNode {
    let texts = (text[.spans].elements ?? []).map { $0[.text] ?? .null }
    return texts.isEmpty ? .null : .list(texts)
  }

  /// Whether a stretch's difference is the whole text's too, or follows from one of the text's that
  /// stretches do not have, such as its background.
  private func follows(_ finding: RecordFinding, in span: RecordedTextPair) -> Bool {
    let path = finding.aspect.path
    if old[path] == finding.old, new[path] == finding.new { return true }
    return RecordedAspect.all.contains { aspect in
      old[aspect.path] != new[aspect.path] && aspect.explains(path)
        && span.old[aspect.path] == .null && span.new[aspect.path] == .null
    }
  }

  /// A stretch's finding as one of the text: `weight of 'very' 400 to 700`.
  private func named(_ finding: RecordFinding, in span: DocumentNode) -> RecordFinding {
    let text = span[.text]?.string ?? ""
    let name = String(text.prefix(Self.nameLimit)) + (text.count > Self.nameLimit ? "…" : "")
    let aspect = RecordedAspect.inSpan(finding.aspect, named: name.printable)
    return self.finding(aspect, old: finding.old, new: finding.new)
  }
}
