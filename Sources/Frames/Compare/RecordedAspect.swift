import Typography

/// Something that a record says about a text and that can differ of its own accord.
///
/// The table is in the order of causes: what stands earlier may explain what stands later.
struct RecordedAspect: Hashable {
  /// The name for machines.
  var key: String
  /// The name in sentences.
  var words: String
  /// Where the record says it: keys with dots between them.
  var path: String
  /// The paths that may differ because this does, with everything below them.
  var consequences: [String] = []

  /// Whether a difference at a path may follow from a difference of this.
  func explains(_ path: String) -> Bool {
    consequences.contains { path == $0 || path.hasPrefix($0 + ".") }
  }

  /// Whether texts below may move because of it.
  var movesOthers: Bool { consequences.contains("lines") || path == "lines" }
}

extension RecordedAspect {
  /// The aspects that have a name.
  package static let all: [RecordedAspect] = asked + picked + measured

  /// An aspect for a path that has no name of its own, such as one of a later version.
  static func unnamed(_ path: String) -> RecordedAspect {
    RecordedAspect(key: path, words: "'\(path.printable)'", path: path)
  }

  /// What follows from another face.
  private static let ofFace = [
    "resolved", "notes", "reasons", "spans", "missingGlyphs", "fallbacks", "scaleFactor", "lines",
    "truncated", "inkOverflow",
  ]
  /// What follows from another size.
  private static let ofSize = [
    "pointSize", "scaleFactor", "lineHeight", "spans", "lines", "truncated", "inkOverflow",
    "resolved.axes",
  ]

  private static let asked: [RecordedAspect] = [
    RecordedAspect(
      key: "text", words: "sample", path: "text",
      consequences: [
        "lines", "spans", "missingGlyphs", "fallbacks", "notes", "reasons", "scaleFactor",
        "truncated", "inkOverflow",
      ]),
    RecordedAspect(
      key: "font", words: "font", path: "requested.font",
      consequences: ofFace + ["lineHeight", "pointSize"]),
    RecordedAspect(
      key: "weight", words: "weight", path: "requested.weight", consequences: ofFace),
    RecordedAspect(
      key: "italic", words: "italic", path: "requested.italic", consequences: ofFace),
    RecordedAspect(
      key: "width", words: "width", path: "requested.width", consequences: ofFace),
    RecordedAspect(
      key: "requestedAxes", words: "pinned axes", path: "requested.axes", consequences: ofFace),
    RecordedAspect(
      key: "features", words: "features", path: "requested.features", consequences: ofFace),
    RecordedAspect(key: "size", words: "size", path: "requested.size", consequences: ofSize),
    RecordedAspect(
      key: "relativeTo", words: "Dynamic Type style", path: "requested.relativeTo",
      consequences: ofSize),
  ]

  private static let picked: [RecordedAspect] = [
    RecordedAspect(
      key: "face", words: "face", path: "resolved.postScriptName",
      consequences: ofFace + ["lineHeight"]),
    RecordedAspect(
      key: "family", words: "family", path: "resolved.family", consequences: ofFace),
    RecordedAspect(
      key: "file", words: "font file", path: "resolved.file",
      consequences: ofFace + ["lineHeight"]),
    RecordedAspect(
      key: "drawnWeight", words: "drawn weight", path: "resolved.weight", consequences: ofFace),
    RecordedAspect(
      key: "drawnItalic", words: "drawn italic", path: "resolved.italic", consequences: ofFace),
    RecordedAspect(key: "axes", words: "axes", path: "resolved.axes", consequences: ofFace),
  ]

  private static let measured: [RecordedAspect] = [
    RecordedAspect(
      key: "pointSize", words: "point size", path: "pointSize", consequences: ofSize),
    RecordedAspect(
      key: "fallbacks", words: "fallback fonts", path: "fallbacks",
      consequences: ["missingGlyphs", "notes", "reasons", "lines", "truncated", "inkOverflow"]),
    RecordedAspect(
      key: "missingGlyphs", words: "missing glyphs", path: "missingGlyphs",
      consequences: ["notes", "reasons", "lines", "truncated", "inkOverflow"]),
    RecordedAspect(
      key: "lineHeight", words: "line height", path: "lineHeight",
      consequences: ["lines", "scaleFactor", "truncated", "inkOverflow"]),
    RecordedAspect(
      key: "tracking", words: "tracking", path: "tracking",
      consequences: ["spans", "lines", "scaleFactor", "truncated", "inkOverflow"]),
    RecordedAspect(
      key: "foreground", words: "colour", path: "foreground",
      consequences: ["contrast", "spans"]),
    RecordedAspect(
      key: "background", words: "background", path: "background",
      consequences: ["contrast", "spans"]),
    RecordedAspect(
      key: "baselineOffset", words: "baseline offset", path: "baselineOffset",
      consequences: ["spans", "inkOverflow"]),
    RecordedAspect(
      key: "underline", words: "underline", path: "underline", consequences: ["spans"]),
    RecordedAspect(
      key: "strikethrough", words: "strikethrough", path: "strikethrough",
      consequences: ["spans"]),
    RecordedAspect(
      key: "scaleFactor", words: "scale factor", path: "scaleFactor",
      consequences: ["pointSize", "lines", "truncated", "inkOverflow", "spans"]),
    RecordedAspect(
      key: "spans", words: "stretches of other styles", path: "spans",
      consequences: ["lines", "missingGlyphs", "fallbacks", "notes", "truncated", "inkOverflow"]),
    RecordedAspect(key: "contrast", words: "contrast", path: "contrast"),
    RecordedAspect(key: "notes", words: "notes", path: "notes", consequences: ["reasons"]),
    RecordedAspect(key: "reasons", words: "reasons", path: "reasons"),
    RecordedAspect(
      key: "truncated", words: "truncated", path: "truncated",
      consequences: ["lines", "inkOverflow"]),
    RecordedAspect(
      key: "lines", words: "lines", path: "lines", consequences: ["truncated", "inkOverflow"]),
    RecordedAspect(key: "inkOverflow", words: "ink overflow", path: "inkOverflow"),
  ]

  /// A text that stands elsewhere though nothing around it grew.
  package static let position = RecordedAspect(key: "position", words: "position", path: "position")
  /// A text that the other side does not have.
  package static let added = RecordedAspect(
    key: "added", words: "added", path: "style", consequences: ["lines"])
  package static let removed = RecordedAspect(
    key: "removed", words: "removed", path: "style", consequences: ["lines"])
  /// The same texts one behind the other in another way.
  static let order = RecordedAspect(
    key: "order", words: "the styles stand in another order", path: "order",
    consequences: ["lines"])
  /// A text that is the same under another style's name.
  static let renamed = RecordedAspect(key: "renamed", words: "renamed", path: "style")
  /// A style that could not be made out on one side.
  static let unresolved = RecordedAspect(
    key: "unresolved", words: "not shown", path: "unresolved", consequences: ["lines"])
}
