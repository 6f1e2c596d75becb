/// A face opened by both libraries, with the same axes: HarfBuzz shapes it, FreeType draws it.
final class OpenFace {
  /// The face as FreeType draws it.
  let freeType: FreeTypeFace
  /// The face as HarfBuzz shapes it.
  let harfBuzz: HarfBuzzFont

  /// Opens a face and sets its axes; axes that are not named keep their defaults.
  init(
    file: FontFile, index: Int, axes: [String: Double], library: FreeTypeLibrary
  ) throws(FontFileError) {
    freeType = try FreeTypeFace(file: file, index: index, library: library)
    if !axes.isEmpty { try freeType.setAxes(axes) }
    harfBuzz = HarfBuzzFont(face: freeType, axes: axes)
  }
}
