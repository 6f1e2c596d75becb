import Platform

/// Finds font files, by name only.
enum FontFileSearch {
  /// The extensions of font files, in lower case.
  static let extensions = ["ttf", "otf", "ttc", "otc", "woff", "woff2", "dfont"]
  private static let folderLimit = 20_000
  private static let depthLimit = 64

  /// Whether a file is a font, by its name.
  static func isFont(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The font files in a folder and below it, in the order of their names.
  ///
  /// Links are followed, but no folder is listed twice; hidden files and folders are left out.
  static func files(below folder: String) throws(DesignLocationError) -> [String] {
    guard case .folder(let identity) = FileKind(path: folder) else {
      throw .unreadable(path: folder, .missing)
    }
    var search = Search(root: folder, seen: [identity])
    try search.add(folder, depth: 0)
    return search.files
  }

  private struct Search {
    let root: String
    var seen: Set<FolderIdentity>
    var files: [String] = []

    mutating func add(_ folder: String, depth: Int) throws(DesignLocationError) {
      let names: [String]
      do throws(FileError) {
        names = try FolderListing.names(in: folder)
      } catch {
        throw .unreadable(path: folder, error)
      }
      for name in names {
        let path = FolderListing.join(folder, name)
        switch FileKind(path: path) {
        // What has a font's name and is none is listed too: whoever opens it says why it is none.
        case _ where FontFileSearch.isFont(path): files.append(path)
        case .folder(let identity) where seen.insert(identity).inserted:
          guard seen.count <= folderLimit, depth < depthLimit else {
            throw .tooManyFolders(path: root, limit: folderLimit)
          }
          try add(path, depth: depth + 1)
        default: break
        }
      }
    }
  }
}
