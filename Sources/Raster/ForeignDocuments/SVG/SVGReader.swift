/// Reads an SVG document, as far as it may be drawn, with every limit that holds for it.
struct SVGReader {
  /// The XML parser.
  let library: ExpatLibrary

  /// Reads a document.
  ///
  /// - Throws: Why it is not drawn.
  func read(_ bytes: [UInt8]) throws(DocumentRefusal) -> SVGTree {
    guard bytes.count <= DocumentLimits.unpackedBytes else { throw .tooManyBytes }
    let builder = SVGTreeBuilder(library: library)
    let isWhole = withExtendedLifetime(builder) {
      library.read(
        bytes, handlers: Self.handlers, context: Unmanaged.passUnretained(builder).toOpaque()
      ) { builder.parser = $0 }
    }
    if let refusal = builder.refusal { throw refusal }
    guard isWhole, !builder.tree.nodes.isEmpty else { throw .unsound }
    return builder.tree
  }

  private static let handlers = ExpatLibrary.Handlers(
    start: { context, name, attributes in
      builder(context)?.start(text(name), attributes: pairs(attributes))
    },
    end: { context, _ in builder(context)?.end() },
    characters: { context, start, count in
      guard let start, count > 0 else { return }
      let bytes = UnsafeBufferPointer(start: start, count: Int(count))
      bytes.withMemoryRebound(to: UInt8.self) { builder(context)?.characters($0) }
    },
    doctype: { context, _, _, _, hasSubset in
      if hasSubset != 0 { builder(context)?.refuse(.entities) }
    },
    declaration: { context, version, encoding, _ in
      // Entities have declarations of their text too, but none without a doctype's own part.
      guard version != nil, let encoding else { return }
      let name = String(cString: encoding).lowercased()
      if !["utf-8", "utf8", "us-ascii"].contains(name) { builder(context)?.refuse(.encoding) }
    })

  private static func builder(_ context: UnsafeMutableRawPointer?) -> SVGTreeBuilder? {
    context.map { Unmanaged<SVGTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func text(_ start: UnsafePointer<CChar>?) -> String {
    start.map { String(cString: $0) } ?? ""
  }

  private static func pairs(
    _ start: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [(name: String, value: String)] {
    guard let start else { return [] }
    var pairs: [(name: String, value: String)] = []
    var place = 0
    while let name = start[place] {
      // One more than the limit is enough to be refused.
      guard pairs.count <= DocumentLimits.attributes else { break }
      pairs.append((text(name), text(start[place + 1])))
      place += 2
    }
    return pairs
  }
}
