import Documents
package import Raster
package import Typography

/// The families that a designer may choose from: those of the design first, then those of the machine.
package struct FamilyList: Hashable, Sendable {
  /// A family.
  package struct Entry: Hashable, Sendable {
    /// The name.
    package var name: String
    /// Who brings the family.
    package var origin: FaceDescription.Origin
    /// The weights that it can be drawn in, from light to heavy.
    var weights: [Int]
    /// Whether it can be drawn in every weight between the first and the last.
    var isVariable: Bool
    /// Whether it has italics.
    var hasItalic: Bool
    /// The weights that the design asks for and the family lacks; the nearest is drawn for them.
    package var missingWeights: [Int]

    package init(
      name: String, origin: FaceDescription.Origin, weights: [Int], isVariable: Bool,
      hasItalic: Bool, missingWeights: [Int]
    ) {
      self.name = name
      self.origin = origin
      self.weights = weights
      self.isVariable = isVariable
      self.hasItalic = hasItalic
      self.missingWeights = missingWeights
    }
  }

  /// The families in the order in which they are offered.
  package let entries: [Entry]
  /// The names as they are compared.
  private let folded: [FoldedText]

  /// Makes the list for a design.
  ///
  /// - Parameters:
  ///   - design: The design, also with edits; what it asks for is what a family may lack.
  ///   - installed: The families of the machine.
  package init(design: LoadedDesign, installed: [InstalledFamily]) {
    let wanted = Set(design.system.styles.compactMap(\.weight)).sorted()
    let catalog = design.matcher.catalog
    let own = catalog.families.compactMap { name -> Entry? in
      let faces = catalog.family(name)
      guard let first = faces.first, first.origin != .installed else { return nil }
      return Entry(
        name: name, origin: first.origin, weights: Self.weights(of: faces),
        isVariable: faces.contains { $0.axis("wght") != nil },
        hasItalic: faces.contains { face in
          face.isItalic || face.axis("ital") != nil || face.axis("slnt") != nil
        },
        missingWeights: [])
    }
    let known = Set(own.map { $0.name.lowercased() })
    let others = installed.filter { !known.contains($0.name.lowercased()) }.map { family in
      Entry(
        name: family.name, origin: .installed, weights: family.weights,
        isVariable: family.isVariable, hasItalic: family.hasItalic, missingWeights: [])
    }
    entries = (own + others).map { entry in
      var entry = entry
      entry.missingWeights = wanted.filter { !entry.has(weight: $0) }
      return entry
    }
    folded = entries.map { FoldedText($0.name) }
  }

  /// The families that a typed text may mean, the likeliest first: the name, its beginning, the
  /// beginning of a word, a part, the letters in their order; among equals in the order of the list.
  ///
  /// Letter case and marks on letters make no difference.
  package func matching(_ text: String) -> [Entry] {
    let wanted = FoldedText(text)
    guard !wanted.letters.isEmpty else { return entries }
    let ranked = folded.enumerated().compactMap { position, name in
      name.rank(for: wanted).map { (rank: $0, position: position) }
    }
    return ranked.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }
      .map { entries[$0.position] }
  }

  private static func weights(of faces: [FaceDescription]) -> [Int] {
    let nine = Font.Weight.allCases.map(\.openTypeWeight)
    return Set(
      faces.flatMap { face in
        guard let axis = face.axis("wght") else { return [face.weight] }
        let ends = [Int(axis.minimum.rounded()), Int(axis.maximum.rounded())]
        return ends + nine.filter { (axis.minimum...axis.maximum).contains(Double($0)) }
      }
    ).sorted()
  }
}

extension FamilyList.Entry {
  /// Whether the family can be drawn in a weight.
  package func has(weight: Int) -> Bool {
    guard isVariable, let first = weights.first, let last = weights.last else {
      return weights.contains(weight)
    }
    return (first...last).contains(weight)
  }
}
