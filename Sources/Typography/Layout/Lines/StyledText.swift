/// A text with the styles of its parts, ready to be shaped.
struct StyledText {
  /// A stretch of one style.
  struct Span {
    /// The stretch as offsets into the text's UTF-8.
    var range: Range<Int>
    /// The position of its style.
    var style: Int
  }

  /// What is shaped: a font for each span, in the same order.
  let paragraph: Paragraph
  /// The stretches in order; they cover the text without gaps.
  let spans: [Span]
  /// The styles; at least one.
  let styles: [SpanStyle]

  /// Makes a text of spans; neighbours of one style become one.
  init(_ text: String, spans: [Span], styles: [SpanStyle], traits: ParagraphTraits) {
    let merged = spans.reduce(into: [Span]()) { merged, span in
      if let last = merged.last, last.style == span.style || span.range.isEmpty {
        merged[merged.count - 1].range = last.range.lowerBound..<span.range.upperBound
      } else if merged.last?.range.isEmpty == true {
        merged[merged.count - 1] = span
      } else {
        merged.append(span)
      }
    }
    self.spans = merged
    self.styles = styles
    paragraph = Paragraph(
      text,
      fonts: merged.map { span in
        let style = styles[span.style]
        return Paragraph.FontSpan(
          range: span.range, font: style.cascade, pointSize: style.font.pointSize)
      }, traits: traits)
  }

  /// The characters.
  var text: String { paragraph.text }
  /// The number of bytes.
  var count: Int { text.utf8.count }

  /// The span of a place; the last one at the end of the text.
  func span(at offset: Int) -> Span {
    spans.first { offset < $0.range.upperBound } ?? spans[spans.count - 1]
  }

  /// The style of a place; the last one at the end of the text.
  func style(at offset: Int) -> SpanStyle { styles[span(at: offset).style] }

  /// The styles of a stretch in order; that of its place where it is empty.
  func styles(in range: Range<Int>) -> [SpanStyle] {
    if range.isEmpty { return [style(at: range.lowerBound)] }
    return spans.filter { $0.range.overlaps(range) }.map { styles[$0.style] }
  }
}

// MARK: - Cutting

extension StyledText {
  /// A stretch of the text with something else in place of a part of it.
  ///
  /// - Parameters:
  ///   - dropped: The part that goes.
  ///   - mark: What stands there instead.
  ///   - model: The place whose style it takes.
  ///   - whole: The stretch; what is outside goes too.
  func replacing(
    _ dropped: Range<Int>, with mark: String, styledAs model: Int, in whole: Range<Int>
  ) -> StyledText {
    let kept = string(in: whole.lowerBound..<dropped.lowerBound)
    var pieces = clipped(to: whole.lowerBound..<dropped.lowerBound, movedBy: -whole.lowerBound)
    let start = kept.utf8.count
    let end = start + mark.utf8.count
    pieces.append(Span(range: start..<end, style: span(at: model).style))
    let rest = dropped.upperBound..<whole.upperBound
    pieces += clipped(to: rest, movedBy: end - dropped.upperBound)
    return StyledText(
      kept + mark + string(in: rest), spans: pieces, styles: styles, traits: paragraph.traits)
  }

  private func clipped(to range: Range<Int>, movedBy distance: Int) -> [Span] {
    spans.filter { $0.range.overlaps(range) }.map { span in
      let inside = span.range.clamped(to: range)
      return Span(
        range: inside.lowerBound + distance..<inside.upperBound + distance, style: span.style)
    }
  }
}
