/// Lays a view out on a page as wide as a device.
///
/// The page is as high as the view needs, as in a scroll view; a view narrower than the device stands
/// in the middle, as on the platform.
public struct PageLayout {
  /// The pixels per point where no device says how many: those of today's phones.
  private static let displayScaleOfBareWidths = 3.0

  private let roots: RootNodes

  /// Makes a layout that asks a matcher for faces and a shaper for glyphs.
  public init(matcher: FaceMatcher, shaper: any TextShaper) {
    roots = RootNodes(context: LayoutContext(matcher: matcher, shaper: shaper))
  }

  /// The page of a preview.
  ///
  /// - Parameters:
  ///   - preview: The view and its surroundings.
  ///   - background: The colour of the page; the system's background unless a design says otherwise.
  public func page(of preview: Preview, background: Color = .systemBackground) -> Page {
    let traits = preview.traits
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = traits.dynamicTypeSize
    environment.colorScheme = traits.colorScheme
    environment.locale = Locale(identifier: traits.locale)
    environment.layoutDirection = LayoutDirection(language: traits.locale)
    environment.displayScale = traits.device.displayScale ?? Self.displayScaleOfBareWidths
    let root = roots.root(of: preview.content, in: environment)
    let proposal = ProposedSize(width: traits.device.width, height: nil)
    let size = root.size(for: proposal)
    let ground = background.resolved(in: traits.colorScheme).composited(over: .white)
    var builder = PageBuilder(ground: ground)
    let x = (traits.device.width - size.width) / 2
    root.place(in: Rect(origin: Point(x: x, y: 0), size: size), proposal: proposal, on: &builder)
    return Page(
      size: Size(width: traits.device.width, height: max(size.height.rounded(.up), 1)),
      background: ground, items: builder.items, texts: builder.texts)
  }
}
