/// Inside the family: width, then slope, then weight.
extension FaceMatcher {
  func settle(_ start: Start, for request: FontRequest, trace: inout Trace) -> ResolvedFont? {
    let family = start.family.isEmpty ? [start.named].compactMap(\.self) : start.family
    let near = nearestInWidth(for: request, base: start.named, in: family)
    trace.consideration?.drop(family, keeping: near) { "its width is \($0.widthInWords)" }
    let wantsItalic = request.isItalic || (start.named?.isItalic ?? false)
    let candidates = matching(italic: wantsItalic, in: near, trace: &trace)
    trace.consideration?.drop(near, keeping: candidates) { $0.isItalic ? "italic" : "upright" }
    let target = weightRequest(of: request, start: start)
    guard let face = pick(target, from: candidates, start: start, trace: &trace) else { return nil }
    return finish(face, target: target, start: start, request: request, trace: trace)
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

  private func weightRequest(of request: FontRequest, start: Start) -> WeightRequest {
    if request.isBold {
      var target = WeightRequest.asked(.bold)
      target.isBoldByTrait = true
      return target
    }
    if let weight = request.weight {
      return start.goesByFaces ? .ofFace(at: weight.openTypeWeight) : .asked(weight)
    }
    guard let own = start.ownWeight else { return .asked(.regular) }
    var target = WeightRequest.ofFace(at: own)
    target.isOwn = true
    return target
  }
}

// MARK: - By weight

extension FaceMatcher {
  private func pick(
    _ target: WeightRequest, from candidates: [FaceDescription], start: Start, trace: inout Trace
  ) -> FaceDescription? {
    let kept = candidates.first { $0.id == start.named?.id }
    let isByName = target.isOwn && kept != nil
    let tie =
      if isByName {
        FaceTie([kept].compactMap(\.self), named: kept)
      } else if target.isBoldByTrait {
        bold(target, in: candidates, kept: kept, start: start, trace: &trace)
      } else {
        nearest(to: target, in: candidates, named: start.named)
      }
    guard let tie else { return nil }
    if let reason = tie.reason, !start.goesByFaces { trace.note(.weightTie, reason) }
    trace.consideration?.pick(tie, of: candidates, isByName: isByName) {
      WeightDistance(of: $0, to: target)
    }
    return tie.taken
  }

  /// The face closest to bold among those that count as bold: 600 and up, as CoreText counts, and
  /// those whose style bits say so. Where there is none, the face stays.
  private func bold(
    _ target: WeightRequest, in candidates: [FaceDescription], kept: FaceDescription?, start: Start,
    trace: inout Trace
  ) -> FaceTie? {
    let bold = candidates.filter(\.canBeBold)
    if let tie = nearest(to: target, in: bold, named: start.named) { return tie }
    trace.note(.noBold, "the family has no bold face; the face stays")
    if let kept { return FaceTie([kept], named: kept) }
    let own = start.ownWeight.map { WeightRequest.ofFace(at: $0) } ?? .asked(.regular)
    return nearest(to: own, in: candidates, named: start.named)
  }

  private func nearest(
    to target: WeightRequest, in faces: [FaceDescription], named: FaceDescription?
  ) -> FaceTie? {
    let distances = faces.map { WeightDistance(of: $0, to: target) }
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
