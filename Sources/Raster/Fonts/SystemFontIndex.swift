internal import CFontconfig

/// What fontconfig lists, as tables from lower-cased names to files.
struct SystemFontIndex {
  /// Files by PostScript name.
  private(set) var byPostScriptName: [String: Set<String>] = [:]
  /// Files by full name.
  private(set) var byFullName: [String: Set<String>] = [:]
  /// Files by each of the family names of their faces.
  private(set) var byFamily: [String: Set<String>] = [:]
  /// The family names as they are written.
  private(set) var families: Set<String> = []

  /// Lists all fonts of this machine; an empty table when fontconfig cannot.
  init() {
    guard let configuration = FcInitLoadConfigAndFonts() else { return }
    defer { FcConfigDestroy(configuration) }
    guard let everything = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return }
    defer {
      FcPatternDestroy(everything)
      FcObjectSetDestroy(wanted)
    }
    for name in [FC_FILE, FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
      FcObjectSetAdd(wanted, name)
    }
    guard let list = FcFontList(configuration, everything, wanted) else { return }
    defer { FcFontSetDestroy(list) }
    for position in 0..<Int(list.pointee.nfont) {
      if let pattern = list.pointee.fonts[position] { add(pattern) }
    }
  }

  private mutating func add(_ pattern: OpaquePointer) {
    guard let file = Self.strings(FC_FILE, of: pattern).first else { return }
    for name in Self.strings(FC_POSTSCRIPT_NAME, of: pattern) {
      byPostScriptName[name.lowercased(), default: []].insert(file)
    }
    for name in Self.strings(FC_FULLNAME, of: pattern) {
      byFullName[name.lowercased(), default: []].insert(file)
    }
    for name in Self.strings(FC_FAMILY, of: pattern) {
      byFamily[name.lowercased(), default: []].insert(file)
      families.insert(name)
    }
  }

  /// All values of a property that is a string.
  private static func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, property, Int32(result.count), &value) == FcResultMatch,
      let text = value
    {
      result.append(String(cString: text))
    }
    return result
  }
}
