package import Designs
import Platform
import Typography

/// What differs between two designs, style by style.
package struct DesignDifference {
  /// A property of which the two sides say different things.
  package struct Change: Equatable {
    /// The name for machines.
    var key: String
    /// The name in sentences.
    var words: String
    var old: DocumentNode
    var new: DocumentNode

    /// The change in words: `weight 500 to 400`.
    var sentence: String { "\(words) \(old.shortWords) to \(new.shortWords)" }
  }

  /// A style that is not the same on both sides.
  package struct Style: Equatable {
    /// What became of it.
    package enum State: Equatable {
      case changed([Change])
      case added
      case removed
      /// All is the same but the name, which is now this.
      case renamed(String)
    }

    /// The name, of a renamed style the old one.
    package var name: String
    package var state: State

    /// What became of the style, in one sentence.
    package var sentence: String {
      let words =
        switch state {
        case .changed(let changes): changes.map(\.sentence).joined(separator: ", ")
        case .added: "added"
        case .removed: "removed"
        case .renamed(let name): "renamed to '\(name.printable)'"
        }
      return "\(name.asLineStart): \(words)"
    }
  }

  /// What differs besides the styles: the ground and the devices.
  package let design: [Change]
  /// The styles in the order of the new design, removed ones behind.
  package let styles: [Style]

  /// Whether the two sides say the same.
  package var isEmpty: Bool { design.isEmpty && styles.isEmpty }

  /// Compares two designs.
  package init(old: LoadedDesign, new: LoadedDesign) {
    design = Self.changes(from: Self.facts(of: old.system), to: Self.facts(of: new.system))
    let before = Self.styles(of: old)
    let after = Self.styles(of: new)
    var removed = before.filter { style in !after.contains { $0.name == style.name } }
    var styles: [Style] = []
    for (name, facts) in after {
      if let old = before.first(where: { $0.name == name }) {
        let changes = Self.changes(from: old.facts.facts, to: facts.facts)
        if !changes.isEmpty { styles.append(Style(name: name, state: .changed(changes))) }
      } else if let place = removed.firstIndex(where: { $0.facts == facts }) {
        styles.append(Style(name: removed.remove(at: place).name, state: .renamed(name)))
      } else {
        styles.append(Style(name: name, state: .added))
      }
    }
    self.styles = styles + removed.map { Style(name: $0.name, state: .removed) }
  }
}

// MARK: - Comparing

extension DesignDifference {
  private static func styles(of design: LoadedDesign) -> [(name: String, facts: StyleFacts)] {
    design.system.styles.map { ($0.name, StyleFacts(of: $0, matcher: design.matcher)) }
  }

  private static func changes(
    from old: [StyleFacts.Fact], to new: [StyleFacts.Fact]
  ) -> [Change] {
    var keys: [(key: String, words: String)] = []
    for fact in new + old where !keys.contains(where: { $0.key == fact.key }) {
      keys.append((fact.key, fact.words))
    }
    return keys.compactMap { key, words in
      let before = old.first { $0.key == key }?.value ?? .null
      let after = new.first { $0.key == key }?.value ?? .null
      return before == after ? nil : Change(key: key, words: words, old: before, new: after)
    }
  }

  private static func facts(of design: DesignSystem) -> [StyleFacts.Fact] {
    let grounds = ColorScheme.allCases.map { scheme in
      StyleFacts.Fact(
        key: "background.\(scheme.rawValue)", words: "background in \(scheme.rawValue)",
        value: .text(design.background.resolved(in: scheme).hex))
    }
    let devices = StyleFacts.Fact(
      key: "devices", words: "devices", value: .list(design.devices.map { .text($0) }))
    return grounds + [devices]
  }
}
