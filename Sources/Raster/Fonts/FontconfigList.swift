internal import CFontconfig

/// The fonts of this machine as fontconfig lists them.
///
/// Order of life: patterns, and the character sets in them, belong to this object.
final class FontconfigList {
  /// fontconfig's rules.
  let configuration: OpaquePointer
  private let fonts: UnsafeMutablePointer<FcFontSet>

  /// Lists all fonts with some of their properties; nil when fontconfig cannot.
  init?(properties: [String]) {
    guard let configuration = FcInitLoadConfigAndFonts() else { return nil }
    let everything = FcPatternCreate()
    let wanted = FcObjectSetCreate()
    defer {
      everything.map(FcPatternDestroy)
      wanted.map(FcObjectSetDestroy)
    }
    for property in properties { FcObjectSetAdd(wanted, property) }
    guard let everything, let wanted, let fonts = FcFontList(configuration, everything, wanted)
    else {
      FcConfigDestroy(configuration)
      return nil
    }
    self.configuration = configuration
    self.fonts = fonts
  }

  deinit {
    FcFontSetDestroy(fonts)
    FcConfigDestroy(configuration)
  }

  /// One pattern for each face, in fontconfig's order.
  var patterns: [OpaquePointer] {
    (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0] }
  }
}
