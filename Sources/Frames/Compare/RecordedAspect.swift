import Typography

/// Something that a record says about a text and that can differ of its own accord.
///
/// The table is in the order of causes: what stands earlier may explain what stands later.
struct RecordedAspect: Hashable {
  /// The name for machines.
  var key: String
  /// What kind of cause it is, in lower case with hyphens: a name for those who filter and count.
  var code: String
  /// The name in sentences.
  var words: String
  /// Where the record says it: keys with dots between them.
  var path: String
  /// The paths that may differ because this does, with everything below them.
  var consequences: [String]

  /// Makes an aspect, whose code is its key where no other is given.
  init(
    key: String, code: String? = nil, words: String, path: String, consequences: [String] = []
  ) {
    self.key = key
    self.code = code ?? key.inKebabCase
    self.words = words
    self.path = path
    self.consequences = consequences
  }

  /// Whether a difference at a path may follow from a difference of this.
  func explains(_ path: String) -> Bool {
    consequences.contains { path == $0 || path.hasPrefix($0 + ".") }
  }

  /// Whether texts below may move because of it.
  var movesOthers: Bool {
    consequences.contains(RecordKey.lines.rawValue) || path == RecordKey.lines.rawValue
  }
}

extension RecordedAspect {
  /// The aspects that have a name.
  package static let all: [RecordedAspect] = asked + picked + measured

  /// An aspect for a path that has no name of its own, such as one of a later version.
  static func unnamed(_ path: String) -> RecordedAspect {
    RecordedAspect(
      key: path, code: "unnamed-key", words: "'\(path.printable)'", path: path)
  }

  /// What follows from another face.
  private static let ofFace = RecordKey.names(
    .resolved, .notes, .reasons, .spans, .missingGlyphs, .fallbacks, .scaleFactor, .lines,
    .lineGapBetweenLines, .truncated, .inkOverflow)
  /// What follows from another size.
  private static let ofSize =
    RecordKey.names(
      .pointSize, .scaleFactor, .lineHeight, .lineGapBetweenLines, .spans, .lines, .truncated,
      .inkOverflow)
    + [RecordKey.path(.resolved, .axes)]

  private static let asked: [RecordedAspect] = [
    RecordedAspect(
      key: "text", words: "sample", path: RecordKey.path(.text),
      consequences: RecordKey.names(
        .lines, .spans, .missingGlyphs, .fallbacks, .notes, .reasons, .scaleFactor, .truncated,
        .lineGapBetweenLines, .inkOverflow)),
    RecordedAspect(
      key: "font", words: "font", path: RecordKey.path(.requested, .font),
      consequences: ofFace + RecordKey.names(.lineHeight, .pointSize)),
    RecordedAspect(
      key: "weight", words: "weight", path: RecordKey.path(.requested, .weight),
      consequences: ofFace),
    RecordedAspect(
      key: "italic", words: "italic", path: RecordKey.path(.requested, .italic),
      consequences: ofFace),
    RecordedAspect(
      key: "width", words: "width", path: RecordKey.path(.requested, .width), consequences: ofFace),
    RecordedAspect(
      key: "requestedAxes", words: "pinned axes", path: RecordKey.path(.requested, .axes),
      consequences: ofFace),
    RecordedAspect(
      key: "features", words: "features", path: RecordKey.path(.requested, .features),
      consequences: ofFace),
    RecordedAspect(
      key: "size", words: "size", path: RecordKey.path(.requested, .size), consequences: ofSize),
    RecordedAspect(
      key: "relativeTo", words: "Dynamic Type style", path: RecordKey.path(.requested, .relativeTo),
      consequences: ofSize),
  ]

  private static let picked: [RecordedAspect] = [
    RecordedAspect(
      key: "face", words: "face", path: RecordKey.path(.resolved, .postScriptName),
      consequences: ofFace + RecordKey.names(.lineHeight)),
    RecordedAspect(
      key: "family", words: "family", path: RecordKey.path(.resolved, .family), consequences: ofFace
    ),
    RecordedAspect(
      key: "file", words: "font file", path: RecordKey.path(.resolved, .file),
      consequences: ofFace + RecordKey.names(.lineHeight)),
    RecordedAspect(
      key: "drawnWeight", words: "drawn weight", path: RecordKey.path(.resolved, .weight),
      consequences: ofFace),
    RecordedAspect(
      key: "drawnItalic", words: "drawn italic", path: RecordKey.path(.resolved, .italic),
      consequences: ofFace),
    RecordedAspect(
      key: "axes", words: "axes", path: RecordKey.path(.resolved, .axes), consequences: ofFace),
  ]

  private static let measured: [RecordedAspect] = [
    RecordedAspect(
      key: "pointSize", words: "point size", path: RecordKey.path(.pointSize), consequences: ofSize),
    RecordedAspect(
      key: "fallbacks", words: "fallback fonts", path: RecordKey.path(.fallbacks),
      consequences: RecordKey.names(
        .missingGlyphs, .notes, .reasons, .lines, .truncated, .inkOverflow)),
    RecordedAspect(
      key: "missingGlyphs", words: "missing glyphs", path: RecordKey.path(.missingGlyphs),
      consequences: RecordKey.names(.notes, .reasons, .lines, .truncated, .inkOverflow)),
    RecordedAspect(
      key: "lineHeight", words: "line height", path: RecordKey.path(.lineHeight),
      consequences: RecordKey.names(
        .lineGapBetweenLines, .lines, .scaleFactor, .truncated, .inkOverflow)),
    RecordedAspect(
      key: "lineGapBetweenLines", words: "line gap", path: RecordKey.path(.lineGapBetweenLines),
      consequences: RecordKey.names(.lines, .truncated, .inkOverflow)),
    RecordedAspect(
      key: "tracking", words: "tracking", path: RecordKey.path(.tracking),
      consequences: RecordKey.names(.spans, .lines, .scaleFactor, .truncated, .inkOverflow)),
    RecordedAspect(
      key: "foreground", words: "colour", path: RecordKey.path(.foreground),
      consequences: RecordKey.names(.contrast, .spans)),
    RecordedAspect(
      key: "background", words: "background", path: RecordKey.path(.background),
      consequences: RecordKey.names(.contrast, .spans)),
    RecordedAspect(
      key: "baselineOffset", words: "baseline offset", path: RecordKey.path(.baselineOffset),
      consequences: RecordKey.names(.spans, .inkOverflow)),
    RecordedAspect(
      key: "underline", words: "underline", path: RecordKey.path(.underline),
      consequences: RecordKey.names(.spans)),
    RecordedAspect(
      key: "strikethrough", words: "strikethrough", path: RecordKey.path(.strikethrough),
      consequences: RecordKey.names(.spans)),
    RecordedAspect(
      key: "scaleFactor", words: "scale factor", path: RecordKey.path(.scaleFactor),
      consequences: RecordKey.names(.pointSize, .lines, .truncated, .inkOverflow, .spans)),
    RecordedAspect(
      key: "spans", words: "stretches of other styles", path: RecordKey.path(.spans),
      consequences: RecordKey.names(
        .lines, .missingGlyphs, .fallbacks, .notes, .truncated, .inkOverflow)),
    RecordedAspect(key: "contrast", words: "contrast", path: RecordKey.path(.contrast)),
    RecordedAspect(
      key: "notes", words: "notes", path: RecordKey.path(.notes),
      consequences: RecordKey.names(.reasons)),
    RecordedAspect(key: "reasons", words: "reasons", path: RecordKey.path(.reasons)),
    RecordedAspect(
      key: "truncated", words: "truncated", path: RecordKey.path(.truncated),
      consequences: RecordKey.names(.lines, .inkOverflow)),
    RecordedAspect(
      key: "lines", words: "lines", path: RecordKey.path(.lines),
      consequences: RecordKey.names(.truncated, .inkOverflow)),
    RecordedAspect(key: "inkOverflow", words: "ink overflow", path: RecordKey.path(.inkOverflow)),
  ]

  /// A text that stands elsewhere though nothing around it grew.
  package static let position = RecordedAspect(key: "position", words: "position", path: "position")
  /// A text that the other side does not have.
  package static let added = RecordedAspect(
    key: "added", words: "added", path: RecordKey.path(.style),
    consequences: RecordKey.names(.lines))
  package static let removed = RecordedAspect(
    key: "removed", words: "removed", path: RecordKey.path(.style),
    consequences: RecordKey.names(.lines))
  /// The same texts one behind the other in another way.
  static let order = RecordedAspect(
    key: "order", words: "the styles stand in another order", path: "order",
    consequences: RecordKey.names(.lines))
  /// A text that is the same under another style's name.
  static let renamed = RecordedAspect(
    key: "renamed", words: "renamed", path: RecordKey.path(.style))
  /// A style that could not be made out on one side.
  static let unresolved = RecordedAspect(
    key: "unresolved", words: "not shown", path: RecordKey.path(.unresolved),
    consequences: RecordKey.names(.lines))
}

extension RecordedAspect {
  /// All kinds of causes: those of a text, of a stretch of one, of a frame, and of pictures.
  package static var codes: [String] {
    let ofTexts = all + [added, removed, renamed, unresolved, position, lineWidth, lineBreaks]
    let ofFrames = [order, pageSize] + RecordShape.frame.fields.map { ofFrame($0.key.rawValue) }
    let ofPictures = [pixels, bytes(FrameFormat.txt.rawValue)]
    let codes =
      ofTexts.map(\.code) + all.map { inSpan($0, named: "").code }
      + (ofFrames + ofPictures).map(\.code) + [unnamed("").code]
    var seen: Set<String> = []
    return codes.filter { seen.insert($0).inserted }
  }

  /// A line that is wider or narrower though it says the same.
  static let lineWidth = RecordedAspect(
    key: "width", code: "line-width", words: "line width", path: RecordKey.lines.rawValue,
    consequences: RecordKey.names(.truncated, .inkOverflow))
  /// Lines that end elsewhere.
  static let lineBreaks = RecordedAspect(
    key: "lineBreaks", words: "line breaks", path: RecordKey.lines.rawValue,
    consequences: RecordKey.names(.truncated, .inkOverflow))
  /// A page of another size though nothing on it differs.
  static let pageSize = RecordedAspect(
    key: RecordKey.size.rawValue, code: "page-size", words: "size", path: RecordKey.size.rawValue)

  /// A member of the frame itself.
  static func ofFrame(_ key: String) -> RecordedAspect {
    RecordedAspect(
      key: key, code: RecordKey(rawValue: key) == nil ? "unnamed-key" : "frame-" + key.inKebabCase,
      words: "'\(key.printable)'", path: key)
  }

  /// An aspect of a stretch of a text.
  ///
  /// - Parameter name: What the stretch is called by, fit for a terminal.
  static func inSpan(_ aspect: RecordedAspect, named name: String) -> RecordedAspect {
    RecordedAspect(
      key: "spans.\(aspect.key)", code: "span-\(aspect.code)",
      words: "\(aspect.words) of '\(name)'", path: RecordKey.spans.rawValue,
      consequences: aspect.consequences.filter(consequencesOfSpans.contains))
  }

  /// What may differ in a text because a stretch of it does.
  private static let consequencesOfSpans = Set(
    RecordKey.names(
      .lineHeight, .lineGapBetweenLines, .lines, .missingGlyphs, .fallbacks, .notes, .scaleFactor,
      .truncated,
      .inkOverflow))
}

extension String {
  /// A name in camel case as words with hyphens: `drawnWeight` is `drawn-weight`.
  fileprivate var inKebabCase: String {
    reduce(into: "") { text, letter in
      if letter.isUppercase { text += "-" }
      text += letter.lowercased()
    }
  }
}
