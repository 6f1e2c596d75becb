/// What a user sees as one character (UAX 29), with its place in a text.
struct GraphemeCluster {
  /// The place as offsets into the text's UTF-8.
  var range: Range<Int>
  /// The cluster itself.
  var character: Character

  /// The clusters of a text in its order.
  static func clusters(of text: String) -> [GraphemeCluster] {
    var offset = 0
    return text.map { character in
      let end = offset + character.utf8.count
      defer { offset = end }
      return GraphemeCluster(range: offset..<end, character: character)
    }
  }
}
