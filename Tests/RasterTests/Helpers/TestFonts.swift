import Support
import Testing
import Typography

@testable import Raster

/// The fonts that tests use: the project's own, and those whose packages `scripts/test` installs.
///
/// A test that needs an installed font says `Debian` in its name: the others hold without any.
enum TestFonts: String, CaseIterable, CustomTestStringConvertible {
  case sans = "Fonts/TypoPreviewSans-Regular.ttf"
  case blackItalic = "Fonts/TypoPreviewSans-BlackItalic.ttf"
  case variable = "Fonts/TypoPreviewSans-Variable.ttf"
  case serif = "Fonts/TypoPreviewSerif-Regular.ttf"
  case inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  case lato = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf"
  case openSans = "/usr/share/fonts/truetype/open-sans/OpenSans-Regular.ttf"
  case dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  /// The project's own.
  static let own: [TestFonts] = [.sans, .blackItalic, .variable, .serif]

  var path: String { rawValue.hasPrefix("/") ? rawValue : Repository.path(rawValue) }
  var testDescription: String { String(rawValue.split(separator: "/").last ?? "") }

  /// How many units make an em.
  var unitsPerEm: Double {
    switch self {
    case .sans, .blackItalic, .variable, .serif: 1000
    case .inter: 2816
    case .lato: 2000
    case .openSans, .dejaVu: 2048
    }
  }

  /// The bytes of a font file.
  static func bytes(of path: String) throws -> [UInt8] {
    let file = try FontFile(path: path)
    return withExtendedLifetime(file) { Array(file.bytes) }
  }

  /// A store that holds only this font, and its face.
  func open() throws -> (store: FaceStore, instance: FaceInstance) {
    let store = FaceStore()
    let faces = try store.register(path: path, label: path, origin: .design)
    return (store, FaceInstance(face: faces[0].id))
  }
}
