import Raster
import Typography

/// Shapes texts in the project's own sans with the machine's fonts behind it.
final class FallbackProbe {
  /// A stretch of a text with the face that draws it.
  struct Part: Hashable, CustomStringConvertible {
    var text: String
    /// The face's PostScript name.
    var face: String
    var glyphs: Int
    /// Whether a character has no glyph.
    var isMissing = false

    var description: String { "[\(text)] in \(face), \(glyphs) glyphs" }
  }

  /// The name of the project's own sans.
  static let ownFace = "TypoPreviewSans-Regular"

  private let shaper: HarfBuzzShaper
  private let cascade: FontCascade

  init(fallbacks: [TestFonts] = []) throws {
    let (store, own) = try TestFonts.sans.open()
    let others = try fallbacks.map { font in
      let faces = try store.register(path: font.path, label: font.path, origin: .design)
      return FaceInstance(face: faces[0].id)
    }
    shaper = HarfBuzzShaper(faces: store, system: SystemFallback())
    cascade = FontCascade(own, fallbacks: others)
  }

  /// The stretches of a text from left to right.
  func parts(_ text: String, locale: String = "en", weight: Int = 400) -> [Part] {
    var font = cascade
    font.style.weight = weight
    let paragraph = Paragraph(
      text, font: font, pointSize: 17, traits: ParagraphTraits(locale: locale))
    return shaper.shape(paragraph, range: 0..<text.utf8.count).runs.map { run in
      Part(
        text: String(decoding: Array(text.utf8)[run.range], as: UTF8.self),
        face: shaper.face(run.instance.face)?.postScriptName ?? "", glyphs: run.glyphs.count,
        isMissing: run.glyphs.contains { $0.id == 0 })
    }
  }

  /// The faces of a text from left to right.
  func faces(_ text: String, locale: String = "en", weight: Int = 400) -> [String] {
    parts(text, locale: locale, weight: weight).map(\.face)
  }

  /// The faces that stand in for the own one.
  func strangers(_ text: String, locale: String = "en") -> Set<String> {
    Set(faces(text, locale: locale)).subtracting([Self.ownFace])
  }
}
