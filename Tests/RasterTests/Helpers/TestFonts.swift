import Testing
import Typography

@testable import Raster

/// The fonts that tests use; `scripts/test` installs their packages.
enum TestFonts: String, CaseIterable, CustomTestStringConvertible {
  case inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  case lato = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf"
  case openSans = "/usr/share/fonts/truetype/open-sans/OpenSans-Regular.ttf"

  var path: String { rawValue }
  var testDescription: String { String(rawValue.split(separator: "/").last ?? "") }

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
