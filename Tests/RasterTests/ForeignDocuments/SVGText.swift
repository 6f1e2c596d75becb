@testable import Raster

/// SVG documents for tests.
enum SVGText {
  /// A document around some content, with both namespaces.
  static func document(_ content: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">"#
      + content + "</svg>"
  }

  /// A red box as the first glyph.
  static let box = #"<g id="glyph1"><rect y="-700" width="300" height="700" fill="red"/></g>"#

  /// Groups that each use the one before a number of times; the last is the first glyph.
  static func nested(_ depth: Int, times: Int, _ element: String, _ use: (Int) -> String) -> String
  {
    let first = #"<\#(element) id="k0"><rect width="9" height="9"/></\#(element)>"#
    let others = (1...depth).map { level in
      #"<\#(element) id="k\#(level)">"#
        + String(repeating: use(level - 1), count: times) + "</\(element)>"
    }
    return document(
      "<defs>" + first + others.joined() + #"</defs><g id="glyph1">"# + use(depth) + "</g>")
  }

  /// Reads a document as the child does.
  static func read(_ text: String) throws -> SVGTree {
    guard let expat = ExpatLibrary() else { throw DocumentFailure.noLibrary }
    return try SVGReader(library: expat).read(Array(text.utf8))
  }

  /// What is handed on to librsvg for the first glyph.
  static func excerpt(_ text: String) throws -> String {
    String(decoding: try SVGExcerpt(of: read(text), element: "glyph1").bytes, as: UTF8.self)
  }
}
