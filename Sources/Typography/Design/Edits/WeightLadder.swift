/// The weights that a style can be set at in its family, and the one it is drawn in.
struct WeightLadder {
  /// The weights that are drawn, from light to heavy.
  var weights: [Int] { rungs.map(\.drawn) }
  /// The weight that is drawn, which is not always the one that was asked for.
  let current: Int
  /// The family as people know it.
  let family: String

  private let rungs: [Rung]
  /// The faces of the same slope and width that no weight gets.
  private let outOfReach: [FaceDescription]

  /// A weight that is drawn, and what has to be asked for to get it.
  private struct Rung {
    var drawn: Int
    var asked: Int
  }

  /// Finds the weights of a style's family; the system font has the nine, whatever stands in for it.
  ///
  /// They are those that the nine weights, and the ends of its axes, really get. A face that none of
  /// them gets is no step: only its name reaches it.
  init(style: DesignStyle, matcher: FaceMatcher) {
    let font = matcher.resolve(style.font.request(at: .large))
    let nine = Font.Weight.allCases.map(\.openTypeWeight)
    guard let font, case .named = font.request.source, !font.notes.contains(.systemStandIn) else {
      rungs = nine.map { Rung(drawn: $0, asked: $0) }
      outOfReach = []
      current = font?.request.weight?.openTypeWeight ?? style.weight ?? 400
      family = "the system font"
      return
    }
    let faces = matcher.catalog.family(font.face.family).filter {
      $0.isItalic == font.face.isItalic && $0.width == font.face.width
    }
    let ends = faces.compactMap { $0.axis("wght") }
      .flatMap { [Int($0.minimum.rounded(.up)), Int($0.maximum.rounded(.down))] }
    rungs = Self.rungs(asking: nine + ends, like: font, matcher: matcher)
    let drawn = Set(rungs.map(\.drawn))
    outOfReach = faces.filter { $0.axis("wght") == nil && !drawn.contains($0.weight) }
    current = font.weight
    family = font.face.family
  }

  /// What each weight gets; of those that get the same, the one nearest to it is asked for.
  private static func rungs(
    asking weights: [Int], like font: ResolvedFont, matcher: FaceMatcher
  ) -> [Rung] {
    var nearest: [Int: Int] = [:]
    for weight in Set(weights).sorted() {
      var request = font.request
      request.weight = Font.Weight(openTypeWeight: weight)
      request.isBold = false
      guard let drawn = matcher.resolve(request)?.weight else { continue }
      let known = nearest[drawn] ?? weight
      nearest[drawn] = distance(weight, from: drawn) < distance(known, from: drawn) ? weight : known
    }
    return nearest.map { Rung(drawn: $0.key, asked: $0.value) }.sorted { $0.drawn < $1.drawn }
  }

  /// How far a weight is from what it gets: by number, then by trait.
  private static func distance(_ asked: Int, from drawn: Int) -> (Int, Int) {
    let trait = WeightTrait(askedFor: Font.Weight(openTypeWeight: asked))
    return (abs(asked - drawn), trait.distance(to: WeightTrait(ofFaceAt: drawn)))
  }

  /// The weight to ask for to get some steps further, at most the last one; nil when there is none in
  /// that direction.
  func weight(after steps: Int) -> Int? {
    let further =
      steps < 0
      ? rungs.filter { $0.drawn < current }.reversed() : rungs.filter { $0.drawn > current }
    guard steps != 0, !further.isEmpty else { return nil }
    return further[min(abs(steps), further.count) - 1].asked
  }

  /// Why there is no weight in a direction.
  func reason(steps: Int) -> String {
    let face = outOfReach.first { steps < 0 ? $0.weight < current : $0.weight > current }
    if let face {
      return "no weight of \(family) \(steps < 0 ? "below" : "above") \(current) can be asked for; "
        + "only its name gets \(face.postScriptName)"
    }
    if weights.count == 1 { return "\(family) has one weight, \(current)" }
    return "\(family) has no weight \(steps < 0 ? "below" : "above") \(current)"
  }
}
