/// How many elements are drawn once every reference is followed, each as often as it is used.
struct SVGWork {
  private let tree: SVGTree
  /// The most that the style rules add to an element.
  private var ofRules = 0
  private var known: [Int: Int] = [:]
  private var isUnderWay: Set<Int> = []

  /// The properties of one element that may refer to another: fill, stroke, clip and mask.
  private static let referringProperties = 4

  /// Starts with what style rules refer to.
  init(of tree: SVGTree) throws(DocumentRefusal) {
    self.tree = tree
    var largest = 0
    for node in try tree.referencesOfRules() where !isGradient(node) {
      largest = max(largest, try cost(of: node))
    }
    ofRules = largest * Self.referringProperties
    known = [:]
  }

  /// Looks at a part and at what is around it.
  ///
  /// - Throws: `tooMuchWork`, `cycle`, `tooDeep`, and what references are refused for.
  mutating func check(_ part: Int) throws(DocumentRefusal) {
    var total = try cost(of: part)
    var around = tree.nodes[part].parent
    while let node = around {
      for reference in try tree.references(of: node) { total += try cost(of: reference) }
      around = tree.nodes[node].parent
    }
    guard total <= DocumentLimits.work else { throw .tooMuchWork }
  }

  /// What an element costs with all that is within it.
  private mutating func cost(of top: Int) throws(DocumentRefusal) -> Int {
    if let cost = known[top] { return cost }
    guard isUnderWay.insert(top).inserted else { throw .cycle }
    guard isUnderWay.count <= DocumentLimits.depth else { throw .tooDeep }
    var cost = 0
    for node in top..<tree.nodes[top].end {
      cost += own(node) + ofRules
      for reference in try tree.references(of: node) where !isGradient(reference) {
        cost += try self.cost(of: reference)
      }
      guard cost <= DocumentLimits.work else { throw .tooMuchWork }
    }
    isUnderWay.remove(top)
    known[top] = cost
    return cost
  }

  private func own(_ node: Int) -> Int {
    ["mask", "pattern"].contains(tree.nodes[node].name) ? DocumentLimits.pictureWork : 1
  }

  /// A gradient is no more work the second time than a colour.
  private func isGradient(_ node: Int) -> Bool {
    ["linearGradient", "radialGradient"].contains(tree.nodes[node].name)
  }
}
