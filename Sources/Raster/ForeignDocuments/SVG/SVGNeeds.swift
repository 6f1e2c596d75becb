/// Which elements of a document are needed to draw a part of it.
struct SVGNeeds {
  private var isNeeded: [Bool]
  private var count = 0

  /// Follows the references of a part, of what is around it, and of the style rules.
  ///
  /// - Throws: `tooManyElements`, and what references are refused for.
  init(of tree: SVGTree, part: Int) throws(DocumentRefusal) {
    isNeeded = Array(repeating: false, count: tree.nodes.count)
    var waiting = [part] + (try tree.referencesOfRules())
    waiting += tree.nodes.indices.filter { !tree.nodes[$0].rules.isEmpty }
    var isWhole: Set<Int> = []
    while let next = waiting.popLast() {
      guard isWhole.insert(next).inserted else { continue }
      for node in next..<tree.nodes[next].end { try need(node, of: tree, &waiting) }
      var around = tree.nodes[next].parent
      while let node = around {
        try need(node, of: tree, &waiting)
        around = tree.nodes[node].parent
      }
    }
  }

  private mutating func need(
    _ node: Int, of tree: SVGTree, _ waiting: inout [Int]
  ) throws(DocumentRefusal) {
    guard !isNeeded[node] else { return }
    isNeeded[node] = true
    count += 1
    guard count <= DocumentLimits.drawnElements else { throw .tooManyElements }
    waiting += try tree.references(of: node)
  }

  /// Whether an element is needed.
  func contains(_ node: Int) -> Bool { isNeeded[node] }
}
