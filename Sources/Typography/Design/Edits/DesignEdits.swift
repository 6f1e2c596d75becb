/// What is different from a design as it was read: the answer to "what if?".
///
/// It is a value beside the design and not another design, so that it can be undone, told in words
/// and written into the document it is about.
public struct DesignEdits: Hashable, Sendable {
  /// What is different about every style.
  public var ramp = StyleEdit()
  /// What is different about single styles, by name; it goes before what holds for all.
  public var styles: [String: StyleEdit] = [:]

  /// Makes edits that change nothing.
  public init() {}

  /// Whether nothing is different.
  public var isEmpty: Bool { ramp.isEmpty && styles.values.allSatisfy(\.isEmpty) }

  /// Whether a text to show is different.
  public var hasSamples: Bool {
    !ramp.samples.isEmpty || styles.values.contains { !$0.samples.isEmpty }
  }

  /// These edits without those of styles that are not among some names.
  public func keeping(_ names: [String]) -> DesignEdits {
    var edits = self
    edits.styles = styles.filter { names.contains($0.key) }
    return edits
  }

  /// What is different about one style, with what holds for all.
  public func edit(of style: String) -> StyleEdit {
    styles[style]?.over(ramp) ?? ramp
  }

  /// These edits for some styles only: what holds for all becomes what holds for each of them.
  public func restricted(to names: [String]) -> DesignEdits {
    var edits = DesignEdits()
    for name in names where !edit(of: name).isEmpty { edits.styles[name] = edit(of: name) }
    return edits
  }

  /// The families that the edits name, each once, in order.
  public var families: [String] {
    Set(([ramp] + styles.values).compactMap(\.family)).sorted()
  }
}

extension DesignSystem {
  /// The design with some edits.
  ///
  /// Edits of styles that the design does not have change nothing, nor do those of unresolved styles,
  /// of which nothing true can be shown.
  public func applying(_ edits: DesignEdits) -> DesignSystem {
    guard !edits.isEmpty else { return self }
    var system = self
    system.styles = styles.map { $0.applying(edits.edit(of: $0.name)) }
    return system
  }
}
