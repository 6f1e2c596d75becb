import Raster
import Typography

/// Registers damaged fonts, and sets and paints text with what can be used of them.
struct FontFuzzer {
  /// The sound fonts: their names and bytes.
  let fonts: [(name: String, bytes: [UInt8])]

  private static let scales = [0.4, 1, 4.5]
  private static let text = "Hx AJDG RZ\u{1F600}\u{0644}\u{0627} Hamburg\u{0301} fi"

  /// Damages the font that a seed names and uses it.
  func runDamagedFont(_ seed: UInt64) {
    let font = fonts[Int(seed % UInt64(fonts.count))]
    var mutator = FontMutator(seed: seed)
    use(mutator.mutate(font.bytes), name: font.name, text: Self.text, palette: Int(seed % 3))
  }

  /// Sets and paints a random string in the font that a seed names.
  func runRandomText(_ seed: UInt64) {
    let font = fonts[Int(seed % UInt64(fonts.count))]
    var random = SplitMix64(seed: seed)
    use(font.bytes, name: font.name, text: RandomText.make(using: &random), palette: 0)
  }

  private func use(_ bytes: [UInt8], name: String, text: String, palette: Int) {
    var registered = RegisteredFonts()
    guard let faces = try? registered.register(bytes: bytes, label: name, origin: .design) else {
      return
    }
    let store = FaceStore(fonts: registered)
    let painter = PagePainter(faces: store)
    let layout = PageLayout(
      matcher: FaceMatcher(catalog: FaceCatalog(faces: faces)),
      shaper: HarfBuzzShaper(faces: store))
    for face in faces.prefix(2) {
      let device = Device(name: "fuzz", width: 120, height: nil, displayScale: 1)
      var page = layout.page(
        of: Preview(
          name: "fuzz", traits: PreviewTraits(device: device),
          view: Text(text).font(.custom(face.postScriptName, fixedSize: 17))))
      page.items = page.items.map { Self.item($0, palette: palette) }
      // The canvas of a damaged font's measures may be of any size.
      page.size.height = min(page.size.height, 200)
      for scale in Self.scales {
        _ = try? painter.paint(page, scale: PixelScale(horizontal: scale, vertical: scale * 1.2))
      }
    }
  }

  private static func item(_ item: Page.Item, palette: Int) -> Page.Item {
    guard case .glyphs(var line) = item else { return item }
    line.instance.palette = palette
    return .glyphs(line)
  }
}
