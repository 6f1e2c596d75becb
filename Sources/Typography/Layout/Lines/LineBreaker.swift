/// Breaks a text into lines that fit a width.
///
/// A line ends at the last opportunity that fits (UAX 14, answered by the shaper); a word wider than
/// the line is broken between grapheme clusters, as the platform does. Spaces at the end of a line
/// hang: they take no room. Each line is shaped anew, so that glyphs never join across a break. The
/// strategy says which opportunities count, and how the last line of a paragraph is chosen.
struct LineBreaker {
  /// The slack that keeps a line which fits exactly from being broken by rounding, in points.
  private static let slack = 0.001

  let text: StyledText
  let strategy: LineBreakStrategy
  let shaper: any TextShaper
  /// Where lines may or must end, in order.
  let breaks: [LineBreakOpportunity]

  init(_ text: StyledText, strategy: LineBreakStrategy, shaper: any TextShaper) {
    self.text = text
    self.strategy = strategy
    self.shaper = shaper
    let breaks = shaper.lineBreaks(in: text.text, locale: text.paragraph.traits.locale)
    self.breaks =
      strategy.contains(.hangulWordPriority) ? HangulWords(text: text).kept(of: breaks) : breaks
  }

  /// The lines at a width in points; nil is without limit.
  func lines(width: Double?) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    var inParagraph: [Int] = []
    for opportunity in breaks {
      inParagraph.append(opportunity.offset)
      guard opportunity.isMandatory || opportunity.offset == text.count else { continue }
      lines += wrap(start..<opportunity.offset, at: inParagraph, width: width)
      start = opportunity.offset
      inParagraph = []
    }
    if text.endsWithSeparator || lines.isEmpty {
      lines.append(line(text.count..<text.count))
    }
    return lines
  }

  /// Shapes a stretch as one line, without the white space at its end.
  func line(_ range: Range<Int>, tightening: Double = 0) -> TextLine {
    TextLine(
      range.lowerBound..<text.trimmedEnd(of: range), of: text, tightening: tightening,
      shaper: shaper)
  }

  /// The stretch between two mandatory ends that a place is in.
  func paragraph(at offset: Int) -> Range<Int> {
    let ends = breaks.filter(\.isMandatory).map(\.offset)
    let start = ends.last { $0 <= offset } ?? 0
    return start..<(ends.first { $0 > offset } ?? text.count)
  }

  /// Whether a line keeps inside a width in points; nil is without limit.
  func fits(_ line: TextLine, _ width: Double?) -> Bool {
    width.map { line.width <= $0 + Self.slack } ?? true
  }
}
