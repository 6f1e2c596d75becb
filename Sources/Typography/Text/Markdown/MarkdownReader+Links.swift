/// Links: `[text](destination "title")`, `<scheme:address>` and `<name@host>`.
///
/// Where a link leads is read over, since links cannot be followed here.
extension MarkdownReader {
  mutating func openBracket(isImage: Bool) {
    let count = isImage ? 2 : 1
    nodes.append(MarkdownNode(elements: Array(source[position..<position + count])))
    brackets.append(Bracket(node: nodes.count - 1, isImage: isImage, isActive: true))
    position += count
  }

  /// Settles the last bracket: a link where a destination follows, else text.
  mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      return appendText([source[position]], advancing: 1)
    }
    guard bracket.isActive, let end = destinationEnd(at: position + 1) else {
      nodes.append(MarkdownNode(elements: [source[position]]))
      position += 1
      return
    }
    nodes[bracket.node].elements = []
    applyEmphasis(from: bracket.node + 1)
    if !bracket.isImage {
      for place in nodes.indices.dropFirst(bracket.node) { nodes[place].style.insert(.link) }
      // There are no links inside links.
      for outer in brackets.indices where !brackets[outer].isImage {
        brackets[outer].isActive = false
      }
    }
    // What follows must not become part of the link's last piece.
    nodes.append(MarkdownNode(elements: []))
    position = end
  }

  /// An address between angle brackets; other text between them, such as HTML, stays text.
  mutating func readAutolink() {
    var end = position + 1
    while let character = character(at: end), character != ">", character != "<",
      !character.isWhitespace
    {
      end += 1
    }
    let inside = source[(position + 1)..<max(end, position + 1)]
    let address = String(inside.compactMap(\.character))
    guard character(at: end) == ">", address.isAddress else {
      return appendText([source[position]], advancing: 1)
    }
    nodes.append(MarkdownNode(elements: Array(inside), style: .link))
    position = end + 1
  }
}

// MARK: - Destinations

extension MarkdownReader {
  /// The place behind the parenthesis that closes a destination, which opens at a place.
  private func destinationEnd(at start: Int) -> Int? {
    guard character(at: start) == "(" else { return nil }
    var place = skippingSpace(from: start + 1)
    guard let address = addressEnd(at: place) else { return nil }
    place = skippingSpace(from: address)
    if character(at: place) != ")", place > address, let title = titleEnd(at: place) {
      place = skippingSpace(from: title)
    }
    return character(at: place) == ")" ? place + 1 : nil
  }

  /// An address: anything between angle brackets, or without spaces and with even parentheses.
  private func addressEnd(at start: Int) -> Int? {
    var place = start
    if character(at: place) == "<" {
      while let next = character(at: place), next != ">", next != "\n" {
        place += next == "\\" ? 2 : 1
      }
      return character(at: place) == ">" ? place + 1 : nil
    }
    var depth = 0
    while place < source.count {
      let next = character(at: place)
      if next?.isWhitespace == true { break }
      if next == ")", depth == 0 { break }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      place += next == "\\" ? 2 : 1
    }
    return depth == 0 ? place : nil
  }

  private func titleEnd(at start: Int) -> Int? {
    let closers: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]
    guard let closer = character(at: start).flatMap({ closers[$0] }) else { return nil }
    var place = start + 1
    while place < source.count, character(at: place) != closer {
      place += character(at: place) == "\\" ? 2 : 1
    }
    return place < source.count ? place + 1 : nil
  }

  private func skippingSpace(from start: Int) -> Int {
    var place = start
    while character(at: place)?.isWhitespace == true { place += 1 }
    return place
  }
}

extension String {
  /// Whether this is an address with a scheme of 2 to 32 letters, digits and signs, or one of mail.
  fileprivate var isAddress: Bool {
    if let colon = firstIndex(of: ":") {
      let scheme = self[..<colon]
      return (2...32).contains(scheme.count) && scheme.first?.isASCIILetter == true
        && scheme.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+.-".contains($0) }
    }
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains("\\") }
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
