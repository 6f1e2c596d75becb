/// The built-in specimen of a type ramp: each style in its own font, with its name, the face that it
/// got and its size beside it.
public struct TypeRampSpecimen: View {
  /// What the specimen shows.
  public struct Options: Hashable, Sendable {
    /// The text that every style shows; nil is each style's own sample.
    public var text: String?
    /// Whether the styled texts stand alone, without labels and rules.
    public var isBare: Bool

    /// Makes options.
    public init(text: String? = nil, isBare: Bool = false) {
      self.text = text
      self.isBare = isBare
    }
  }

  private let design: DesignSystem
  private let options: Options
  private let locale: String

  /// Makes a specimen of a design's styles.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - options: What to show.
  ///   - locale: The language of the samples.
  public init(design: DesignSystem, options: Options = Options(), locale: String = "en") {
    self.design = design
    self.options = options
    self.locale = locale
  }

  /// The rows of the specimen.
  public var body: some View {
    VStack(alignment: .leading, spacing: options.isBare ? 8 : 14) {
      ForEach(Array(design.styles.enumerated()), id: \.offset) { position, style in
        if options.isBare {
          sample(of: style)
        } else {
          VStack(alignment: .leading, spacing: 5) {
            if position > 0 { Divider() }
            TextStyleCaption(style: style)
            sample(of: style)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }

  @ViewBuilder
  private func sample(of style: DesignStyle) -> some View {
    if !style.isUnresolved {
      Text(verbatim: options.text ?? style.sampleText(for: locale))
        .styled(as: style)
    }
  }
}

extension View {
  /// Sets the font, colour, line height and tracking of a design's style on the texts below.
  public func styled(as style: DesignStyle) -> some View {
    font(style.font)
      .foregroundColor(style.color)
      .lineHeight(style.relativeLineHeight)
      .tracking(style.tracking ?? 0)
      .textStyleName(style.name)
  }
}

extension DesignStyle {
  /// The line height as a multiple of the size, so that it grows with the text.
  fileprivate var relativeLineHeight: LineHeight? {
    guard case .exact(let points) = lineHeight, let size else { return lineHeight }
    return .multiple(factor: points / size)
  }
}

// MARK: - Captions

/// What stands beside a styled text: its name, its face and size, and what is not as asked.
private struct TextStyleCaption: View {
  private static let font = Font.system(size: 11)

  let style: DesignStyle

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
      if !style.isUnresolved {
        ResolvedFontText(font: style.font) { font in
          font.notes.map(\.rawValue).joined(separator: ", ")
        }
        .foregroundColor(.orange)
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
