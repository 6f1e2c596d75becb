extension Font {
  /// What this font asks for at a Dynamic Type size.
  public func request(at size: DynamicTypeSize) -> FontRequest { request(at: size, extra: []) }

  /// What this font asks for at a Dynamic Type size.
  ///
  /// - Parameters:
  ///   - size: The Dynamic Type size.
  ///   - extra: Modifiers of the environment (`fontWeight(_:)`, `bold()`, `italic()`), which apply
  ///     after the font's own.
  func request(at size: DynamicTypeSize, extra: [Modifier]) -> FontRequest {
    var request: FontRequest
    switch sizeRule {
    case .relative(let authored, let style):
      request = FontRequest(
        source: requestSource, size: authored, relativeTo: style,
        pointSize: style.scaledPointSize(authored, at: size))
    case .fixed(let authored):
      request = FontRequest(source: requestSource, size: authored, pointSize: authored)
    case .table(let style):
      request = FontRequest(
        source: requestSource, size: style.pointSize(at: .large), relativeTo: style,
        weight: style.systemWeight, pointSize: style.pointSize(at: size))
    }
    for modifier in modifiers + extra {
      apply(modifier, to: &request)
    }
    return request
  }

  /// The text style whose table decides the size, or nil when a rule does.
  var tableStyle: TextStyle? {
    if case .table(let style) = sizeRule { style } else { nil }
  }

  private var requestSource: FontRequest.Source {
    switch source {
    case .named(let names): .named(names)
    case .system(let design): .system(design)
    }
  }

  private func apply(_ modifier: Modifier, to request: inout FontRequest) {
    switch modifier {
    case .weight(let weight):
      request.weight = weight
      request.isBold = false
    case .width(let width): request.width = width
    case .bold:
      if case .system = source {
        request.weight = tableStyle?.emphasizedWeight ?? .bold
      } else {
        request.isBold = true
      }
    case .italic: request.isItalic = true
    case .monospaced:
      if case .system = source {
        request.source = .system(.monospaced)
      } else {
        request.isMonospaced = true
      }
    case .monospacedDigit: request.hasMonospacedDigits = true
    case .axis(let tag, let value): request.axes[tag] = value
    case .feature(let tag, let value): request.features[tag] = value
    }
  }
}
