import Typography

/// What a design says about a style, and the face that it gets, as values that can be compared one by
/// one.
struct StyleFacts: Equatable {
  /// One property.
  struct Fact: Equatable {
    /// The name for machines.
    var key: String
    /// The name in sentences.
    var words: String
    var value: DocumentNode
  }

  /// The properties in the order in which they are told; one that is not there is null.
  let facts: [Fact]

  /// Gathers what is known of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - matcher: What picks the face, at the size `large`.
  init(of style: DesignStyle, matcher: FaceMatcher) {
    facts =
      Self.font(style) + Self.spacing(style) + Self.colors(style)
      + Self.picked(style, matcher: matcher) + Self.texts(style)
  }

  /// The value of a property.
  subscript(key: String) -> DocumentNode {
    facts.first { $0.key == key }?.value ?? .null
  }
}

// MARK: - Gathering

extension StyleFacts {
  private static func font(_ style: DesignStyle) -> [Fact] {
    [
      Fact(key: "family", words: "family", value: text(style.families.joined(separator: ", "))),
      Fact(key: "weight", words: "weight", value: number(style.weight.map(Double.init))),
      Fact(key: "italic", words: "italic", value: .flag(style.isItalic)),
      Fact(key: "pinnedAxes", words: "pinned axes", value: object(style.axes)),
      Fact(
        key: "features", words: "features", value: object(style.features.mapValues(Double.init))),
      Fact(key: "size", words: "size", value: number(style.size)),
      Fact(key: "scaling", words: "scaling", value: .text(style.sizing.words)),
    ]
  }

  private static func spacing(_ style: DesignStyle) -> [Fact] {
    let lineHeight =
      switch style.lineHeight {
      case .multiple(let factor): "\(factor.decimalText) x size"
      case .exact(let points): "\(points.decimalText) pt"
      case nil: ""
      }
    return [
      Fact(key: "lineHeight", words: "line height", value: text(lineHeight)),
      Fact(key: "tracking", words: "tracking", value: number(style.tracking)),
      Fact(key: "lineLimit", words: "line limit", value: number(style.lineLimit.map(Double.init))),
      Fact(
        key: "minimumScaleFactor", words: "minimum scale", value: number(style.minimumScaleFactor)),
      Fact(key: "height", words: "height", value: number(style.height)),
    ]
  }

  private static func colors(_ style: DesignStyle) -> [Fact] {
    [("Light", ColorScheme.light), ("Dark", .dark)].map { name, scheme in
      Fact(
        key: "color\(name)", words: "colour in \(scheme.rawValue)",
        value: text(style.color?.resolved(in: scheme).hex ?? ""))
    }
  }

  private static func picked(_ style: DesignStyle, matcher: FaceMatcher) -> [Fact] {
    let font =
      style.isUnresolved ? nil : matcher.resolve(style.font.request(at: .large))
    return [
      Fact(key: "face", words: "face", value: text(font?.face.postScriptName ?? "")),
      Fact(key: "axes", words: "axes", value: object(font?.axes ?? [:])),
      Fact(
        key: "notes", words: "notes", value: .list((font?.notes ?? []).map { .text($0.rawValue) })),
      Fact(
        key: "unresolved", words: "not shown",
        value: .list(style.unresolvedReasons.map { .text($0) })),
    ]
  }

  private static func texts(_ style: DesignStyle) -> [Fact] {
    let samples = style.samples.map { sample in
      Fact(
        key: sample.locale.map { "sample.\($0)" } ?? "sample",
        words: sample.locale.map { "sample in \($0.printable)" } ?? "sample",
        value: .text(sample.text))
    }
    let deprecation = style.deprecation.map { $0.isEmpty ? "yes" : $0 } ?? ""
    return samples + [Fact(key: "deprecated", words: "deprecated", value: text(deprecation))]
  }

  private static func text(_ text: String) -> DocumentNode { text.isEmpty ? .null : .text(text) }

  private static func object(_ values: [String: Double]) -> DocumentNode {
    .object(
      values.sorted { $0.key < $1.key }
        .map { DocumentNode.Member(key: $0.key, line: 0, value: .decimal($0.value)) })
  }

  private static func number(_ number: Double?) -> DocumentNode {
    number.map { .decimal($0) } ?? .null
  }
}

extension DesignStyle.Sizing {
  /// How a size follows the Dynamic Type size, in words.
  fileprivate var words: String {
    switch self {
    case .relativeTo(let style): "relative to \(style.rawValue)"
    case .fixed: "fixed"
    case .textStyle(let style): "the platform's \(style.rawValue)"
    }
  }
}
