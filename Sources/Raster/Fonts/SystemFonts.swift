internal import CFontconfig

/// The fonts that are installed on this machine, by their exact names.
///
/// fontconfig is started at the first question, which costs some milliseconds. It answers every name
/// with some font; here only a font that really has the name counts, whatever its case.
public final class SystemFonts {
  private lazy var index = SystemFontIndex()

  /// Makes the list without reading anything yet.
  public init() {}

  /// The files of the faces that have a PostScript name; when none has, those with the full name;
  /// when none has, those of the family.
  ///
  /// - Returns: Absolute paths in ascending order, each once.
  public func files(named name: String) -> [String] {
    let key = name.lowercased()
    return [index.byPostScriptName, index.byFullName, index.byFamily]
      .lazy.compactMap { $0[key] }.first?.sorted() ?? []
  }

  /// The files of all faces of a family.
  ///
  /// - Returns: Absolute paths in ascending order, each once.
  public func files(ofFamily family: String) -> [String] {
    index.byFamily[family.lowercased()]?.sorted() ?? []
  }

  /// The families that can be chosen, without those that systems hide behind a dot, in the order of
  /// their names whatever the case.
  public var installedFamilies: [InstalledFamily] { index.installedFamilies }

  /// The families that are installed, in ascending order, each once; for near misses in messages.
  public var families: [String] { index.families.sorted() }
}
