internal import CFreeType

/// An instance of FreeType. Everything opened from it has to go before it; each face holds it.
///
/// Not `Sendable`: a library and its faces belong to one thread at a time.
final class FreeTypeLibrary {
  /// FreeType's own handle; it lives as long as this object.
  let handle: FT_Library

  /// Starts FreeType with the same settings everywhere.
  init() {
    var library: FT_Library?
    let status = FT_Init_FreeType(&library)
    guard status == 0, let library else {
      preconditionFailure("FreeType does not start (FT_Init_FreeType, code \(status)).")
    }
    handle = library
    // FREETYPE_PROPERTIES in the environment could embolden every CFF face: the same input has to
    // give the same pixels.
    var isOff: FT_Bool = 1
    FT_Property_Set(library, "cff", "no-stem-darkening", &isOff)
  }

  deinit { FT_Done_FreeType(handle) }
}
