/// What stands beside a styled text: its name, its face and size, and what is not as asked.
struct TextStyleCaption: View {
  private static let font = Font.system(size: 11)

  let style: DesignStyle
  /// The text that the style shows; nil where it shows none.
  let sample: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ViewThatFits {
        HStack(alignment: .firstTextBaseline) {
          name
          Spacer()
          face
        }
        VStack(alignment: .leading, spacing: 1) {
          name
          face
        }
      }
      if let sample {
        TextNotes(Text(verbatim: sample).textStyled(as: style)).foregroundColor(.orange)
      }
      if let deprecation = style.deprecation {
        Text(verbatim: deprecation.isEmpty ? "deprecated" : "deprecated: \(deprecation.printable)")
      }
      ForEach(style.unresolvedReasons, id: \.self) { reason in
        Text(verbatim: reason.printable).foregroundColor(.red)
      }
    }
    .font(Self.font)
    .foregroundColor(.secondary)
    .annotation()
  }

  private var name: some View {
    Text(verbatim: style.name.printable).font(Self.font.weight(.semibold))
  }

  @ViewBuilder
  private var face: some View {
    if style.isUnresolved {
      Text("not shown")
    } else {
      ResolvedFontText(font: style.font) { font in
        font.caption
      }
    }
  }
}

extension ResolvedFont {
  /// The face, the axes that are not where the font's maker put them, and the size.
  fileprivate var caption: String {
    let moved = instance.axes.sorted { $0.key < $1.key }
      .map { "\($0.key.printable) \($0.value.decimalText)" }
    return ([face.postScriptName.printable] + moved + [pointSize.decimalText])
      .joined(separator: " ")
  }
}

/// A text that says something about the face that a font gets; nothing where there is nothing to say.
private struct ResolvedFontText: View, PrimitiveView {
  let font: Font
  let words: (ResolvedFont) -> String

  init(font: Font, words: @escaping (ResolvedFont) -> String) {
    self.font = font
    self.words = words
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    guard let resolved = context.resolve(font.request(at: environment.dynamicTypeSize)) else {
      return []
    }
    let text = words(resolved)
    return text.isEmpty ? [] : Text(verbatim: text).makeNodes(in: environment, context: context)
  }
}

/// What is not as asked about a text, in words; nothing where all is.
private struct TextNotes<Sample: View>: View, PrimitiveView {
  private let sample: Sample

  init(_ sample: Sample) {
    self.sample = sample
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    let records = sample.nodes(in: environment, context: context)
      .compactMap { ($0 as? TextNode)?.recordAlone() }
    let words = records.flatMap(\.notesInWords).joined(separator: ", ")
    return words.isEmpty
      ? [] : Text(verbatim: words.printable).makeNodes(in: environment, context: context)
  }
}

extension TextRecord {
  /// The notes; those about characters say the faces, or the characters.
  fileprivate var notesInWords: [String] {
    notes.map { note in
      switch note {
      case "character-fallback":
        note + ": " + fallbacks.map(\.postScriptName).joined(separator: " ")
      case "missing-glyphs": note + ": " + missingGlyphs.joined(separator: " ")
      default: note
      }
    }
  }
}
