package import Documents
import Platform
package import Typography

/// What edits change in a design's file: shown first, written when it is confirmed.
package struct DesignPatch {
  /// The file, as the user knows it.
  package let file: String
  /// The file's bytes now; nil for a file that is not there yet.
  package let old: [UInt8]?
  /// The bytes that it gets.
  package let new: [UInt8]
  /// What changes, style by style, in words.
  package let changes: [StyleChange]

  /// The file that a design without a document is written to, in the current folder. The program finds
  /// it there by itself when it is started again.
  static let newFile = "typo-preview.tokens.json"

  /// Whether the file is made.
  package var isNew: Bool { old == nil }

  /// What changes, line by line.
  package var diff: UnifiedDiff { UnifiedDiff(from: old, to: new, name: file) }

  /// Makes the patch of a design.
  ///
  /// The edits are written for the styles that are shown, when the command line named some.
  ///
  /// - Parameters:
  ///   - design: The design as it was read, without edits.
  ///   - edits: What shall be different.
  ///   - folder: The folder where a new file is made.
  /// - Throws: `PatchError`, also when the file is not any more what was read.
  package init(
    of design: LoadedDesign, edits: DesignEdits, folder: String = "."
  ) throws(PatchError) {
    let edits = edits.restricted(to: design.system.styles.map(\.name))
    changes = edits.changes(in: design.system)
    guard !changes.isEmpty else { throw .nothingToWrite }
    if case .tokens(let path) = design.location {
      let bytes = try Self.read(path)
      guard bytes == design.documentBytes else { throw .changedMeanwhile(file: path) }
      file = path
      old = bytes
      new = try TokensPatch.revise(bytes, with: edits)
    } else {
      file = FolderListing.join(folder, Self.newFile)
      old = nil
      new = try design.documentBytes(with: edits, in: folder)
      guard FileKind(path: file) == nil else { throw .isThere(file: file) }
    }
  }

  /// Writes the file, whole or not at all.
  ///
  /// - Throws: `PatchError`; the file is as it was then.
  package func write() throws(PatchError) {
    if isNew, FileKind(path: file) != nil { throw .isThere(file: file) }
    if let old, try Self.read(file) != old { throw .changedMeanwhile(file: file) }
    if !isNew, AtomicFile.isReadOnly(file) { throw .readOnly(file: file) }
    do throws(WriteError) {
      if isNew {
        try AtomicFile.write(new, to: file)
      } else {
        try AtomicFile.rewrite(file, with: new)
      }
    } catch {
      throw .write(error)
    }
  }

  /// What was written, for the notice line.
  package var written: String {
    let styles = changes.count == 1 ? "1 style" : "\(changes.count) styles"
    return "wrote \(styles) to '\(file.printable)'"
  }

  private static func read(_ path: String) throws(PatchError) -> [UInt8] {
    do {
      return try FileContents.read(path, limit: JSONDocument.sizeLimit << 20)
    } catch {
      throw .cannotRead(file: path, error)
    }
  }
}
