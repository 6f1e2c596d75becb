import Platform

/// Finds the tokens file of a folder.
enum TokensFileSearch {
  /// The name that goes before all others.
  static let preferredName = "typography.tokens.json"
  private static let names: Set<String> = ["tokens.json", "design-tokens.json", "typography.json"]
  private static let subfolders = ["tokens", "design-tokens"]

  /// The tokens file in a folder, else in its folder `tokens` or `design-tokens`; nil when there is
  /// none.
  static func find(in folder: String) throws(DesignLocationError) -> String? {
    for place in folders(of: folder) {
      if place != folder {
        guard case .folder = FileKind(path: place) else { continue }
      }
      if let file = try choose(in: place) { return file }
    }
    return nil
  }

  /// The folders that are looked into, in order: a folder itself, and those that it may have.
  static func folders(of folder: String) -> [String] {
    [folder] + subfolders.map { FolderListing.join(folder, $0) }
  }

  /// Whether a file is a tokens file, by its name.
  static func isTokensFile(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") || names.contains(name)
  }

  private static func choose(in folder: String) throws(DesignLocationError) -> String? {
    let listed: [String]
    do throws(FileError) {
      listed = try FolderListing.names(in: folder)
    } catch {
      throw .unreadable(path: folder, error)
    }
    let files = listed.filter(isTokensFile).map { FolderListing.join(folder, $0) }
      .filter { FileKind(path: $0) == .file }
    let preferred = FolderListing.join(folder, preferredName)
    if files.contains(preferred) { return preferred }
    guard files.count < 2 else { throw .ambiguous(folder: folder, files: files) }
    return files.first
  }
}
