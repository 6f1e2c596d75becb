import Platform
import Typography

/// What DESIGN on the command line names.
package enum DesignLocation: Hashable {
  /// A tokens file.
  case tokens(path: String)
  /// A folder of fonts, with the font files in it and below it, in order.
  case fontFolder(path: String, fonts: [String])
  /// A font file.
  case fontFile(path: String)
  /// The design that comes with the program.
  case builtIn

  /// Finds what a name means, without opening a file.
  ///
  /// - Parameters:
  ///   - name: What the user wrote; nil for nothing.
  ///   - currentFolder: Where to look when nothing was written.
  static func find(
    _ name: String?, currentFolder: String = "."
  ) throws(DesignLocationError) -> DesignLocation {
    guard let name else {
      let file = try TokensFileSearch.find(in: currentFolder)
      return file.map { .tokens(path: $0) } ?? .builtIn
    }
    switch FileKind(path: name) {
    case .folder: return try folder(name)
    case .file: return try file(name)
    case .other: throw .notRegular(path: name)
    case nil:
      let reason = FileKind.failure(at: name) ?? .missing
      guard reason == .missing else { throw .unreadable(path: name, reason) }
      throw .missing(path: name, nearest: nearestSibling(of: name))
    }
  }

  private static func folder(_ path: String) throws(DesignLocationError) -> DesignLocation {
    if let file = try TokensFileSearch.find(in: path) { return .tokens(path: file) }
    let fonts = try FontFileSearch.files(below: path)
    guard !fonts.isEmpty else { throw .emptyFolder(path: path) }
    return .fontFolder(path: path, fonts: fonts)
  }

  private static func file(_ path: String) throws(DesignLocationError) -> DesignLocation {
    if FontFileSearch.isFont(path) { return .fontFile(path: path) }
    let name = path.lowercased()
    if name.hasSuffix(".json") || name.hasSuffix(".tokens") { return .tokens(path: path) }
    throw .noDesign(path: path)
  }

  private static func nearestSibling(of path: String) -> String? {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    let parts = trimmed.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    let isRooted = path.hasPrefix("/") && folder.isEmpty
    let place = isRooted ? "/" : folder.isEmpty ? "." : folder
    guard let names = try? FolderListing.names(in: place) else { return nil }
    return NearestName.nearest(to: String(name), in: names).map { FolderListing.join(place, $0) }
  }
}

/// Why DESIGN names no design.
enum DesignLocationError: Error, Hashable {
  /// Nothing has the name; the nearest name beside it.
  case missing(path: String, nearest: String?)
  /// A pipe, a socket or a device, which could keep a reader waiting.
  case notRegular(path: String)
  /// A file that is neither a tokens file nor a font, by its name.
  case noDesign(path: String)
  /// A folder without a tokens file and without fonts.
  case emptyFolder(path: String)
  /// A folder with several tokens files, none of which goes before the others.
  case ambiguous(folder: String, files: [String])
  /// A file or folder that cannot be reached, or a folder that cannot be listed.
  case unreadable(path: String, FileError)
  /// A folder with more below it than is searched.
  case tooManyFolders(path: String, limit: Int)

  /// The error in one line, fit for a terminal.
  var message: String {
    let text =
      switch self {
      case .missing(let path, let nearest):
        "cannot find '\(path)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      case .noDesign(let path):
        "'\(path)' is no design: name a tokens file (.json, .tokens), a font file ("
          + FontFileSearch.extensions.map { "." + $0 }.joined(separator: ", ")
          + ") or a folder with either"
      case .notRegular(let path):
        "'\(path)' is a pipe, socket or device; name a file or a folder"
      case .emptyFolder(let path):
        "'\(path)' holds neither a tokens file, such as 'typography.tokens.json', nor a font"
      case .ambiguous(let folder, let files):
        "'\(folder)' holds several tokens files; name one of "
          + files.map { "'\($0)'" }.joined(separator: ", ")
      case .unreadable(let path, let error):
        "cannot read '\(path)': \(error.reason)"
      case .tooManyFolders(let path, let limit):
        "'\(path)' has more than \(limit) folders below it; name the folder with the fonts"
      }
    return text.printable
  }
}
