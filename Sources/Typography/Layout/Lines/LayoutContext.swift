/// What a layout asks questions of: which face, and which glyphs.
final class LayoutContext {
  let matcher: FaceMatcher
  let shaper: any TextShaper
  private var resolved: [FontRequest: ResolvedFont?] = [:]
  private var cascades: [FontRequest: FontCascade] = [:]
  private var fitters: [FitterKey: TextFitter] = [:]

  /// What decides the places of a text's glyphs within any width.
  private struct FitterKey: Hashable {
    var segments: [TextSegment]
    var environment: EnvironmentValues
  }

  /// The most texts whose layouts are kept; then all are forgotten. A ramp has a dozen at each size.
  private static let fitterLimit = 256

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

  /// What lays a text out; the same for a text that is set alike, whatever its colours.
  ///
  /// - Parameters:
  ///   - segments: What the text shows; at least one.
  ///   - environment: The surroundings of the whole text.
  func fitter(of segments: [TextSegment], in environment: EnvironmentValues) -> TextFitter {
    let key = FitterKey(segments: segments.withoutInk, environment: environment.withoutInk)
    if let known = fitters[key] { return known }
    let fitter = TextFitter(segments: key.segments, environment: key.environment, context: self)
    if fitters.count >= Self.fitterLimit { fitters.removeAll(keepingCapacity: true) }
    fitters[key] = fitter
    return fitter
  }
}
