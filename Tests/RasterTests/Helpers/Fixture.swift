import Support
import Typography

@testable import Raster

/// A font made by `Tests/Fixtures/make-fonts`, opened, and its letters painted.
struct Fixture {
  let store: FaceStore
  let faces: [FaceDescription]

  /// Opens a font of the fixtures, or any other by its absolute path.
  init(_ name: String) throws {
    store = FaceStore(documents: DocumentProgram(path: try BuiltProgram.path()))
    let path = name.hasPrefix("/") ? name : Repository.path("Tests/Fixtures/Fonts/" + name)
    faces = try store.register(path: path, label: name, origin: .design)
  }

  /// The first face.
  var instance: FaceInstance { FaceInstance(face: faces[0].id) }

  /// Paints text from the column 0 with the baseline at the row `size`, on white, one pixel a point.
  func paint(
    _ text: String, size: Double, ink: RGBA = .black, palette: Int = 0,
    axes: [String: Double] = [:], scale: PixelScale = PixelScale(1),
    libraries: ColorLibraries = ColorLibraries()
  ) throws -> Canvas {
    let instance = FaceInstance(face: faces[0].id, axes: axes, palette: palette)
    let line = Pages.glyphs(
      text, in: store, instance: instance, size: size, ink: ink, x: 0, baseline: size)
    let page = Page(
      size: Size(width: (line.glyphs.last?.origin.x ?? 0) + 2 * size, height: size * 1.5),
      background: .white, items: [.glyphs(line)], texts: [])
    let painter = PagePainter(
      faces: store, blending: .encoded, cache: GlyphCache(), libraries: libraries)
    return try painter.paint(page, scale: scale)
  }
}

extension Canvas {
  /// How many pixels are not white.
  var inkedPixels: Int { pixels.filter { $0 != .white }.count }

  /// The columns and rows that hold ink, from the first to the last; nil without ink.
  var inkedPart: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let inked = pixels.indices.filter { pixels[$0] != .white }
    let across = inked.map { $0 % columns }
    guard let left = across.min(), let right = across.max(), let top = inked.first,
      let bottom = inked.last
    else { return nil }
    return (left...right, top / columns...bottom / columns)
  }
}
