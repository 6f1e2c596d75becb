import Raster
import Typography

/// An object of `frames.json`: its keys in the order in which they are written.
package struct RecordShape: Sendable {
  /// A key with what it holds.
  package struct Field: Sendable {
    package var key: RecordKey
    var content: Content
    /// Whether the key is always there; a rare one is there only where it says something.
    var isRequired: Bool
    /// What it says, in one sentence with a full stop.
    var summary: String
  }

  /// What a key may hold.
  indirect enum Content: Sendable {
    case string
    /// A string of a form that a regular expression describes (ECMA-262).
    case pattern(String)
    /// One of some strings.
    case oneOf([String])
    case bool
    /// A number, not below the minimum where there is one.
    case number(minimum: Double? = nil)
    case version
    /// Nothing, or something else.
    case optional(Content)
    case list(Content)
    case object(RecordShape)
    /// An object whose keys are names, or only some names.
    case map(Content, names: [String]? = nil)
  }

  /// The name in the schema.
  package var name: String
  package var fields: [Field]
}

extension RecordShape.Field {
  fileprivate init(
    _ key: RecordKey, _ content: RecordShape.Content, _ summary: String, isRare: Bool = false
  ) {
    self.init(key: key, content: content, isRequired: !isRare, summary: summary)
  }
}

extension RecordShape.Content {
  fileprivate static let points = RecordShape.Content.number()
  fileprivate static let color = RecordShape.Content.pattern("^#([0-9A-F]{6}|[0-9A-F]{8})$")
  fileprivate static let values = RecordShape.Content.map(.number())
}

// MARK: - Document

extension RecordShape {
  /// All shapes, the document first, each behind one that holds it.
  package static let all = [
    document, options, unresolved, frame, size, text, span, requested, resolved, line, fallback,
    overflow,
  ]

  /// The whole of `frames.json`.
  package static let document = RecordShape(
    name: "document",
    fields: [
      .init(.version, .version, "The version of the document's shape."),
      .init(.design, .string, "The design's name."),
      .init(
        .options, .object(options),
        "What the frames were drawn with, where it is not the usual.", isRare: true),
      .init(
        .unresolved, .list(.object(unresolved)), "The styles that could not be made out.",
        isRare: true),
      .init(.frames, .list(.object(frame)), "The frames in order."),
    ])

  static let options = RecordShape(
    name: "options",
    fields: [
      .init(.text, .string, "The text that every style shows.", isRare: true),
      .init(.bare, .bool, "Whether texts stand without labels and rules.", isRare: true),
      .init(.styles, .list(.string), "The styles that are shown.", isRare: true),
      .init(
        .blend, .oneOf(Blending.allCases.map(\.rawValue)), "How ink is mixed.", isRare: true),
      .init(
        .mosaic, .oneOf(Mosaic.allCases.map(\.rawValue)), "What cells are made of.", isRare: true),
      .init(
        .cell, .pattern("^[0-9]+x[0-9]+$"), "The size of the terminal's cells in pixels.",
        isRare: true),
      .init(
        .color, .oneOf(ColorDepth.allCases.map(\.rawValue)), "The colours of ANSI text.",
        isRare: true),
    ])

  static let unresolved = RecordShape(
    name: "unresolved",
    fields: [
      .init(.style, .string, "The style's name."),
      .init(.reasons, .list(.string), "Why it could not be made out, in plain words."),
    ])

  package static let frame = RecordShape(
    name: "frame",
    fields: [
      .init(.id, .string, "The frame's name among its like: ramp/iPhone-8/large-light."),
      .init(.preview, .string, "The preview's name."),
      .init(.device, .string, "The device's name."),
      .init(.width, .number(minimum: 0), "The device's width in points."),
      .init(
        .sizeCategory, .oneOf(DynamicTypeSize.allCases.map(\.rawValue)), "The Dynamic Type size."),
      .init(.colorScheme, .oneOf(ColorScheme.allCases.map(\.rawValue)), "The colour scheme."),
      .init(.locale, .string, "The language of the texts as a BCP 47 tag."),
      .init(.scale, .number(minimum: 0), "Pixels per point of the pictures."),
      .init(.size, .object(size), "The size of the page."),
      .init(
        .files, .map(.string, names: FrameFormat.allCases.map(\.rawValue)),
        "The paths of the frame's files from the record's folder, by format."),
      .init(.texts, .list(.object(text)), "The texts in reading order."),
      .init(
        .pending, .bool, "Whether the pictures are older than the record.", isRare: true),
    ])

  static let size = RecordShape(
    name: "size",
    fields: [
      .init(.width, .number(minimum: 0), "The width in points."),
      .init(.height, .number(minimum: 0), "The height in points."),
    ])
}

// MARK: - Texts

extension RecordShape {
  /// A text of a frame.
  package static let text = RecordShape(
    name: "text",
    fields: [
      .init(.style, .optional(.string), "The style's name; null for text that belongs to none."),
      .init(.text, .string, "The characters."),
      .init(.requested, .object(requested), "The font that was asked for."),
      .init(.resolved, .object(resolved), "The face that was picked."),
      .init(.pointSize, .points, "The size that is drawn, in points."),
      .init(
        .scaleFactor, .number(minimum: 0),
        "The share of the size to which the text shrinks to fit.",
        isRare: true),
      .init(.lineHeight, .points, "From the top of one line to the top of the next, in points."),
      .init(
        .lineGapBetweenLines, .points,
        "The font's line gap as it is added between lines, in points; below 0 where lines overlap.",
        isRare: true),
      .init(.tracking, .points, "What stands between letters besides their advances, in points."),
      .init(.foreground, .color, "The ink in sRGB."),
      .init(.background, .color, "What is behind the text, in sRGB."),
      .init(.contrast, .number(minimum: 1), "The contrast of the two by WCAG 2.2, 1 to 21."),
    ] + emphasis + [
      .init(
        .spans, .list(.object(span)), "The stretches of a text of several styles.", isRare: true),
      .init(.lines, .list(.object(line)), "The lines from top to bottom."),
      .init(.missingGlyphs, .list(.string), "The characters that no font at hand has."),
      .init(.fallbacks, .list(.object(fallback)), "The faces that drew what the picked one lacks."),
      .init(
        .inkOverflow, .object(overflow), "Ink outside of the boxes of the lines.", isRare: true),
      .init(.truncated, .bool, "Whether the text is cut short."),
      .init(.notes, .list(.string), "How the text differs from what was asked, as codes."),
      .init(.reasons, .list(.string), "The steps that led to the face, in plain words."),
    ])

  static let span = RecordShape(
    name: "span",
    fields: [
      .init(.text, .string, "The characters."),
      .init(.requested, .object(requested), "The font that was asked for."),
      .init(.resolved, .object(resolved), "The face that was picked."),
      .init(.pointSize, .points, "The size that is drawn, in points."),
      .init(.tracking, .points, "What stands between letters besides their advances, in points."),
      .init(.foreground, .color, "The ink in sRGB."),
      .init(.contrast, .number(minimum: 1), "The contrast with the background, 1 to 21."),
    ] + emphasis + [
      .init(.reasons, .list(.string), "The steps that led to the face, in plain words.")
    ])

  private static let emphasis: [Field] = [
    .init(.baselineOffset, .points, "How far the baseline is raised, in points.", isRare: true),
    .init(.underline, .bool, "Whether the text is underlined.", isRare: true),
    .init(.strikethrough, .bool, "Whether the text is struck through.", isRare: true),
  ]

  static let line = RecordShape(
    name: "line",
    fields: [
      .init(.text, .string, "The characters."),
      .init(.x, .points, "The left end from the page's, in points."),
      .init(.baseline, .points, "The baseline from the page's top, in points."),
      .init(.width, .points, "The width in points."),
    ])

  static let overflow = RecordShape(
    name: "inkOverflow",
    fields: [
      .init(.top, .points, "Ink above the box of the first line, in points."),
      .init(.bottom, .points, "Ink below the box of the last line, in points."),
    ])
}

// MARK: - Fonts

extension RecordShape {
  /// The font that was asked for.
  package static let requested = RecordShape(
    name: "requested",
    fields: [
      .init(.font, .string, "The names with commas between them, or the system font's design."),
      .init(.size, .points, "The size at the Dynamic Type size large, in points."),
      .init(
        .relativeTo, .optional(.oneOf(Font.TextStyle.allCases.map(\.rawValue))),
        "The text style that the size grows with; null for a fixed one."),
      .init(
        .weight, .optional(.number(minimum: 1)),
        "The weight on OpenType's scale; null where none was asked for."),
      .init(
        .width, .number(minimum: 0), "The width in per cent of the normal one.", isRare: true),
      .init(.italic, .bool, "Whether italics were asked for."),
      .init(.axes, .values, "Pinned values of variation axes, by tag.", isRare: true),
      .init(.features, .values, "OpenType features, by tag.", isRare: true),
    ])

  /// The face that was picked.
  package static let resolved = RecordShape(
    name: "resolved",
    fields: [
      .init(.postScriptName, .string, "The face's PostScript name."),
      .init(.family, .string, "The face's family."),
      .init(.file, .string, "The font file's name for readers."),
      .init(.weight, .number(minimum: 1), "The weight that is drawn, on OpenType's scale."),
      .init(.italic, .bool, "Whether the face is italic."),
      .init(.axes, .values, "The values of the face's variation axes, by tag."),
    ])

  static let fallback = RecordShape(
    name: "fallback",
    fields: [
      .init(.postScriptName, .string, "The face's PostScript name."),
      .init(.family, .string, "The face's family."),
      .init(.file, .string, "The font file's name for readers."),
      .init(.characters, .list(.string), "The characters that it drew."),
    ])
}
