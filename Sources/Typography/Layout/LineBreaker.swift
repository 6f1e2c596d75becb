/// Breaks a text into lines that fit a width.
///
/// A line ends at the last opportunity that fits (UAX 14, answered by the shaper); a word wider than
/// the line is broken between characters, as the platform does. Spaces at the end of a line hang: they
/// take no room. Each line is shaped anew, so that glyphs never join across a break.
struct LineBreaker {
  /// A line of text, shaped.
  struct Line: Hashable {
    /// The part of the text that the line shows, as offsets into its UTF-8.
    var range: Range<Int>
    var shaped: ShapedText
    /// The sum of advances and tracking, in points.
    var width: Double
    /// What is shown instead of the text in the range, when the line is cut short.
    var shortened: String?
  }

  let paragraph: Paragraph
  let tracking: Double
  let shaper: any TextShaper

  private var text: String { paragraph.text }
  private var utf8: String.UTF8View { text.utf8 }

  /// The lines at a width in points; nil is without limit.
  func lines(width: Double?) -> [Line] {
    let opportunities = shaper.lineBreaks(in: text, locale: paragraph.traits.locale)
    var lines: [Line] = []
    var paragraphStart = 0
    var inParagraph: [Int] = []
    for opportunity in opportunities {
      inParagraph.append(opportunity.offset)
      guard opportunity.isMandatory || opportunity.offset == utf8.count else { continue }
      lines += wrap(paragraphStart..<opportunity.offset, at: inParagraph, width: width)
      paragraphStart = opportunity.offset
      inParagraph = []
    }
    if endsWithSeparator || lines.isEmpty {
      lines.append(line(utf8.count..<utf8.count))
    }
    return lines
  }

  /// Shapes a part of the text as one line, without the white space at its end.
  func line(_ range: Range<Int>) -> Line {
    let visible = range.lowerBound..<trimmedEnd(of: range)
    guard !visible.isEmpty else {
      return Line(range: visible, shaped: ShapedText(runs: []), width: 0)
    }
    let shaped = shaper.shape(paragraph, range: visible)
    return Line(range: visible, shaped: shaped, width: shaped.width(tracking: tracking))
  }

  /// The text in a range.
  func string(in range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

// MARK: - Wrapping

extension LineBreaker {
  /// The slack that keeps a line which fits exactly from being broken by rounding, in points.
  private static let slack = 0.001

  private func wrap(_ paragraph: Range<Int>, at breaks: [Int], width: Double?) -> [Line] {
    let whole = line(paragraph)
    guard let width, whole.width > width + Self.slack else { return [whole] }
    let ruler = Ruler(whole.shaped, range: whole.range, tracking: tracking)
    var lines: [Line] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let line = nextLine(from: start, in: paragraph, at: breaks, width: width, ruler: ruler)
      lines.append(line.line)
      start = line.next
    }
    return lines
  }

  private func nextLine(
    from start: Int, in paragraph: Range<Int>, at breaks: [Int], width: Double, ruler: Ruler
  ) -> (line: Line, next: Int) {
    let first = breaks.firstIndexAbove(start)
    // The ruler of the whole paragraph finds the place; shaping the line alone settles it, since its
    // width may differ where the break cuts a ligature or a kerning pair.
    var end = first
    while end < breaks.count,
      ruler.width(from: start, to: trimmedEnd(of: start..<breaks[end])) <= width + Self.slack
    {
      end += 1
    }
    while end > first {
      end -= 1
      let fitting = line(start..<breaks[end])
      if fitting.width <= width + Self.slack { return (fitting, breaks[end]) }
    }
    let limit = first < breaks.count ? breaks[first] : paragraph.upperBound
    return brokenWord(start..<limit, width: width)
  }

  /// As many characters of a word as fit, at least one.
  private func brokenWord(_ word: Range<Int>, width: Double) -> (line: Line, next: Int) {
    // Twice as many each time until they no longer fit, so that a long word costs no more than the
    // lines that it fills.
    var length = 8
    var ends = characterEnds(in: word, limit: length)
    while ends.count == length, let last = ends.last,
      line(word.lowerBound..<last).width <= width + Self.slack
    {
      length *= 2
      ends = characterEnds(in: word, limit: length)
    }
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if line(word.lowerBound..<ends[middle]).width <= width + Self.slack {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return (line(word.lowerBound..<ends[low]), ends[low])
  }

  /// Where the first characters of a range end, as offsets into the text's UTF-8.
  private func characterEnds(in range: Range<Int>, limit: Int = .max) -> [Int] {
    var offset = range.lowerBound
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return text[start..<end].prefix(limit).map { character in
      offset += character.utf8.count
      return offset
    }
  }
}

// MARK: - Cutting short

extension LineBreaker {
  /// The first lines, the last of them with an ellipsis in place of what does not fit.
  func truncated(_ lines: [Line], to limit: Int, width: Double?) -> [Line] {
    guard lines.count > limit, limit > 0 else { return lines }
    let kept = Array(lines.prefix(limit - 1))
    return kept + [shortened(from: lines[limit - 1].range.lowerBound, width: width)]
  }

  private func shortened(from start: Int, width: Double?) -> Line {
    let rest = start..<utf8.count
    let paragraphEnd = shaper.lineBreaks(in: text, locale: paragraph.traits.locale)
      .first { $0.isMandatory && $0.offset > start }?.offset
    let range = start..<trimmedEnd(of: start..<(paragraphEnd ?? rest.upperBound))
    let ends = [start] + characterEnds(in: range)
    var low = 0
    var high = ends.count - 1
    while low < high, let width {
      let middle = (low + high + 1) / 2
      if ellipsized(start..<ends[middle]).width <= width + Self.slack {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return ellipsized(start..<ends[width == nil ? ends.count - 1 : low])
  }

  private func ellipsized(_ range: Range<Int>) -> Line {
    let visible = range.lowerBound..<trimmedEnd(of: range)
    let shown = string(in: visible) + "…"
    let font = paragraph.fonts[0]
    let shaped = shaper.shape(
      Paragraph(shown, font: font.font, pointSize: font.pointSize, traits: paragraph.traits),
      range: 0..<shown.utf8.count)
    return Line(
      range: visible, shaped: shaped, width: shaped.width(tracking: tracking), shortened: shown)
  }
}

// MARK: - White space

extension LineBreaker {
  private var endsWithSeparator: Bool {
    text.unicodeScalars.last.map { Self.isSeparator($0) } ?? false
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The end of a range without the white space and separators before it.
  private func trimmedEnd(of range: Range<Int>) -> Int {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    var end = utf8.index(start, offsetBy: range.count)
    let scalars = text.unicodeScalars
    while end > start {
      let before = scalars.index(before: end)
      let scalar = scalars[before]
      let isNoBreakSpace = scalar.value == 0xA0 || scalar.value == 0x202F || scalar.value == 0x2007
      guard scalar.properties.isWhitespace, !isNoBreakSpace else { break }
      end = before
    }
    return utf8.distance(from: utf8.startIndex, to: end)
  }
}

extension [Int] {
  /// The place of the first number above another, in an ascending list.
  fileprivate func firstIndexAbove(_ number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: - Measuring

/// Widths between places of a shaped paragraph.
private struct Ruler {
  /// The sum of advances of the glyphs whose cluster begins before a place, by place.
  private var sums: [Double]
  private let start: Int

  init(_ shaped: ShapedText, range: Range<Int>, tracking: Double) {
    start = range.lowerBound
    var advances = Array(repeating: 0.0, count: range.count)
    for run in shaped.runs {
      var last = -1
      for glyph in run.glyphs where range.contains(glyph.cluster) {
        let added = glyph.cluster == last ? 0 : tracking
        advances[glyph.cluster - range.lowerBound] += glyph.advance + added
        last = glyph.cluster
      }
    }
    var sum = 0.0
    sums = [0]
    for advance in advances {
      sum += advance
      sums.append(sum)
    }
  }

  func width(from lower: Int, to upper: Int) -> Double {
    sum(before: upper) - sum(before: lower)
  }

  private func sum(before offset: Int) -> Double {
    sums[min(max(offset - start, 0), sums.count - 1)]
  }
}

extension ShapedText {
  /// The sum of all advances with tracking behind each character, in points.
  func width(tracking: Double) -> Double {
    tracking == 0 ? width : width + tracking * Double(clusterCount)
  }

  private var clusterCount: Int {
    runs.reduce(0) { count, run in
      var clusters = 0
      var last = -1
      for glyph in run.glyphs where glyph.cluster != last {
        clusters += 1
        last = glyph.cluster
      }
      return count + clusters
    }
  }
}
