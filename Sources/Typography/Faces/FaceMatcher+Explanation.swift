extension FaceMatcher {
  /// Picks a face as `resolve(_:)` does, by the same steps, and tells what was looked at.
  ///
  /// - Returns: The face with what was looked at; nil when there is no face at all.
  public func explain(
    _ request: FontRequest
  ) -> (font: ResolvedFont, consideration: FaceConsideration)? {
    var trace = Trace(consideration: FaceConsideration())
    guard let font = resolve(request, trace: &trace) else { return nil }
    return (font, trace.consideration ?? FaceConsideration())
  }

  /// The families that no name of a request led to, with the number of their faces, in the order of
  /// the catalog.
  public func unconcernedFamilies(
    beside consideration: FaceConsideration
  ) -> [(family: String, count: Int)] {
    let concerned = Set(consideration.candidates.map(\.face.id))
    var counts: [String: Int] = [:]
    for face in catalog.faces where !concerned.contains(face.id) {
      counts[face.family, default: 0] += 1
    }
    return catalog.families.compactMap { family in counts[family].map { (family, $0) } }
  }
}
