import Documents
import Typography

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension LoadedDesign {
  /// A tokens file that shows a design without a document, with some edits, as it is shown now.
  ///
  /// - Parameters:
  ///   - edits: What shall be different.
  ///   - folder: The folder that the file is made for, since a tokens file names its fonts from where
  ///     it stands.
  func documentBytes(
    with edits: DesignEdits, in folder: String
  ) throws(PatchError) -> [UInt8] {
    var system = system.applying(edits)
    system.fontFolders = folders.compactMap { Self.way(from: folder, to: $0) }
    let unsayable = system.styles.filter(\.isUnresolved).map(\.name)
    guard unsayable.isEmpty else { throw .notSayable(styles: unsayable) }
    let writer = JSONWriter(layout: JSONLayout(), indentation: "")
    writer.value(system.document)
    return writer.bytes
  }

  /// The folders with the design's fonts; the program's own fonts are at hand without being named.
  private var folders: [String] {
    switch location {
    case .tokens, .builtIn: fontFolders
    case .fontFolder(let path, _): [path] + fontFolders
    case .fontFile(let path): [path.folder] + fontFolders
    }
  }

  /// The way from a folder to another, without a root; nil when one of them is not there.
  private static func way(from start: String, to end: String) -> String? {
    guard let start = parts(of: start), let end = parts(of: end) else { return nil }
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: start.count - common)
    let way = (up + end.dropFirst(common)).joined(separator: "/")
    return way.isEmpty ? "." : way
  }

  private static func parts(of folder: String) -> [String]? {
    guard let path = realpath(folder, nil) else { return nil }
    defer { free(path) }
    return String(cString: path).split(separator: "/").map(String.init)
  }
}
