import Platform
import Raster
import Typography

extension FontCollection {
  /// Registers all font files in a folder of the design and below it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - label: What stands before the files' names below the folder; empty for nothing.
  ///   - isRequired: Whether it is an error when there is no such folder.
  mutating func addFolder(
    _ folder: String, label: String, isRequired: Bool
  ) throws(DesignError) {
    for file in try files(below: folder, isRequired: isRequired) {
      let label = label.isEmpty ? file.name : FolderListing.join(label, file.name)
      if !isTaken(label) { add(file.path, label: label) }
    }
  }

  /// Registers all font files in a further folder, which the command line names, and below it.
  ///
  /// A file is called by its path below the folder, so that no record says where this machine keeps
  /// it; `fonts-1/` stands before the name that another file has already.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - number: Its place among the further folders, from 1.
  mutating func addFurtherFolder(_ folder: String, number: Int) throws(DesignError) {
    for file in try files(below: folder, isRequired: true) {
      let label = isTaken(file.name) ? "fonts-\(number)/\(file.name)" : file.name
      add(file.path, label: label, from: folder)
    }
  }

  private func isTaken(_ label: String) -> Bool { fonts.faces.contains { $0.id.file == label } }

  /// The font files in a folder and below it, with their names from there.
  private func files(
    below folder: String, isRequired: Bool
  ) throws(DesignError) -> [(path: String, name: String)] {
    guard case .folder = FileKind(path: folder) else {
      guard isRequired else { return [] }
      throw DesignError("no folder of fonts '\(folder.printable)'")
    }
    do throws(DesignLocationError) {
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      return try FontFileSearch.files(below: folder).map { path in
        (path, path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
      }
    } catch {
      throw DesignError(error.message)
    }
  }

  /// Registers the font files in a folder itself, not those below it.
  mutating func addFiles(in folder: String) {
    guard let names = try? FolderListing.names(in: folder) else { return }
    for name in names where FontFileSearch.isFont(name) {
      add(FolderListing.join(folder, name), label: name)
    }
  }
}
