/// What edits change about one style, in words.
public struct StyleChange: Hashable, Sendable, CustomStringConvertible {
  /// The style's name.
  public var style: String
  /// What changes: `family Lato`, `weight 700 to 600`.
  public var parts: [String]

  /// The change in one line, `title: family Lato, weight 700 to 600`; it may quote the design
  /// unescaped.
  public var description: String { style + ": " + parts.joined(separator: ", ") }
}

extension DesignEdits {
  /// What the edits change, in the order of the design; styles that stay the same are left out.
  ///
  /// - Parameters:
  ///   - design: The design as it was read.
  ///   - before: The edits that stood before, when the words shall say what is new since then.
  public func changes(
    in design: DesignSystem, after before: DesignEdits = DesignEdits()
  ) -> [StyleChange] {
    design.styles.compactMap { style in
      let old = style.applying(before.edit(of: style.name))
      let parts = style.applying(edit(of: style.name)).differences(from: old)
      return parts.isEmpty ? nil : StyleChange(style: style.name, parts: parts)
    }
  }
}

extension DesignStyle {
  /// What is different from an earlier state of the style, as far as edits go.
  fileprivate func differences(from old: DesignStyle) -> [String] {
    var parts: [String] = []
    if families.first != old.families.first { parts.append("family \(families.first ?? "none")") }
    if weight != old.weight {
      let words = [old.weight, weight].compactMap { $0.map(String.init) }
      parts.append("weight " + words.joined(separator: " to "))
    }
    if isItalic != old.isItalic { parts.append(isItalic ? "italic" : "upright") }
    if let size = baseSize, size != old.baseSize {
      let words = [old.baseSize, size].compactMap { $0?.decimalText }
      parts.append("size " + words.joined(separator: " to ") + " pt")
    }
    if sizing != old.sizing { parts.append(sizing.words) }
    for sample in samples where !old.samples.contains(sample) {
      let language = sample.locale.map { " (\($0))" } ?? ""
      parts.append("sample\(language) '\(sample.text)'")
    }
    return parts
  }
}

extension DesignStyle.Sizing {
  fileprivate var words: String {
    switch self {
    case .relativeTo(let style): "grows with \(style.rawValue)"
    case .fixed: "keeps its size"
    case .textStyle(let style): "the platform's \(style.rawValue)"
    }
  }
}
