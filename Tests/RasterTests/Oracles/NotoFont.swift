import Support
import Testing
import Typography

@testable import Raster

/// A font of Debian's Noto packages, or another installed one by its path.
struct NotoFont: Hashable {
  /// The absolute path of the file.
  var path: String
  /// The position of the face in its file.
  var index = 0

  /// A face of `fonts-noto-core`: `SansArabic`.
  static func core(_ name: String) -> NotoFont {
    NotoFont(path: "/usr/share/fonts/truetype/noto/Noto\(name)-Regular.ttf")
  }

  /// A face of `fonts-noto-cjk`.
  static func cjk(_ index: Int) -> NotoFont {
    NotoFont(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", index: index)
  }

  /// A store that holds this font's file, and its face.
  func open() throws -> (store: FaceStore, face: FaceDescription) {
    try #require(
      Files.exists(path),
      "'\(path)' is not there: install fonts-noto-core and fonts-noto-cjk (scripts/dependencies)")
    let store = FaceStore()
    let faces = try store.register(path: path, label: path, origin: .design)
    let face = try #require(faces.first { $0.id.index == index }, "'\(path)' has no face \(index)")
    return (store, face)
  }
}
