extension ExplainedText {
  /// The size and the rule that it comes from.
  var size: Section {
    let request = fontRequest
    // What is drawn is a share of the size where a text shrinks to fit.
    let points = request.pointSize / record.scaleFactor
    var rows = [Row("size", "\(points.decimalText) pt")]
    let category = traits.dynamicTypeSize
    if let style = request.relativeTo, isByTable(style) {
      rows.append(
        Row("rule", "the platform's table: \(style.rawValue) at \(category.rawValue)"))
    } else if let style = request.relativeTo {
      rows.append(Row("rule", scaling(request.size, with: style, to: points)))
      rows.append(
        Row(
          "",
          "\(style.rawValue)'s leading at \(category.rawValue) over that at large; "
            + "rounded half up"))
    } else {
      rows.append(Row("rule", "fixed: does not follow the Dynamic Type size"))
    }
    if record.scaleFactor < 1 {
      let share = (record.scaleFactor * 100).decimalText
      rows.append(Row("drawn at", "\(request.pointSize.decimalText) pt: \(share) %, to fit"))
    }
    return Section(title: "Size", rows: rows)
  }

  private func isByTable(_ style: Font.TextStyle) -> Bool {
    guard case .system = fontRequest.source else { return false }
    if case .textStyle? = self.style?.sizing { return true }
    // A style without a size of its own, and text of no style.
    return self.style?.size == nil && fontRequest.size == style.pointSize(at: .large)
  }

  private func scaling(
    _ authored: Double, with style: Font.TextStyle, to points: Double
  ) -> String {
    let leading = style.scalingLeading(at: traits.dynamicTypeSize).decimalText
    let usual = style.scalingLeading(at: .large).decimalText
    let exact = style.scaledValue(authored, at: traits.dynamicTypeSize)
    let rounded = exact == points ? "" : ", rounded \(points.decimalText)"
    return "\(authored.decimalText) × \(leading) ÷ \(usual) = \(exact.decimalText)\(rounded)"
  }

  /// Which face draws which characters.
  var characters: Section {
    var rows: [Row] = []
    if record.fallbacks.isEmpty, record.missingGlyphs.isEmpty {
      rows.append(Row(record.font.face.postScriptName, "draws every character"))
    } else {
      rows.append(Row(record.font.face.postScriptName, "draws the others"))
    }
    for fallback in record.fallbacks {
      let characters = fallback.characters.map(\.quoted).joined(separator: " ")
      rows.append(Row(fallback.postScriptName, "draws \(characters) (\(fallback.file))"))
    }
    if !record.missingGlyphs.isEmpty {
      rows.append(Row("no face has", record.missingGlyphs.map(\.quoted).joined(separator: " ")))
    }
    return Section(title: "Characters", rows: rows)
  }
}
