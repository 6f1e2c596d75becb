/// A design system: its text styles and what they are shown with.
///
/// It is what a document says, with everything that is wrong with it; no font was opened for it.
public struct DesignSystem: Hashable, Sendable {
  /// The name for people, such as the document's file name without its extension.
  public var name: String
  /// What the document says about itself.
  public var description: String?
  /// The text styles in the order of the document.
  public var styles: [DesignStyle] = []
  /// The folders with fonts that the document names, relative to the document; empty when it names
  /// none.
  public var fontFolders: [String] = []
  /// The ground behind the text.
  public var background = Color.systemBackground
  /// The devices that the document asks for, by name or width in points; empty when it names none.
  public var devices: [String] = []
  /// The previews that the document asks for beside that of all styles, in its order.
  public var previews: [StylePreview] = []
  /// What is wrong with the document, by line.
  public var problems: [DocumentProblem] = []

  /// Makes a design system without styles.
  public init(name: String) {
    self.name = name
  }

  /// Whether the document has an error, not only warnings.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
