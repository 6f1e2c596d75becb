#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Platform
import Typography

/// The folder `Fonts` that comes with the program: its own typeface and the design that is shown when
/// none is named.
package struct BundledFonts {
  /// The folder; nil when it was not found.
  let folder: String?

  /// The variable that names the folder.
  static let variable = "TYPO_PREVIEW_FONTS"

  /// Looks for the folder: where `TYPO_PREVIEW_FONTS` says, beside the program, under its prefix, in
  /// the checkout that it was built in.
  init() {
    folder = Self.candidates.first { candidate in
      FileKind(path: FolderListing.join(candidate, TokensFileSearch.preferredName)) == .file
    }
  }

  /// The design's document.
  var tokensFile: String? {
    folder.map { FolderListing.join($0, TokensFileSearch.preferredName) }
  }

  /// The names of the families.
  static let families = ["Typo Preview Sans", "Typo Preview Serif", variableFamily]
  private static let variableFamily = "Typo Preview Sans Variable"

  /// The files of one of the families, in the order of their names; the variable font is a family of
  /// its own.
  func fontFiles(ofFamily family: String) -> [String] {
    guard let folder, let names = try? FolderListing.names(in: folder) else { return [] }
    let isVariable = family == Self.variableFamily
    let stem = family.filter { $0 != " " } + "-"
    return names.filter { name in
      let isVariableFile = name.hasPrefix("TypoPreviewSans-Variable")
      return FontFileSearch.isFont(name)
        && (isVariable ? isVariableFile : name.hasPrefix(stem) && !isVariableFile)
    }
    .map { FolderListing.join(folder, $0) }
  }

  /// The family of the folder that stands in for a design of the system font.
  static func family(for design: Font.Design) -> String? {
    switch design {
    case .default: "Typo Preview Sans"
    case .serif: "Typo Preview Serif"
    case .rounded, .monospaced: nil
    }
  }

  private static var candidates: [String] {
    if let named = getenv(variable).map({ String(cString: $0) }), !named.isEmpty { return [named] }
    guard let program = executable else { return [] }
    var parts = program.split(separator: "/").dropLast()
    let folder = "/" + parts.joined(separator: "/")
    var places = [folder + "/../share/typo-preview/Fonts", folder + "/Fonts"]
    for _ in 0..<6 where !parts.isEmpty {
      parts = parts.dropLast()
      places.append("/" + parts.joined(separator: "/") + "/Fonts")
    }
    return places
  }

  /// The program's own path, links followed.
  private static var executable: String? {
    #if os(Linux)
      let link = "/proc/self/exe"
    #else
      let link = CommandLine.arguments[0]
    #endif
    guard let path = realpath(link, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
