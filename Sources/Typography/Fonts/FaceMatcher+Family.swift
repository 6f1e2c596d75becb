/// Inside the family: width, then slope, then weight.
extension FaceMatcher {
  func settle(_ start: Start, for request: FontRequest, trace: inout Trace) -> ResolvedFont? {
    let family = start.family.isEmpty ? [start.named].compactMap(\.self) : start.family
    let near = nearestInWidth(for: request, base: start.named, in: family)
    trace.consideration?.drop(family, keeping: near) { "its width is \($0.widthInWords)" }
    let wantsItalic = request.isItalic || (start.named?.isItalic ?? false)
    let candidates = matching(italic: wantsItalic, in: near, trace: &trace)
    trace.consideration?.drop(near, keeping: candidates) { $0.isItalic ? "italic" : "upright" }
    let wish = weightWish(of: request, start: start)
    guard let face = pick(wish, from: candidates, start: start, trace: &trace) else { return nil }
    return finish(face, wish: wish, start: start, request: request, trace: trace)
  }

  private func matching(
    italic: Bool, in faces: [FaceDescription], trace: inout Trace
  ) -> [FaceDescription] {
    let exact = faces.filter { italic ? $0.isItalic || $0.hasItalicAxis : !$0.isItalic }
    if !exact.isEmpty { return exact }
    trace.note(
      italic ? .noItalic : .noUpright,
      italic
        ? "the family has no italic face; the upright stays"
        : "the family has no upright face; the italic stays")
    return faces
  }

  private func weightWish(of request: FontRequest, start: Start) -> WeightWish {
    if request.isBold {
      var wish = WeightWish.asked(.bold)
      wish.isBoldByTrait = true
      return wish
    }
    if let weight = request.weight {
      return start.goesByFaces ? .ofFace(at: weight.openTypeWeight) : .asked(weight)
    }
    guard let own = start.ownWeight else { return .asked(.regular) }
    var wish = WeightWish.ofFace(at: own)
    wish.isOwn = true
    return wish
  }
}

// MARK: - By weight

extension FaceMatcher {
  private func pick(
    _ wish: WeightWish, from candidates: [FaceDescription], start: Start, trace: inout Trace
  ) -> FaceDescription? {
    let kept = candidates.first { $0.id == start.named?.id }
    let isByName = wish.isOwn && kept != nil
    let tie =
      if isByName {
        FaceTie([kept].compactMap(\.self), named: kept)
      } else if wish.isBoldByTrait {
        bold(wish, in: candidates, kept: kept, start: start, trace: &trace)
      } else {
        nearest(to: wish, in: candidates, named: start.named)
      }
    guard let tie else { return nil }
    if let reason = tie.reason, !start.goesByFaces { trace.note(.weightTie, reason) }
    trace.consideration?.pick(tie, of: candidates, isByName: isByName) {
      WeightDistance(of: $0, to: wish)
    }
    return tie.taken
  }

  /// The face closest to bold among those that count as bold: 600 and up, as CoreText counts, and
  /// those whose style bits say so. Where there is none, the face stays.
  private func bold(
    _ wish: WeightWish, in candidates: [FaceDescription], kept: FaceDescription?, start: Start,
    trace: inout Trace
  ) -> FaceTie? {
    let bold = candidates.filter(\.canBeBold)
    if let tie = nearest(to: wish, in: bold, named: start.named) { return tie }
    trace.note(.noBold, "the family has no bold face; the face stays")
    if let kept { return FaceTie([kept], named: kept) }
    let own = start.ownWeight.map { WeightWish.ofFace(at: $0) } ?? .asked(.regular)
    return nearest(to: own, in: candidates, named: start.named)
  }

  private func nearest(
    to wish: WeightWish, in faces: [FaceDescription], named: FaceDescription?
  ) -> FaceTie? {
    let distances = faces.map { WeightDistance(of: $0, to: wish) }
    guard let least = distances.min() else { return nil }
    return FaceTie(zip(faces, distances).filter { $0.1 == least }.map(\.0), named: named)
  }
}

// MARK: - Faces

extension FaceMatcher.Start {
  /// The weight of what the name alone stands for; nil where it stands for a family.
  var ownWeight: Int? {
    instance?.coordinates["wght"].map { Int($0.rounded()) } ?? named?.weight
  }
}

extension FaceDescription {
  /// Whether an axis makes the face italic.
  fileprivate var hasItalicAxis: Bool { axis("ital") != nil || axis("slnt") != nil }

  /// Whether the face counts as bold, or an axis makes it so.
  fileprivate var canBeBold: Bool {
    let heaviest = axis("wght")?.maximum ?? Double(weight)
    return isBold || Double(Font.Weight.semibold.openTypeWeight) <= heaviest
  }
}
