/// Places in a text as offsets into its UTF-8.
extension StyledText {
  /// The characters of a stretch.
  func string(in range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Where the first grapheme clusters of a stretch end.
  func clusterEnds(in range: Range<Int>, limit: Int = .max) -> [Int] {
    var offset = range.lowerBound
    return text[index(range.lowerBound)..<index(range.upperBound)].prefix(limit).map { character in
      offset += character.utf8.count
      return offset
    }
  }

  /// The end of a stretch without the white space and separators before it.
  func trimmedEnd(of range: Range<Int>) -> Int {
    let start = index(range.lowerBound)
    var end = index(range.upperBound)
    let scalars = text.unicodeScalars
    while end > start {
      let before = scalars.index(before: end)
      guard scalars[before].mayHang else { break }
      end = before
    }
    return text.utf8.distance(from: text.startIndex, to: end)
  }

  /// The start of a stretch without the white space and separators behind it.
  func trimmedStart(of range: Range<Int>) -> Int {
    let end = index(range.upperBound)
    var start = index(range.lowerBound)
    while start < end, text.unicodeScalars[start].mayHang {
      start = text.unicodeScalars.index(after: start)
    }
    return text.utf8.distance(from: text.startIndex, to: start)
  }

  /// Whether the text ends with a line or paragraph separator.
  var endsWithSeparator: Bool { text.unicodeScalars.last?.isSeparator == true }

  /// The character before a place; nil at the start.
  func scalar(before offset: Int) -> Unicode.Scalar? {
    guard offset > 0 else { return nil }
    return text.unicodeScalars[text.unicodeScalars.index(before: index(offset))]
  }

  /// The character behind a place; nil at the end.
  func scalar(behind offset: Int) -> Unicode.Scalar? {
    offset < count ? text.unicodeScalars[index(offset)] : nil
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: offset)
  }
}

extension Unicode.Scalar {
  /// Whether a line ends behind this character whatever its width.
  fileprivate var isSeparator: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether this is white space that takes no room at the end of a line: no-break spaces do.
  fileprivate var mayHang: Bool {
    if isASCII { return value == 0x20 || (0x09...0x0D).contains(value) }
    return properties.isWhitespace && value != 0xA0 && value != 0x202F && value != 0x2007
  }
}
