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
  private var choices: [String: InstalledFamily] = [:]

  /// Lists all fonts of this machine; an empty table when fontconfig cannot.
  init() {
    let list = FontconfigList(
      properties: [
        FC_FILE, FC_FAMILY, FC_FAMILYLANG, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT,
        FC_SCALABLE, FC_FONTFORMAT,
      ])
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
    addChoice(pattern)
  }
}

// MARK: - Families to choose from

extension SystemFontIndex {
  /// The families that can be chosen, in the order of their names whatever the case.
  var installedFamilies: [InstalledFamily] {
    choices.values.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }

  /// The formats that are read, as fontconfig calls them.
  private static let formats: Set<String> = ["TrueType", "CFF"]

  /// A face belongs to its first family: the typographic one, under its English name if it has one.
  private mutating func addChoice(_ pattern: OpaquePointer) {
    let names = pattern.strings(FC_FAMILY)
    let languages = pattern.strings(FC_FAMILYLANG)
    let english = zip(names, languages).first { $0.1.hasPrefix("en") }?.0
    guard let name = english ?? names.first, !name.hasPrefix("."), !name.isEmpty,
      pattern.flag(FC_SCALABLE), let format = pattern.strings(FC_FONTFORMAT).first,
      Self.formats.contains(format)
    else { return }
    var family = choices[name] ?? InstalledFamily(name: name)
    family.add(weights: pattern.openTypeWeights)
    if (pattern.number(FC_SLANT) ?? 0) > 0 { family.hasItalic = true }
    choices[name] = family
  }
}

extension OpaquePointer {
  /// The weights of a face on OpenType's scale; of a variable one the ends of its axis and the nine
  /// between them.
  fileprivate var openTypeWeights: [Int] {
    var low = 80.0
    var high = 80.0
    if FcPatternGetDouble(self, FC_WEIGHT, 0, &low) == FcResultMatch {
      high = low
    } else if let range = range(FC_WEIGHT) {
      (low, high) = range
    }
    let ends = [low, high].map { Int(FcWeightToOpenTypeDouble($0).rounded()) }
    guard ends[0] < ends[1] else { return [ends[0]] }
    let nine = stride(from: 100, through: 900, by: 100)
    return ends + nine.filter { (ends[0]...ends[1]).contains($0) }
  }

  private func range(_ property: String) -> (Double, Double)? {
    var range: OpaquePointer?
    var low = 0.0
    var high = 0.0
    guard FcPatternGetRange(self, property, 0, &range) == FcResultMatch,
      FcRangeGetDouble(range, &low, &high) != 0
    else { return nil }
    return (low, high)
  }
}
