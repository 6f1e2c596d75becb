/// What to do about the name of a font that nobody has.
public enum NameAdvice: Hashable, Sendable {
  /// A file whose name says that it holds the font could not be used, and why.
  case unusableFile(UnusableFont)
  /// The name is that of a file; fonts are asked for by the names of the faces in it.
  case fileName(file: String, postScriptNames: [String])
  /// The nearest name that a face has.
  case nearest(String)
}

// MARK: - Words

extension NameAdvice: CustomStringConvertible {
  /// The advice in words that may quote fonts unescaped.
  public var description: String {
    switch self {
    case .unusableFile(let font):
      "the file that it names could not be used: \(font.reason)"
    case .fileName(let file, let names):
      "it is the name of the file '\(file)', in which a font is called "
        + names.map { "'\($0)'" }.joined(separator: ", ")
    case .nearest(let name): "the nearest name is '\(name)'"
    }
  }
}
