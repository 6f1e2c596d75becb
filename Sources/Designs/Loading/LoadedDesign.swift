package import Raster
package import Typography

/// A design with its fonts: everything that frames are made from.
package struct LoadedDesign {
  /// The design.
  package var system: DesignSystem
  /// The font files that were read.
  package var fonts: RegisteredFonts
  /// What picks a face.
  package var matcher: FaceMatcher
  /// The path of the document that names the styles, as the user knows it; nil for fonts alone and
  /// for the design that comes with the program.
  package var document: String?
  /// What DESIGN on the command line led to.
  package var location: DesignLocation
  /// The document's bytes as they were read; nil where there is no document of the user's.
  var documentBytes: [UInt8]?
  /// The further folders of fonts that the command line named.
  package var fontFolders: [String] = []
  /// What is wrong with the design or its fonts, in the order in which it came up.
  package var problems: [Problem]

  /// Something that the user should know about the design; words are fit for a terminal.
  package enum Problem: Hashable {
    /// A place in the design's document, under the name that the user knows it by.
    case document(DocumentProblem, file: String)
    /// A part of the design that could not be used, and why.
    case error(String)
    /// Something that is not as asked for.
    case note(String)
  }
}

extension LoadedDesign.Problem {
  /// Whether a part of the design could not be used.
  package var isError: Bool {
    switch self {
    case .document(let problem, _): problem.severity == .error
    case .error: true
    case .note: false
    }
  }

  /// The problem in one line, where nothing else says who speaks.
  package var message: String {
    switch self {
    case .document(let problem, let file): problem.description(file: file)
    case .error(let words): "error: \(words)"
    case .note(let words): words
    }
  }
}

/// A design that cannot be shown at all, with every reason.
package struct DesignError: Error, Equatable {
  package var problems: [LoadedDesign.Problem]

  init(problems: [LoadedDesign.Problem]) { self.problems = problems }

  /// Makes an error of one reason.
  init(_ words: String) { problems = [.error(words)] }
}

/// A style asked for that the design does not have.
package struct UnknownStyle: Error, Equatable, CustomStringConvertible {
  /// The name asked for.
  package var name: String
  /// The nearest name that there is.
  package var nearest: String?

  package init(name: String, nearest: String? = nil) {
    self.name = name
    self.nearest = nearest
  }

  package var description: String {
    "the design has no style '\(name.printable)'"
      + (nearest.map { "; did you mean '\($0.printable)'?" } ?? "")
  }
}

extension LoadedDesign {
  /// Leaves only the styles of some names, in the design's order; nil keeps all.
  ///
  /// A style is named by its key path or by the last key of it.
  package mutating func keepStyles(_ names: [String]?) throws(UnknownStyle) {
    guard let names else { return }
    for name in names where known([name]).isEmpty {
      let known =
        system.styles.map(\.name)
        + system.styles.compactMap { $0.name.split(separator: ".").last.map(String.init) }
      throw UnknownStyle(name: name, nearest: NearestName.nearest(to: name, in: known))
    }
    system.styles = system.styles.filter { style in names.contains { style.name.isStyleName($0) } }
  }

  /// Those of some names that styles of the design have.
  package func known(_ names: [String]) -> [String] {
    names.filter { name in system.styles.contains { $0.name.isStyleName(name) } }
  }
}

extension String {
  /// Whether a name on the command line stands for this style: by its key path or the last key of it.
  package func isStyleName(_ name: String) -> Bool {
    self == name || split(separator: ".").last.map(String.init) == name
  }
}
