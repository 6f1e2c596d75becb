extension ExplainedText {
  /// Where the style is written, and as what.
  var token: Section {
    var rows = [Row("style", record.style ?? "none: this text belongs to no style")]
    if let document, let line = style?.line {
      rows.append(Row("written in", "\(document):\(line)"))
    }
    for source in sources {
      let place = style?.line == source.line ? "" : " (line \(source.line))"
      rows.append(Row(source.property, source.written + place + aliases(of: source)))
    }
    rows += (style?.unresolvedReasons ?? []).map { Row("not made out", $0) }
    if let deprecation = style?.deprecation {
      rows.append(Row("deprecated", deprecation.isEmpty ? "yes" : deprecation))
    }
    return Section(title: "Token", rows: rows)
  }

  private func aliases(of source: TokenSource) -> String {
    guard !source.aliases.isEmpty else { return "" }
    let others = source.aliases.dropFirst().map { " → \($0)" }.joined()
    guard let value = source.value else { return others + " → nothing" }
    let line = source.valueLine.map { " (line \($0))" } ?? ""
    return "\(others) → \(value)\(line)"
  }

  /// What is asked of the faces.
  var request: Section {
    var rows: [Row] = []
    switch fontRequest.source {
    case .system(let design):
      rows.append(Row("font", "the platform's own, \(design.rawValue) design"))
    case .named(let names):
      rows.append(Row("font", names.map { "'\($0)'" }.joined(separator: ", then ")))
    }
    rows.append(Row("weight", weightInWords))
    if fontRequest.isItalic { rows.append(Row("italic", "yes")) }
    if let width = fontRequest.width {
      rows.append(Row("width", "\(width.percent.decimalText) %"))
    }
    if fontRequest.isMonospaced { rows.append(Row("monospaced", "yes")) }
    if fontRequest.hasMonospacedDigits { rows.append(Row("digits", "of one width")) }
    return Section(title: "Asked for", rows: rows)
  }

  private var weightInWords: String {
    if fontRequest.isBold { return "bold, as a trait: 600 or more will do" }
    guard let weight = fontRequest.weight else { return "none: the name decides, else 400" }
    let name = weight.name.map { "\($0), " } ?? ""
    let trait = WeightTrait(askedFor: weight).value.decimalText
    return "\(weight.openTypeWeight) (\(name)trait \(trait))"
  }
}
