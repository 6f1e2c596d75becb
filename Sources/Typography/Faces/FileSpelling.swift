/// A name beside the names of files: the letters and digits of both, without case.
struct FileSpelling {
  private let written: String
  private let letters: String

  init(_ name: String) {
    written = name.lowercased()
    letters = Self.letters(of: name)
  }

  /// Whether it is the name of a file, with or without its extension.
  func isName(ofFile path: String) -> Bool {
    let file = Self.lastPart(of: path)
    return written == file.lowercased()
      || (!letters.isEmpty && letters == Self.letters(of: Self.stem(of: file)))
  }

  /// Whether it is what stands before the style in the name of a file, such as `Inter-Bold.ttf` or
  /// `Inter[wght].ttf`.
  func isFamily(ofFile path: String) -> Bool {
    let stem = Self.stem(of: Self.lastPart(of: path))
    guard let end = stem.lastIndex(where: { $0 == "-" || $0 == "[" }) else { return false }
    return !letters.isEmpty && letters == Self.letters(of: String(stem[..<end]))
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func stem(of file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
