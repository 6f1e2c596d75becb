import Documents
import Platform
package import Typography

/// The files and folders whose changes make a design another one.
package struct WatchedPaths: Hashable {
  /// Files whose contents count, such as the design's document.
  package var files: [String] = []
  /// Folders whose fonts count, with those in all folders below.
  var fontTrees: [String] = []
  /// Folders whose own fonts count, and none below.
  package var fontFolders: [String] = []
  /// Folders where a tokens file that comes or goes may be the design.
  var tokensFolders: [String] = []

  package init(
    files: [String] = [], fontTrees: [String] = [], fontFolders: [String] = [],
    tokensFolders: [String] = []
  ) {
    self.files = files
    self.fontTrees = fontTrees
    self.fontFolders = fontFolders
    self.tokensFolders = tokensFolders
  }
}

extension WatchedPaths {
  /// What a loader reads, by what is there now.
  ///
  /// Fonts that the machine has are left out: a new one is seen at the next start.
  ///
  /// - Parameters:
  ///   - loader: What reads the design.
  ///   - design: The design that it read last, which names folders of fonts.
  ///   - isCurrent: Whether that is what the document says now. Where it could not be loaded, what it
  ///     names by now is watched too: it may be a folder that is yet to come.
  package init(of loader: DesignLoader, design: DesignSystem?, isCurrent: Bool = true) {
    do throws(DesignLocationError) {
      let location = try DesignLocation.find(loader.argument)
      self.init(of: location, loader: loader, design: design)
      if !isCurrent, case .tokens(let path) = location, let now = Self.document(at: path) {
        add(document: path, design: now)
      }
    } catch {
      // Nothing is there, or too much: whatever comes or goes in its place may be the design.
      self.init()
      files = loader.argument.map { [$0] } ?? []
    }
    addSearch(for: loader.argument)
    fontTrees += loader.fontFolders
    removeTwins()
  }

  /// What a document says now; nil where it cannot be read.
  private static func document(at path: String) -> DesignSystem? {
    guard let bytes = try? FileContents.read(path, limit: JSONDocument.sizeLimit << 20),
      let root = try? JSONDocument.parse(bytes)
    else { return nil }
    return TokensDocument.read(root, name: "")
  }

  private init(of location: DesignLocation, loader: DesignLoader, design: DesignSystem?) {
    self.init()
    switch location {
    case .tokens(let path): add(document: path, design: design)
    case .fontFolder(let path, _): fontTrees = [path]
    case .fontFile(let path): files = [path]
    case .builtIn:
      if let path = loader.bundledFonts.tokensFile { add(document: path, design: design) }
    }
  }

  /// A document and the folders where its fonts are looked for.
  private mutating func add(document path: String, design: DesignSystem?) {
    let folder = path.folder
    files.append(path)
    if let folders = design?.fontFolders, !folders.isEmpty {
      fontTrees += folders.map { FolderListing.join(folder, $0) }
    } else {
      fontTrees += DesignLoader.fontFolderNames.map { FolderListing.join(folder, $0) }
      fontFolders.append(folder)
    }
  }

  /// The folders where the search for a tokens file looks.
  private mutating func addSearch(for argument: String?) {
    let folder = argument ?? "."
    guard case .folder = FileKind(path: folder) else { return }
    tokensFolders += TokensFileSearch.folders(of: folder)
  }
}

extension WatchedPaths {
  /// Leaves each path once.
  private mutating func removeTwins() {
    for list in [\WatchedPaths.files, \.fontTrees, \.fontFolders, \.tokensFolders] {
      var seen: Set<String> = []
      self[keyPath: list] = self[keyPath: list].filter { seen.insert($0).inserted }
    }
  }
}
