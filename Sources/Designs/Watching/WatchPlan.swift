import Platform

/// Which folders to listen to, and which files to look at, so that no change of watched paths is
/// missed.
///
/// A file is replaced in its folder and not where it was opened, so that folders are listened to. A
/// path may lead through links and through folders that are moved, deleted or not there yet: every
/// folder on its way counts.
struct WatchPlan: Hashable {
  /// What counts in a folder.
  struct Interest: Hashable {
    /// A path of the folder.
    var path: String
    /// The names that count, besides the folder itself.
    var names: Set<String> = []
    /// Whether font files count.
    var hasFonts = false
    /// Whether tokens files count.
    var hasTokensFiles = false
    /// Whether folders count, and links to such.
    var hasFolders = false

    /// Whether something in the folder counts, and not only what becomes of the folder itself.
    var isInside: Bool { !names.isEmpty || hasFonts || hasTokensFiles || hasFolders }
  }

  /// The folders to listen to.
  private(set) var folders: [FolderIdentity: Interest] = [:]
  /// The files to look at, by path.
  private(set) var files: [String: WatchedFile.Aspect] = [:]

  /// More folders than any design has: they are looked at, and not listened to.
  static let folderLimit = 20_000
  private static let depthLimit = 64
  private static let linkLimit = 40

  /// Plans by what is there now.
  init(_ paths: WatchedPaths) {
    for path in paths.files {
      files[path] = .contents
      walk(to: path)
    }
    for path in paths.tokensFolders { addTokensFiles(in: path) }
    for path in paths.fontFolders { addRoot(path, isDeep: false) }
    for path in paths.fontTrees { addRoot(path, isDeep: true) }
  }
}

// MARK: - Folders and what is in them

extension WatchPlan {
  private mutating func addTokensFiles(in folder: String) {
    files[folder] = files[folder] ?? .presence
    guard walk(to: folder) else { return }
    addInterest(in: folder) { $0.hasTokensFiles = true }
    for name in Self.names(in: folder) where TokensFileSearch.isTokensFile(name) {
      let path = FolderListing.join(folder, name)
      files[path] = files[path] ?? .presence
    }
  }

  private mutating func addRoot(_ folder: String, isDeep: Bool) {
    files[folder] = files[folder] ?? .presence
    guard walk(to: folder) else { return }
    var seen: Set<FolderIdentity> = []
    addFonts(in: folder, isDeep: isDeep, depth: 0, seen: &seen)
  }

  private mutating func addFonts(
    in folder: String, isDeep: Bool, depth: Int, seen: inout Set<FolderIdentity>
  ) {
    guard case .folder(let identity) = FileKind(path: folder), seen.insert(identity).inserted,
      depth <= Self.depthLimit, folders.count <= Self.folderLimit
    else { return }
    addInterest(in: folder) { interest in
      interest.hasFonts = true
      if isDeep { interest.hasFolders = true }
    }
    for name in Self.names(in: folder) {
      let path = FolderListing.join(folder, name)
      let isFont = FontFileSearch.isFont(name)
      guard isFont || isDeep, let stamp = FileStamp(path: path, followsLink: false) else {
        continue
      }
      if stamp.kind == .link { walk(to: path) }
      if isFont { files[path] = .contents }
      if isDeep, !isFont, stamp.kind != .file {
        addFonts(in: path, isDeep: true, depth: depth + 1, seen: &seen)
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    (try? FolderListing.names(in: folder)) ?? []
  }

  private mutating func addInterest(in folder: String, _ add: (inout Interest) -> Void) {
    guard case .folder(let identity) = FileKind(path: folder) else { return }
    add(&folders[identity, default: Interest(path: folder)])
  }
}

// MARK: - The way to a path

extension WatchPlan {
  /// Adds every folder on the way to a path, and those that its links lead through.
  ///
  /// - Returns: Whether the path leads to something.
  @discardableResult
  private mutating func walk(to path: String) -> Bool {
    var current = path.hasPrefix("/") ? "/" : "."
    var rest = path.split(separator: "/").reversed().map(String.init)
    var links = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      let next = FolderListing.join(current, name)
      let stamp = FileStamp(path: next, followsLink: false)
      switch stamp?.kind {
      case .folder:
        addInterest(in: next) { _ in }
        current = next
      case .link:
        addInterest(in: current) { $0.names.insert(name) }
        guard let target = FolderListing.target(ofLink: next), links < Self.linkLimit else {
          return false
        }
        links += 1
        if target.hasPrefix("/") { current = "/" }
        rest += target.split(separator: "/").reversed().map(String.init)
      case .file, .other, nil:
        addInterest(in: current) { $0.names.insert(name) }
        return stamp != nil && rest.isEmpty
      }
    }
    return true
  }
}

// MARK: - Events

extension WatchPlan.Interest {
  /// Whether an event in the folder counts.
  ///
  /// - Parameters:
  ///   - name: The name of what was changed in the folder; nil for the folder itself.
  ///   - isComingOrGoing: Whether the name came, went, or was given to something else.
  func concerns(_ name: String?, isComingOrGoing: Bool) -> Bool {
    guard let name else { return true }
    if names.contains(name) { return true }
    guard !name.hasPrefix(".") else { return false }
    if hasFonts, FontFileSearch.isFont(name) { return true }
    if hasTokensFiles, TokensFileSearch.isTokensFile(name) { return isComingOrGoing }
    // What comes may be a folder of fonts, or a link to one.
    return hasFolders && isComingOrGoing
  }
}
