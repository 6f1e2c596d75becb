/// A preview that a design asks for: some of its styles under a name, such as those of a card.
public struct StylePreview: Hashable, Sendable {
  /// The name, which is a part of the paths of frames.
  public var name: String
  /// The line of the name in the document, from 1; nil when no document names the preview.
  public var line: Int?
  /// The names of the styles in the order in which they are shown, each once.
  public var styles: [String]

  /// Makes a preview.
  public init(name: String, line: Int? = nil, styles: [String]) {
    self.name = name
    self.line = line
    self.styles = styles
  }
}

extension DesignSystem {
  /// The name of the preview that shows all styles.
  public static let rampName = "ramp"

  /// The names of all previews: the ramp, which is shown when none is named, then those that the
  /// design asks for, in the order of the document.
  public var previewNames: [String] { [Self.rampName] + previews.map(\.name) }

  /// The styles that a preview shows, in its order; nil when the design has no preview of the name.
  ///
  /// - Parameter name: One of `previewNames`.
  public func styles(ofPreview name: String) -> [DesignStyle]? {
    if name == Self.rampName { return styles }
    guard let preview = previews.first(where: { $0.name == name }) else { return nil }
    return preview.styles.compactMap { name in styles.first { $0.name == name } }
  }

  /// The design with the styles of one preview alone, in its order; nil when the design has no preview
  /// of the name.
  ///
  /// - Parameter name: One of `previewNames`.
  public func showing(preview name: String) -> DesignSystem? {
    styles(ofPreview: name).map { styles in
      var system = self
      system.styles = styles
      return system
    }
  }
}
