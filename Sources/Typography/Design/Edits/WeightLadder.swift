/// The weights that a style can be set at in its family, and the one it is drawn in.
struct WeightLadder {
  /// The weights from light to heavy.
  let weights: [Int]
  /// The weight that is drawn, which is not always the one that was asked for.
  let current: Int
  /// The family as people know it.
  let family: String

  /// Finds the weights of a style's family; the system font has the nine, whatever stands in for it.
  ///
  /// A static family has those of its faces of the same slope and width, a variable one the nine
  /// inside its axis and the ends of it.
  init(style: DesignStyle, matcher: FaceMatcher) {
    let font = matcher.resolve(style.font.request(at: .large))
    let nine = Font.Weight.allCases.map(\.openTypeWeight)
    guard let font, case .named = font.request.source, !font.notes.contains(.systemStandIn) else {
      weights = nine
      current = font?.request.weight?.openTypeWeight ?? style.weight ?? 400
      family = "the system font"
      return
    }
    let faces = matcher.catalog.family(font.face.family).filter {
      $0.isItalic == font.face.isItalic && $0.width == font.face.width
    }
    var found: Set<Int> = []
    for face in faces {
      guard let axis = face.axis("wght") else {
        found.insert(face.weight)
        continue
      }
      let ends = [Int(axis.minimum.rounded(.up)), Int(axis.maximum.rounded(.down))]
      found.formUnion(ends + nine.filter { (ends[0]...max(ends[0], ends[1])).contains($0) })
    }
    weights = found.sorted()
    current = font.weight
    family = font.face.family
  }

  /// The weight some steps away, at most the last one; nil when there is none in that direction.
  func weight(after steps: Int) -> Int? {
    let further =
      steps < 0 ? weights.filter { $0 < current }.reversed() : weights.filter { $0 > current }
    guard steps != 0, !further.isEmpty else { return nil }
    return further[min(abs(steps), further.count) - 1]
  }

  /// Why there is no weight in a direction.
  func reason(steps: Int) -> String {
    if weights.count == 1 { return "\(family) has one weight, \(current)" }
    return "\(family) has no weight \(steps < 0 ? "below" : "above") \(current)"
  }
}
