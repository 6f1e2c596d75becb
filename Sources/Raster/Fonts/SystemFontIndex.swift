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
    let list = FontconfigList(
      properties: [FC_FILE, FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME])
    list?.patterns.forEach { add($0) }
  }

  private mutating func add(_ pattern: OpaquePointer) {
    guard let file = pattern.strings(FC_FILE).first else { return }
    for name in pattern.strings(FC_POSTSCRIPT_NAME) {
      byPostScriptName[name.lowercased(), default: []].insert(file)
    }
    for name in pattern.strings(FC_FULLNAME) {
      byFullName[name.lowercased(), default: []].insert(file)
    }
    for name in pattern.strings(FC_FAMILY) {
      byFamily[name.lowercased(), default: []].insert(file)
      families.insert(name)
    }
  }
}
