/// What one part of a document needs to be drawn, written anew: the part, what is around it, and what
/// these refer to. librsvg reads nothing else, and nothing that was not understood here.
struct SVGExcerpt {
  /// The excerpt as a document.
  let bytes: [UInt8]
  /// Whether the document has the element.
  let hasElement: Bool

  /// Cuts the part out of a document.
  ///
  /// - Throws: Why it is not drawn.
  init(of tree: SVGTree, element: String) throws(DocumentRefusal) {
    hasElement = tree.places[element] != nil
    let part = tree.places[element] ?? 0
    var work = try SVGWork(of: tree)
    try work.check(part)
    let needed = try SVGNeeds(of: tree, part: part)
    bytes = Self.write(tree, needed: needed)
  }

  private static func write(_ tree: SVGTree, needed: SVGNeeds) -> [UInt8] {
    var writer = SVGWriter()
    var open: [Int] = []
    for node in tree.nodes.indices where needed.contains(node) {
      while let last = open.last, tree.nodes[last].end <= node {
        writer.end(tree.nodes[last])
        open.removeLast()
      }
      writer.start(tree.nodes[node], isOutermost: node == 0)
      open.append(node)
    }
    for node in open.reversed() { writer.end(tree.nodes[node]) }
    return writer.bytes
  }
}
