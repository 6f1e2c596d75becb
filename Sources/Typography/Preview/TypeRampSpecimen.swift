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
            TextStyleCaption(style: style, sample: style.isUnresolved ? nil : text(of: style))
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
      Text(verbatim: text(of: style)).styled(as: style)
    }
  }

  private func text(of style: DesignStyle) -> String {
    options.text ?? style.sampleText(for: locale)
  }
}

extension View {
  /// Sets the font, colour, line height, tracking and limits of a design's style on the texts below,
  /// and gives this view the style's height, where it has one.
  @ViewBuilder
  public func styled(as style: DesignStyle) -> some View {
    if let height = style.height {
      textStyled(as: style).frame(height: height)
    } else {
      textStyled(as: style)
    }
  }

  /// Sets what a design's style says about the texts below; the height is left as it is.
  func textStyled(as style: DesignStyle) -> some View {
    let font = style.font
    return changingEnvironment { values in
      values.font = font
      values.foregroundColor = style.color
      values.lineHeight = style.relativeLineHeight
      if let limit = style.lineLimit { values.setLineLimit(lowest: nil, highest: limit) }
      if let factor = style.minimumScaleFactor { values.minimumScaleFactor = max(factor, 0.01) }
      values.setTracking(style.tracking ?? 0)
      // What is written as a part of the size keeps its ratio at every size.
      values.trackingOfSize = style.trackingOfSize ?? 0
      values.textStyleName = style.name
    }
  }
}

extension DesignStyle {
  /// The line height as a multiple of the size, so that it grows with the text.
  fileprivate var relativeLineHeight: LineHeight? {
    guard case .exact(let points) = lineHeight, let size else { return lineHeight }
    return .multiple(factor: points / size)
  }
}
