/// The elements of an SVG document that may be drawn, in the order of the document.
struct SVGTree {
  /// An element.
  struct Node {
    /// Its name in SVG's namespace.
    var name: String
    /// Its attributes; a reference is called `xlink:href` whichever way it was written.
    var attributes: [(name: String, value: String)]
    /// The position of the element around it; nil for the outermost.
    var parent: Int?
    /// The position behind its last descendant.
    var end: Int
    /// The style rules of a `style` element.
    var rules: [UInt8] = []
  }

  /// The elements, each before those within it; the first is the outermost.
  var nodes: [Node] = []
  /// The positions of the elements that can be referred to.
  var places: [String: Int] = [:]
}

// MARK: - References

extension SVGTree {
  /// The elements of the same document that an element refers to, each as often as it does.
  ///
  /// - Throws: `externalReference`; `style` for rules that cannot be checked; `filter`.
  func references(of node: Int) throws(DocumentRefusal) -> [Int] {
    var names: [String] = []
    for (name, value) in nodes[node].attributes {
      if name == "xlink:href" {
        if nodes[node].name == "image" { continue }
        guard value.hasPrefix("#") else { throw .externalReference }
        names.append(String(value.dropFirst()))
      } else {
        names += try SVGStyleRules(value, isSheet: false).references
      }
    }
    return names.compactMap { places[$0] }
  }

  /// The elements that the style rules of the document refer to, each once.
  func referencesOfRules() throws(DocumentRefusal) -> [Int] {
    var found: Set<Int> = []
    for node in nodes where !node.rules.isEmpty {
      let rules = try SVGStyleRules(String(decoding: node.rules, as: UTF8.self), isSheet: true)
      found.formUnion(rules.references.compactMap { places[$0] })
    }
    return found.sorted()
  }
}
