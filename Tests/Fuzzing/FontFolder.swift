#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads the font files of folders.
enum FontFolder {
  private static let extensions = [".ttf", ".otf", ".ttc", ".woff", ".woff2"]

  /// The fonts of a folder in the order of their names.
  static func fonts(in folder: String) -> [(name: String, bytes: [UInt8])] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { name in
          String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { name in extensions.contains { name.hasSuffix($0) } }.sorted()
      .map { ($0, bytes(of: folder + "/" + $0)) }
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
