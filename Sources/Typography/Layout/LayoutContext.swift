/// What a layout asks questions of: which face, and which glyphs.
final class LayoutContext {
  let matcher: FaceMatcher
  let shaper: any TextShaper
  private var resolved: [FontRequest: ResolvedFont?] = [:]
  private var cascades: [FontRequest: FontCascade] = [:]

  init(matcher: FaceMatcher, shaper: any TextShaper) {
    self.matcher = matcher
    self.shaper = shaper
  }

  /// The face that a request gets; nil when there is none at all.
  func resolve(_ request: FontRequest) -> ResolvedFont? {
    if let known = resolved[request] { return known }
    let font = matcher.resolve(request)
    resolved[request] = font
    return font
  }

  /// The faces that may draw text in a font.
  func cascade(of font: ResolvedFont) -> FontCascade {
    if let known = cascades[font.request] { return known }
    let cascade = matcher.cascade(of: font)
    cascades[font.request] = cascade
    return cascade
  }
}

extension EnvironmentValues {
  /// The font of text here.
  var effectiveFont: Font { font ?? .body }

  /// What text here asks of the faces.
  var fontRequest: FontRequest {
    effectiveFont.request(at: dynamicTypeSize, extra: fontModifiers)
  }
}
