extension MarkdownReader {
  /// Pairs the signs of emphasis from a piece on, and styles what stands between each pair.
  ///
  /// Each run that may close looks back for the nearest that it belongs to. Two signs of each make
  /// strong emphasis, one makes emphasis; signs that are left over take part again. Runs between a
  /// pair are text from then on.
  mutating func applyEmphasis(from first: Int) {
    // The runs that may still open, in order, as places in the list of pieces.
    var openers: [Int] = []
    for place in nodes.indices.dropFirst(first) {
      while let opener = opener(of: place, among: openers) {
        pair(openers[opener], with: place)
        let isUsedUp = nodes[openers[opener]].elements.isEmpty
        openers.removeSubrange((isUsedUp ? opener : opener + 1)...)
      }
      if nodes[place].delimiter?.canOpen == true, !nodes[place].elements.isEmpty {
        openers.append(place)
      }
    }
    for place in nodes.indices.dropFirst(first) { nodes[place].delimiter = nil }
  }

  /// The place, among those that may open, of the run that a run closes.
  private func opener(of place: Int, among openers: [Int]) -> Int? {
    guard let closer = nodes[place].delimiter, closer.canClose, !nodes[place].elements.isEmpty
    else { return nil }
    return openers.lastIndex { nodes[$0].delimiter.map(closer.closes) == true }
  }

  private mutating func pair(_ opener: Int, with closer: Int) {
    let isStrong = min(nodes[opener].elements.count, nodes[closer].elements.count) >= 2
    let isTilde = nodes[closer].delimiter?.sign == "~"
    let style: InlineMarkdown.Style =
      isTilde ? .strikethrough : isStrong ? .strong : .emphasis
    for between in opener + 1..<closer { nodes[between].style.insert(style) }
    nodes[opener].elements.removeLast(isStrong ? 2 : 1)
    nodes[closer].elements.removeLast(isStrong ? 2 : 1)
  }
}
