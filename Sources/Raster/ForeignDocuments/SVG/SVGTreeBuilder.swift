/// Builds the tree of a document while it is read, and stops the reading at the first thing that is
/// not admitted.
final class SVGTreeBuilder {
  private(set) var tree = SVGTree()
  /// Why the document is not drawn.
  private(set) var refusal: DocumentRefusal?
  /// The parser that reads; it lives until the reading ends.
  var parser: OpaquePointer?

  private let library: ExpatLibrary
  /// The elements that are open, the innermost last.
  private var open: [Int] = []
  /// How many elements that are left out are open.
  private var droppedDepth = 0
  private var elements = 0
  private var imagePixels = 0

  private static let svg = "http://www.w3.org/2000/svg "
  private static let xlink = "http://www.w3.org/1999/xlink "

  init(library: ExpatLibrary) {
    self.library = library
  }

  /// Says why the document is not drawn; the first reason stays.
  func refuse(_ reason: DocumentRefusal) {
    if refusal == nil { refusal = reason }
    if let parser { library.stop(parser) }
  }
}

// MARK: - What is read

extension SVGTreeBuilder {
  func start(_ name: String, attributes: [(name: String, value: String)]) {
    guard refusal == nil else { return }
    elements += 1
    guard elements <= DocumentLimits.elements else { return refuse(.tooManyElements) }
    guard open.count + droppedDepth < DocumentLimits.depth else { return refuse(.tooDeep) }
    guard attributes.count <= DocumentLimits.attributes else { return refuse(.tooManyAttributes) }
    guard droppedDepth == 0, let name = local(name) else {
      if open.isEmpty { refuse(.unsound) }
      droppedDepth += 1
      return
    }
    switch SVGVocabulary.fate(of: name) {
    case .refused(let reason): refuse(reason)
    case .dropped: droppedDepth += 1
    case .kept where open.isEmpty && name != "svg": refuse(.unsound)
    case .kept: keep(name, attributes)
    }
  }

  func end() {
    guard refusal == nil else { return }
    guard droppedDepth == 0 else {
      droppedDepth -= 1
      return
    }
    if let node = open.popLast() { tree.nodes[node].end = tree.nodes.count }
  }

  /// Only the text of style rules counts.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard droppedDepth == 0, let node = open.last, tree.nodes[node].name == "style" else { return }
    tree.nodes[node].rules += bytes
  }

  /// A name of SVG's namespace without it; nil for any other.
  private func local(_ name: String) -> String? {
    name.hasPrefix(Self.svg) ? String(name.dropFirst(Self.svg.count)) : nil
  }
}

// MARK: - What is kept

extension SVGTreeBuilder {
  private func keep(_ name: String, _ attributes: [(name: String, value: String)]) {
    let place = tree.nodes.count
    let kept = attributes.compactMap(kept)
    tree.nodes.append(
      SVGTree.Node(name: name, attributes: kept, parent: open.last, end: place + 1))
    open.append(place)
    for (attribute, value) in kept {
      if attribute == "id", tree.places[value] == nil { tree.places[value] = place }
      if attribute == "xlink:href", name == "image" { admitImage(value) }
      if attribute == "filter", value != "none" { refuse(.filter) }
    }
  }

  /// An attribute as it is written again; nil for one that says nothing about the picture.
  private func kept(_ attribute: (name: String, value: String)) -> (name: String, value: String)? {
    let name = attribute.name
    if name == "href" || name == Self.xlink + "href" { return ("xlink:href", attribute.value) }
    // Other namespaces have a space in the name; handlers of events belong to scripts.
    guard !name.contains(" "), !name.hasPrefix("on") else { return nil }
    return attribute
  }

  private func admitImage(_ address: String) {
    guard let image = EmbeddedImage(address: address) else {
      return refuse(address.hasPrefix("data:") ? .imageFormat : .externalReference)
    }
    imagePixels += image.pixels
    if imagePixels > DocumentLimits.imagePixels { refuse(.imagePixels) }
  }
}
