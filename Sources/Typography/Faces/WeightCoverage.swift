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
  /// them, without a weight beside the name.
  public let unreachable: [FaceDescription]

  /// Asks for all weights of a family, upright and italic.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - matcher: What picks a face.
  ///   - design: The design of the system font that the family stands in for, where it is asked for as
  ///     that: the system font has the nine weights, each of them exactly.
  public init(family: String, matcher: FaceMatcher, standingInFor design: Font.Design? = nil) {
    let source = design.map { FontRequest.Source.system($0) } ?? .named([family])
    let picks = [false, true].flatMap { isItalic in
      Font.Weight.allCases.compactMap { weight -> Pick? in
        let request = FontRequest(
          source: source, size: 17, weight: weight, isItalic: isItalic, pointSize: 17)
        return matcher.resolve(request).map { Pick(weight: weight, isItalic: isItalic, font: $0) }
      }
    }
    let reached = Set(picks.map(\.font.face.id))
    self.family = family
    self.picks = picks
    unreachable = matcher.catalog.family(family).filter { !reached.contains($0.id) }
  }
}
