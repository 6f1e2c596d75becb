import Documents
import Platform
import Raster
import Typography

/// Reads a design and registers the fonts that it needs: its own, the stand-in for the system font,
/// and those that it names and only the machine has.
///
/// fontconfig is asked for names that the design's own fonts do not answer, and for nothing else.
package struct DesignLoader {
  /// What the command line names; nil for the current folder's or the built-in design.
  package var argument: String?
  /// Further folders of fonts.
  package var fontFolders: [String] = []
  /// Where the program's own fonts are.
  var bundledFonts = BundledFonts()

  package init(
    argument: String? = nil, fontFolders: [String] = [], bundledFonts: BundledFonts = BundledFonts()
  ) {
    self.argument = argument
    self.fontFolders = fontFolders
    self.bundledFonts = bundledFonts
  }

  /// The folders beside a document that are looked into where it names none.
  static let fontFolderNames = ["Fonts", "fonts"]

  /// Reads the design.
  ///
  /// - Throws: `DesignError` when nothing can be shown.
  package func load() throws(DesignError) -> LoadedDesign {
    let location: DesignLocation
    do throws(DesignLocationError) {
      location = try DesignLocation.find(argument)
    } catch {
      throw DesignError(error.message)
    }
    var collection = FontCollection()
    var bytes: [UInt8]?
    let system = try system(at: location, collection: &collection, bytes: &bytes)
    for (index, folder) in fontFolders.enumerated() {
      try collection.addFurtherFolder(folder, number: index + 1)
    }
    collection.addStandIns(for: system, bundled: bundledFonts)
    collection.addFontsFromElsewhere(for: system, bundled: bundledFonts)
    let catalog = FaceCatalog(
      faces: collection.fonts.faces, standIns: collection.standIns, unusable: collection.unusable)
    guard !catalog.faces.isEmpty else {
      throw DesignError(
        problems: collection.problems
          + [.error("no usable font: the design has none, and none is installed")])
    }
    var document: String?
    if case .tokens(let path) = location { document = path }
    if document == nil { bytes = nil }
    return LoadedDesign(
      system: system, fonts: collection.fonts, matcher: FaceMatcher(catalog: catalog),
      document: document, location: location, documentBytes: bytes, fontFolders: fontFolders,
      problems: collection.problems)
  }

  private func system(
    at location: DesignLocation, collection: inout FontCollection, bytes: inout [UInt8]?
  ) throws(DesignError) -> DesignSystem {
    switch location {
    case .tokens(let path):
      return try tokens(path, collection: &collection, bytes: &bytes)
    case .fontFolder(let path, let fonts):
      for font in fonts { collection.add(font, label: font.relative(to: path)) }
      guard !collection.fonts.faces.isEmpty else {
        throw DesignError(problems: collection.problems)
      }
      return ramp(of: collection.fonts.faces, name: path.lastPathComponent)
    case .fontFile(let path):
      collection.add(path, label: path.lastPathComponent)
      guard !collection.fonts.faces.isEmpty else {
        throw DesignError(problems: collection.problems)
      }
      return ramp(of: collection.fonts.faces, name: path.lastPathComponent)
    case .builtIn:
      if let path = bundledFonts.tokensFile {
        var system = try tokens(path, collection: &collection, bytes: &bytes)
        system.name = "built-in"
        return system
      }
      return BuiltInRamp.system(collection: &collection)
    }
  }

  private func tokens(
    _ path: String, collection: inout FontCollection, bytes: inout [UInt8]?
  ) throws(DesignError) -> DesignSystem {
    let root: DocumentNode
    do {
      let contents = try FileContents.read(path, limit: JSONDocument.sizeLimit << 20)
      root = try JSONDocument.parse(contents)
      bytes = contents
    } catch let error as FileError {
      throw DesignError("cannot read '\(path.printable)': \(error.reason)")
    } catch let error as JSONError {
      throw DesignError(problems: [.document(error.problem, file: path)])
    } catch {
      throw DesignError("cannot read '\(path.printable)'")
    }
    let system = TokensDocument.read(root, name: path.designName)
    for problem in system.problems { collection.add(.document(problem, file: path)) }
    guard !system.styles.isEmpty else {
      throw DesignError(problems: collection.problems)
    }
    try addFonts(of: system, in: path.folder, collection: &collection)
    return system
  }

  /// The folders that the design names must be there; else its folder `Fonts` and its own are looked
  /// into.
  private func addFonts(
    of system: DesignSystem, in folder: String, collection: inout FontCollection
  ) throws(DesignError) {
    if system.fontFolders.isEmpty {
      for name in Self.fontFolderNames {
        try collection.addFolder(FolderListing.join(folder, name), label: name, isRequired: false)
      }
      collection.addFiles(in: folder)
    } else {
      for name in system.fontFolders {
        let label = name == "." ? "" : name
        try collection.addFolder(FolderListing.join(folder, name), label: label, isRequired: true)
      }
    }
  }

  /// A ramp in the fonts at hand: one family for all styles, or the one face of a single file.
  private func ramp(of faces: [FaceDescription], name: String) -> DesignSystem {
    if faces.count == 1, faces[0].axes.isEmpty {
      return DesignSystem.ramp(
        name: name.designName, families: [faces[0].postScriptName], isSingleFace: true)
    }
    var members: [String: Int] = [:]
    for face in faces { members[face.family, default: 0] += 1 }
    // The largest family; of equally large ones the first.
    let family = faces.map(\.family).max { members[$0, default: 0] < members[$1, default: 0] }
    let first = faces.first { members[$0.family] == members[family ?? ""] }
    return DesignSystem.ramp(name: name.designName, families: [first?.family ?? faces[0].family])
  }
}

// MARK: - Paths

extension String {
  /// The folder of a path.
  package var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last part of a path.
  package var lastPathComponent: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// The name that a design takes from its file or folder: without extensions.
  fileprivate var designName: String {
    let name = lastPathComponent
    for ending in [".tokens.json", ".tokens", ".json"] where name.lowercased().hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// A path below a folder, without the folder.
  fileprivate func relative(to folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
