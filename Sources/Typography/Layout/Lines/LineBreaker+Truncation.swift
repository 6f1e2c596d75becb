/// Cutting a text short with an ellipsis.
///
/// The last line that is allowed takes the rest of its paragraph, as much of it as fits. Whole grapheme
/// clusters give way: those at the end, at the beginning or in the middle of the line in the order of
/// reading, whatever the direction. Where the paragraph fits and only others are left out, the
/// ellipsis stands at its end. White space beside the ellipsis goes. The ellipsis looks like what
/// stands before the cut at the end of a line, and elsewhere like the first cluster that is left out.
extension LineBreaker {
  private static let ellipsis = "…"

  /// The first lines, the last of them with an ellipsis in place of what does not fit.
  func truncated(
    _ lines: [TextLine], to limit: Int, width: Double?, mode: Text.TruncationMode
  ) -> [TextLine] {
    guard lines.count > limit, limit > 0 else { return lines }
    let kept = Array(lines.prefix(limit - 1))
    return kept + [shortened(from: lines[limit - 1].range.lowerBound, width: width, mode: mode)]
  }

  private func shortened(
    from start: Int, width: Double?, mode: Text.TruncationMode
  ) -> TextLine {
    let paragraph = paragraph(at: start)
    let rest = start..<max(text.trimmedEnd(of: start..<paragraph.upperBound), start)
    let whole = ellipsized(rest.upperBound..<rest.upperBound, in: rest, of: paragraph)
    if fits(whole, width) { return whole }
    let borders = [start] + text.clusterEnds(in: rest)
    func cut(keeping count: Int) -> TextLine {
      let dropped = dropped(from: borders, keeping: count, mode: mode)
      return ellipsized(dropped, in: rest, of: paragraph)
    }
    return cut(keeping: largest(in: 0...borders.count - 1) { fits(cut(keeping: $0), width) })
  }

  /// What goes when a number of clusters stays, between the first border and the last.
  private func dropped(
    from borders: [Int], keeping count: Int, mode: Text.TruncationMode
  ) -> Range<Int> {
    let before =
      switch mode {
      case .head: 0
      case .tail: count
      case .middle: (count + 1) / 2
      }
    return borders[before]..<borders[borders.count - 1 - (count - before)]
  }

  /// A line with the ellipsis in place of a part; what precedes it in the paragraph still surrounds
  /// it, so that its direction stays.
  private func ellipsized(
    _ dropped: Range<Int>, in rest: Range<Int>, of paragraph: Range<Int>
  ) -> TextLine {
    let lower = text.trimmedEnd(of: rest.lowerBound..<dropped.lowerBound)
    let upper = text.trimmedStart(of: dropped.upperBound..<rest.upperBound)
    let isAtEnd = upper == rest.upperBound && lower > rest.lowerBound
    let whole = paragraph.lowerBound..<rest.upperBound
    let source = text.replacing(
      lower..<upper, with: Self.ellipsis, styledAs: isAtEnd ? lower - 1 : lower, in: whole)
    let start = rest.lowerBound - paragraph.lowerBound
    return TextLine(start..<source.count, of: source, shaper: shaper)
  }
}
