/// Which face each of the nine weights of a family gets, and which faces no weight can reach.
public struct WeightCoverage: Hashable, Sendable {
  /// What one weight gets.
  public struct Pick: Hashable, Sendable {
    /// The weight asked for.
    public var weight: Font.Weight
    /// Whether italic was asked for.
    public var isItalic: Bool
    /// What it gets.
    public var font: ResolvedFont
  }

  /// The family.
  public let family: String
  /// Eighteen picks: the nine weights upright, then italic.
  public let picks: [Pick]
  /// The family's faces that no weight gets, upright or italic; only their PostScript names reach
  /// them.
  public let unreachable: [FaceDescription]

  /// Asks for all weights of a family, upright and italic.
  public init(family: String, matcher: FaceMatcher) {
    let picks = [false, true].flatMap { isItalic in
      Font.Weight.allCases.compactMap { weight -> Pick? in
        let request = FontRequest(
          source: .named([family]), size: 17, weight: weight, isItalic: isItalic, pointSize: 17)
        return matcher.resolve(request).map { Pick(weight: weight, isItalic: isItalic, font: $0) }
      }
    }
    let reached = Set(picks.map(\.font.face.id))
    self.family = family
    self.picks = picks
    unreachable = matcher.catalog.family(family).filter { !reached.contains($0.id) }
  }
}
