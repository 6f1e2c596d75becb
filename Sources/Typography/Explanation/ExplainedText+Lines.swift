extension String {
  /// The language of a BCP 47 tag.
  fileprivate var language: String {
    String(prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}

extension ExplainedText {
  /// The measures of the lines, in points.
  var lines: Section {
    let metrics = metrics(record.font.instance, record.font.pointSize)
    var rows = [
      Row("ascent", points(metrics.ascent)), Row("descent", points(metrics.descent)),
      Row("line gap", points(metrics.lineGap)), Row("cap height", points(metrics.capHeight)),
      Row("x-height", points(metrics.xHeight)),
    ]
    if let line = record.lines.first {
      rows.append(
        Row(
          "line box",
          "\(points(line.ascent + line.descent)): \(line.ascent.decimalText) above the "
            + "baseline, \(line.descent.decimalText) below"))
    }
    rows.append(Row("line height", "\(points(record.lineHeight)), \(lineHeightRule)"))
    rows.append(Row("tracking", trackingInWords))
    rows.append(Row("lines", linesInWords))
    rows += limits
    rows += wrapping
    if let overflow = record.inkOverflow {
      rows.append(
        Row(
          "ink", "leaves the box, \(points(overflow.top)) above, \(points(overflow.bottom)) below"))
    }
    return Section(title: "Lines", rows: rows)
  }

  private var lineHeightRule: String {
    switch style?.lineHeight {
    case .multiple(let factor):
      return "\(factor.decimalText) × the size, shared above and below the font's own height"
    case .exact(let points):
      let size = style?.size.map { " at \($0.decimalText) pt, growing with the size" } ?? ""
      return "\(points.decimalText) pt\(size)"
    case nil:
      if case .system = fontRequest.source { return "the platform's, not the stand-in's" }
      return "the font's own: ascent, descent and gap"
    }
  }

  /// What the style's texts have to keep to.
  private var limits: [Row] {
    var rows: [Row] = []
    if let limit = style?.lineLimit { rows.append(Row("line limit", "\(limit)")) }
    if let factor = style?.minimumScaleFactor {
      rows.append(Row("may shrink to", "\((factor * 100).decimalText) % of the size"))
    }
    if let height = style?.height { rows.append(Row("height", "\(points(height)), at every size")) }
    return rows
  }

  private var trackingInWords: String {
    guard record.tracking != 0 else { return "none" }
    let part = style?.trackingOfSize.map { ", \($0.decimalText) × the size" } ?? ""
    return points(record.tracking) + part
  }

  /// What is not known about the lines of a text that wraps.
  private var wrapping: [Row] {
    guard record.lines.count > 1 else { return [] }
    var rows = [
      Row(
        "",
        "a last line of one word takes one from the line before, as far as two fit; where the "
          + "platform gives up is not published")
    ]
    if Self.hyphenatedLanguages.contains(traits.locale.language) {
      rows.append(Row("", "a device in this language may hyphenate by itself; here no word is"))
    }
    if let gap = record.lineGapBetweenLines {
      rows.append(
        Row(
          "",
          "the line gap, \(points(gap)), stands between lines; whether SwiftUI adds it is not "
            + "published"))
    }
    return rows
  }

  /// The languages in which the platform was seen to hyphenate by itself: German, on iOS 18.2
  /// (facts.md 6).
  private static let hyphenatedLanguages: Set<String> = ["de"]

  private var linesInWords: String {
    let count = record.lines.count == 1 ? "one" : "\(record.lines.count)"
    let longest = record.lines.map(\.text.count).max() ?? 0
    let marks = [(record.isTruncated, "cut short"), (record.isTightened, "set tighter to fit")]
    return ([count + ", \(longest) characters in the longest"] + marks.filter(\.0).map(\.1))
      .joined(separator: ", ")
  }

  private func points(_ value: Double) -> String { "\(value.decimalText) pt" }

  /// The ink, what is behind it, and what that is worth.
  var color: Section {
    guard let span = record.spans.first else { return Section(title: "Colour", rows: []) }
    let ratio = span.foreground.contrast(with: record.background)
    var rows = [
      Row("ink", span.foreground.hex), Row("ground", record.background.hex),
      Row("contrast", "\(((ratio * 100).rounded(.down) / 100).decimalText) to 1"),
    ]
    for rule in [ContrastRule.minimum, .enhanced] {
      let least = rule.least(for: span)
      let words = span.isLarge ? "large text needs" : "needs"
      rows.append(
        Row("WCAG \(rule.level)", "\(ratio < least ? "no" : "yes"): \(words) \(least.decimalText)"))
    }
    return Section(title: "Colour", rows: rows)
  }
}
