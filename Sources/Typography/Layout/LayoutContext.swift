/// What a layout asks questions of: which face, and which glyphs.
final class LayoutContext {
  let matcher: FaceMatcher
  let shaper: any TextShaper
  private var resolved: [FontRequest: ResolvedFont?] = [:]
  private var cascades: [FontRequest: FontCascade] = [:]
  private var fitters: [FitterKey: TextFitter] = [:]

  /// The view that was laid out last, and its nodes in the surroundings that came up.
  private var content: Preview.Content?
  private var roots: [EnvironmentValues: any LayoutNode] = [:]

  /// The most surroundings whose nodes are kept; then all are forgotten. Light and dark take turns.
  private static let rootLimit = 4

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

  /// The node that stands for a whole view; the same for all widths.
  func root(of content: Preview.Content, in environment: EnvironmentValues) -> any LayoutNode {
    if content !== self.content { roots = [:] }
    self.content = content
    if let known = roots[environment] { return known }
    let nodes = content.view.nodes(in: environment, context: self)
    let root =
      nodes.count == 1
      ? nodes[0]
      : StackNode(axis: .vertical(.center), spacing: nil, children: nodes, environment: environment)
    if roots.count >= Self.rootLimit { roots = [:] }
    roots[environment] = root
    return root
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

extension EnvironmentValues {
  /// The font of text here.
  var effectiveFont: Font { font ?? .body }

  /// What text here asks of the faces.
  var fontRequest: FontRequest {
    effectiveFont.request(at: dynamicTypeSize, extra: fontModifiers)
  }
}
