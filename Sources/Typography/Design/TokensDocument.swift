/// Reads design tokens in the W3C format (Design Tokens Format Module 2025.10).
///
/// Every `typography` token becomes one style, in the order of the file. What the format has no word
/// for stands under `$extensions."typo-preview"`. Nothing is guessed and nothing is left out without
/// a word: what cannot be read is a problem of the design system, and a style with such a part stays
/// in the list as unresolved.
public enum TokensDocument {
  /// Reads a parsed document.
  ///
  /// - Parameters:
  ///   - root: The document.
  ///   - name: The name of the design system.
  /// - Returns: All styles, with all problems.
  public static func read(_ root: DocumentNode, name: String) -> DesignSystem {
    var system = DesignSystem(name: name)
    guard root.members != nil else {
      system.problems = [
        DocumentProblem(
          code: .wrongType, severity: .error, line: root.line, keyPath: "",
          message: "a tokens file is an object, not \(root.summary)")
      ]
      return system
    }
    var reader = TokensReader(root: root)
    reader.prepare()
    system.description = reader.root["$description"]?.string
    reader.readSettings(into: &system)
    system.styles = reader.styles()
    if system.styles.isEmpty {
      reader.error(
        .nothingToShow, "no typography token: there is nothing to show", line: root.line,
        keyPath: "")
    }
    system.problems = reader.problems.sortedByLine()
    return system
  }
}

extension [DocumentProblem] {
  /// The problems by line; those of one line in the order in which they were found.
  fileprivate func sortedByLine() -> [DocumentProblem] {
    enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}
