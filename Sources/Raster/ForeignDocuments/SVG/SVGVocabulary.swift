/// What becomes of the elements of an SVG document: OpenType's specification says which the `SVG `
/// table may not hold; SVG 1.1 (appendix M) and SVG 2 (appendix F) name them all.
enum SVGVocabulary {
  /// What becomes of an element.
  enum Fate {
    /// It is drawn, or used in drawing.
    case kept
    /// It is left out with all that is in it: it says nothing about the picture, or about its
    /// first moment, which is the one that is drawn.
    case dropped
    /// The document is not drawn.
    case refused(DocumentRefusal)
  }

  private static let kept: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "image",
    "style",
  ]

  private static let dropped: Set<String> = [
    "title", "desc", "metadata", "animate", "animateColor", "animateMotion", "animateTransform",
    "set", "mpath", "discard", "cursor", "font-face", "color-profile",
  ]

  private static let text: Set<String> = [
    "text", "tspan", "tref", "textPath", "textArea", "altGlyph", "altGlyphDef", "font", "glyph",
  ]

  private static let interaction: Set<String> = ["switch", "a", "view"]

  private static let foreign: Set<String> = [
    "foreignObject", "iframe", "video", "audio", "canvas",
  ]

  /// What becomes of an element of SVG's namespace.
  static func fate(of name: String) -> Fate {
    if kept.contains(name) { return .kept }
    if dropped.contains(name) { return .dropped }
    if name == "script" { return .refused(.script) }
    if name == "marker" { return .refused(.marker) }
    if name == "filter" || name.hasPrefix("fe") { return .refused(.filter) }
    if text.contains(name) { return .refused(.text) }
    if interaction.contains(name) { return .refused(.interaction) }
    if foreign.contains(name) { return .refused(.foreignObject) }
    return .refused(.unknownElement)
  }
}
