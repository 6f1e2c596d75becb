/// What a layout asks questions of: which face, and which glyphs.
final class LayoutContext {
  let matcher: FaceMatcher
  let shaper: any TextShaper
  /// The faces of requests. A text that shrinks to fit asks at up to a hundred sizes.
  private var resolved = BoundedCache<FontRequest, ResolvedFont?>(limit: 4096)
  private var cascades = BoundedCache<FontRequest, FontCascade>(limit: 4096)
  /// The layouts of texts. A ramp has a dozen at each size.
  private var fitters = BoundedCache<FitterKey, TextFitter>(limit: 256)

  /// What decides the places of a text's glyphs within any width.
  private struct FitterKey: Hashable {
    var segments: [TextSegment]
    var environment: EnvironmentValues
  }

  init(matcher: FaceMatcher, shaper: any TextShaper) {
    self.matcher = matcher
    self.shaper = shaper
  }

  /// The face that a request gets; nil when there is none at all.
  func resolve(_ request: FontRequest) -> ResolvedFont? {
    resolved.value(for: request) { matcher.resolve(request) }
  }

  /// The faces that may draw text in a font.
  func cascade(of font: ResolvedFont) -> FontCascade {
    cascades.value(for: font.request) { matcher.cascade(of: font) }
  }

  /// What lays a text out; the same for a text that is set alike, whatever its colours.
  ///
  /// - Parameters:
  ///   - segments: What the text shows; at least one.
  ///   - environment: The surroundings of the whole text.
  func fitter(of segments: [TextSegment], in environment: EnvironmentValues) -> TextFitter {
    let key = FitterKey(segments: segments.withoutInk, environment: environment.withoutInk)
    return fitters.value(for: key) {
      TextFitter(segments: key.segments, environment: key.environment, context: self)
    }
  }
}
