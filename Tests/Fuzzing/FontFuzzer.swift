import Raster
import Typography

/// Registers damaged fonts, and sets and paints text with what can be used of them.
struct FontFuzzer {
  /// The sound fonts: their names and bytes.
  let fonts: [(name: String, bytes: [UInt8])]

  private static let scales = [0.4, 1, 4.5]
  private static let text = "Hx AJDG RZ\u{1F600}\u{0644}\u{0627} Hamburg\u{0301} fi"
  private static let selectors = "x\u{FE00}H\u{FE0F} x\u{FE01}H\u{E0100}\u{8FBB}\u{E0101} Ag"

  /// Damages the font that a seed names and uses it.
  func runDamagedFont(_ seed: UInt64) {
    let font = fonts[Int(seed % UInt64(fonts.count))]
    var mutator = FontMutator(seed: seed)
    use(mutator.mutate(font.bytes), name: font.name, text: Self.text, palette: Int(seed % 3))
  }

  /// Damages how the glyphs of the font that a seed names change along axes and behind selectors, and
  /// uses it at a place on its axes.
  func runDamagedVariations(_ seed: UInt64) {
    let fonts = fonts.filter { FontMutator.hasVariations($0.bytes) }
    let font = fonts[Int(seed % UInt64(fonts.count))]
    var mutator = FontMutator(seed: seed)
    use(
      mutator.mutateVariations(font.bytes), name: font.name, text: Self.selectors, palette: 0,
      place: Double(seed % 5) / 4)
  }

  /// Sets and paints a random string in the font that a seed names.
  func runRandomText(_ seed: UInt64) {
    let font = fonts[Int(seed % UInt64(fonts.count))]
    var random = SplitMix64(seed: seed)
    use(font.bytes, name: font.name, text: RandomText.make(using: &random), palette: 0)
  }

  /// Registers a font's bytes, and sets and paints text in its first faces.
  ///
  /// - Parameter place: Where on each axis, from its least value (0) to its greatest (1); nil leaves
  ///   the axes at their defaults.
  private func use(
    _ bytes: [UInt8], name: String, text: String, palette: Int, place: Double? = nil
  ) {
    var registered = RegisteredFonts()
    guard let faces = try? registered.register(bytes: bytes, label: name, origin: .design) else {
      return
    }
    let store = FaceStore(fonts: registered, documents: .running)
    let painter = PagePainter(faces: store)
    let layout = PageLayout(
      matcher: FaceMatcher(catalog: FaceCatalog(faces: faces)),
      shaper: HarfBuzzShaper(faces: store))
    for face in faces.prefix(2) {
      let device = Device(name: "fuzz", width: 120, height: nil, displayScale: 1)
      var page = layout.page(
        of: Preview(
          name: "fuzz", traits: PreviewTraits(device: device),
          view: Text(text).font(Self.font(of: face, place: place))))
      page.items = page.items.map { Self.item($0, palette: palette) }
      // The canvas of a damaged font's measures may be of any size.
      page.size.height = min(page.size.height, 200)
      for scale in Self.scales {
        _ = try? painter.paint(page, scale: PixelScale(horizontal: scale, vertical: scale * 1.2))
      }
    }
  }

  private static func font(of face: FaceDescription, place: Double?) -> Font {
    let font = Font.custom(face.postScriptName, fixedSize: 17)
    guard let place else { return font }
    return face.axes.reduce(font) { font, axis in
      font.variation(axis.tag, axis.minimum + place * (axis.maximum - axis.minimum))
    }
  }

  private static func item(_ item: Page.Item, palette: Int) -> Page.Item {
    guard case .glyphs(var line) = item else { return item }
    line.instance.palette = palette
    return .glyphs(line)
  }
}
