extension ExplainedText {
  /// The names that were looked up and the faces that were looked at.
  var consideration: Section {
    guard let (_, consideration) = matcher.explain(fontRequest) else {
      return Section(title: "Faces considered", rows: [])
    }
    var rows = consideration.lookups.map { Row("'\($0.name)'", $0.outcome) }
    rows += consideration.candidates.map { candidate in
      let verdict = candidate.isTaken ? "taken" : "not taken"
      let file = candidate.face.id.file
      return Row(candidate.face.postScriptName, "\(verdict): \(candidate.reason) (\(file))")
    }
    let others = matcher.unconcernedFamilies(beside: consideration)
      .map { "\($0.family) (\($0.count))" }
    if !others.isEmpty { rows.append(Row("other families", others.joined(separator: ", "))) }
    return Section(title: "Faces considered", rows: rows)
  }

  /// The face, and how the matcher came to it.
  var face: Section {
    let font = record.font
    let face = font.face
    var rows = [
      Row("face", "\(face.postScriptName), \(face.family) \(face.styleName)"),
      Row("file", face.id.file + (face.id.index > 0 ? ", face \(face.id.index + 1)" : "")),
      Row("brought by", face.origin.words),
      Row("weight drawn", "\(font.weight)" + (font.isItalic ? ", italic" : "")),
    ]
    for (position, reason) in font.reasons.enumerated() {
      rows.append(Row(position == 0 ? "because" : "", reason))
    }
    if !font.notes.isEmpty {
      rows.append(Row("noted", font.notes.map(\.rawValue).joined(separator: ", ")))
    }
    if record.spans.count > 1 {
      rows.append(Row("stretches", "\(record.spans.count); this is the first"))
    }
    return Section(title: "Face", rows: rows)
  }

  /// Where each axis of the face stands, and what is switched on or off.
  var axes: Section {
    let font = record.font
    let values = font.axes
    var rows = font.face.axes.map { axis in
      let value = values[axis.tag] ?? axis.defaultValue
      return Row(
        axis.tag,
        "\(value.decimalText), \(reason(for: axis, value: value)); "
          + "from \(axis.minimum.decimalText) to \(axis.maximum.decimalText)")
    }
    for (tag, value) in font.instance.features.sorted(by: { $0.key < $1.key }) {
      rows.append(Row("feature \(tag)", value == 0 ? "off" : value == 1 ? "on" : "\(value)"))
    }
    return Section(title: "Axes and features", rows: rows)
  }

  private func reason(for axis: FaceDescription.Axis, value: Double) -> String {
    if fontRequest.axes[axis.tag] != nil { return "as the style sets it" }
    if value == axis.defaultValue { return "where the font has it by itself" }
    switch axis.tag {
    case "wght": return "for the weight"
    case "wdth": return "for the width"
    case "opsz": return "for the size"
    case "ital", "slnt": return "for italic"
    default: return "by the named instance"
    }
  }
}

extension FaceDescription.Origin {
  fileprivate var words: String {
    switch self {
    case .design: "the design"
    case .standIn: "the program, in place of the platform's font"
    case .installed: "this machine; the design does not bring it"
    }
  }
}
