/// Picks the face that a request gets, as the platform would, and says why.
///
/// A name is looked up as PostScript name, then full name, then family. A weight matches again inside
/// the family, to the closest one. Bold and italic asked for by trait keep the face when the family
/// has none. Nothing is synthesised. What the platform does for an unknown name is the system font at
/// the same size; since nobody may redistribute that, a free face stands in (facts.md 3).
public struct FaceMatcher: Sendable {
  /// The faces to pick from.
  public let catalog: FaceCatalog

  /// Makes a matcher over a catalog.
  public init(catalog: FaceCatalog) {
    self.catalog = catalog
  }

  /// Picks a face for a request; nil when there is no face at all.
  public func resolve(_ request: FontRequest) -> ResolvedFont? {
    var trace = Trace()
    return resolve(request, trace: &trace)
  }

  /// Picks a face for a request; the trace takes down how.
  func resolve(_ request: FontRequest, trace: inout Trace) -> ResolvedFont? {
    guard let start = start(for: request, trace: &trace) else { return nil }
    return settle(start, for: request, trace: &trace)
  }
}

// MARK: - The way to a face

extension FaceMatcher {
  /// Notes and reasons as they come up.
  struct Trace {
    var notes: Set<ResolvedFont.Note> = []
    var reasons: [String] = []
    /// What was looked at; nil where nobody wants to know.
    var consideration: FaceConsideration?
  }

  /// Where matching inside a family starts.
  private struct Start {
    /// The face that the name alone stands for, or nil when it stands for a family.
    var named: FaceDescription?
    /// The named instance of a variable face that the name stands for.
    var instance: FaceDescription.NamedInstance?
    /// The family's faces, the named one among them.
    var family: [FaceDescription]
  }

  private func start(for request: FontRequest, trace: inout Trace) -> Start? {
    switch request.source {
    case .system(let design):
      return standIn(for: design, trace: &trace)
    case .named(let names):
      for (position, name) in names.enumerated() {
        if let design = Font.Design(genericFamily: name) {
          if position > 0 { trace.notes.insert(.fallback) }
          trace.consideration?.lookUp(name, "asks for the system font")
          trace.reasons.append("'\(name)' asks for the system font")
          return standIn(for: design, trace: &trace)
        }
        let match = catalog.match(name)
        trace.consideration?.lookUp(name, match)
        if let match {
          if position > 0 { trace.notes.insert(.fallback) }
          return start(from: match, name: name, trace: &trace)
        }
        trace.reasons.append("no face is named '\(name)'")
      }
      trace.notes.insert(.fallback)
      trace.reasons.append("the platform takes the system font instead")
      return standIn(for: .default, trace: &trace)
    }
  }

  private func start(
    from match: FaceCatalog.Match, name: String, trace: inout Trace
  ) -> Start {
    switch match {
    case .postScriptName(let face):
      trace.reasons.append("'\(name)' is the PostScript name of \(face.id.file)")
      return Start(named: face, family: catalog.family(face.family))
    case .namedInstance(let face, let instance):
      trace.reasons.append("'\(name)' is the instance \(instance.name) of \(face.id.file)")
      return Start(named: face, instance: instance, family: catalog.family(face.family))
    case .fullName(let face):
      trace.reasons.append("'\(name)' is the full name of \(face.id.file)")
      return Start(named: face, family: catalog.family(face.family))
    case .family(_, let faces):
      let count = faces.count == 1 ? "one face" : "\(faces.count) faces"
      trace.reasons.append("'\(name)' is a family of \(count)")
      return Start(named: nil, family: faces)
    }
  }

  private func standIn(for design: Font.Design, trace: inout Trace) -> Start? {
    let candidates = [catalog.standIns[design], catalog.standIns[.default]].compactMap(\.self)
    trace.notes.insert(.systemStandIn)
    for family in candidates {
      let faces = catalog.family(family)
      guard !faces.isEmpty else { continue }
      let words = "\(faces[0].family) stands in for the system font (\(design.rawValue) design)"
      trace.consideration?.lookUp("the system font", words)
      trace.reasons.append(words)
      return Start(named: nil, family: faces)
    }
    guard let first = catalog.faces.first else { return nil }
    trace.notes.insert(.fallback)
    trace.reasons.append("no stand-in for the system font is there; the first face takes its place")
    return Start(named: nil, family: catalog.family(first.family))
  }
}

// MARK: - Inside the family

extension FaceMatcher {
  private func settle(
    _ start: Start, for request: FontRequest, trace: inout Trace
  ) -> ResolvedFont? {
    let family = start.family.isEmpty ? [start.named].compactMap(\.self) : start.family
    let base = start.named
    let wantsItalic = request.isItalic || (base?.isItalic ?? false)
    let near = nearestInWidth(for: request, base: base, in: family)
    trace.consideration?.drop(family, keeping: near) { "its width is \($0.widthInWords)" }
    let candidates = matching(italic: wantsItalic, base: base, in: near, trace: &trace)
    trace.consideration?.drop(near, keeping: candidates) { $0.isItalic ? "italic" : "upright" }

    let wish = weightWish(of: request, base: base, instance: start.instance)
    let face: FaceDescription
    let kept = candidates.first { $0.id == base?.id }
    if let kept, wish.isOwn {
      face = kept
    } else if wish.isBoldByTrait {
      let own = base.map { Font.Weight(openTypeWeight: $0.weight) } ?? .regular
      guard let bold = boldFace(in: candidates) ?? kept ?? closest(to: own, in: candidates) else {
        return nil
      }
      if !canReachBold(bold) {
        trace.notes.insert(.noBold)
        trace.reasons.append("the family has no bold face; the face stays")
      }
      face = bold
    } else {
      guard let closest = closest(to: wish.weight, in: candidates) else { return nil }
      face = closest
      if let base, face.id != base.id, wish.isExplicit {
        trace.reasons.append(
          "weight \(wish.weight.openTypeWeight) matches again inside '\(base.family)'")
      }
    }
    trace.consideration?.pick(face, of: candidates, isByName: wish.isOwn && kept != nil) {
      $0.distance(to: wish.weight.openTypeWeight)
    }
    return finish(face, wish: wish, instance: start.instance, request: request, trace: trace)
  }

  private func matching(
    italic: Bool, base: FaceDescription?, in faces: [FaceDescription], trace: inout Trace
  ) -> [FaceDescription] {
    let exact = faces.filter { italic ? $0.isItalic || $0.hasItalicAxis : !$0.isItalic }
    if !exact.isEmpty { return exact }
    trace.notes.insert(italic ? .noItalic : .noUpright)
    trace.reasons.append(
      italic
        ? "the family has no italic face; the upright stays"
        : "the family has no upright face; the italic stays")
    return faces
  }

  /// The weight to look for.
  struct WeightWish {
    var weight: Font.Weight
    /// Whether the name alone decided it, so that no other face is looked for.
    var isOwn: Bool
    /// Whether it was asked for as a trait and not as a number.
    var isBoldByTrait: Bool
    /// Whether the author wrote it.
    var isExplicit: Bool
  }

  private func weightWish(
    of request: FontRequest, base: FaceDescription?, instance: FaceDescription.NamedInstance?
  ) -> WeightWish {
    if request.isBold {
      return WeightWish(weight: .bold, isOwn: false, isBoldByTrait: true, isExplicit: true)
    }
    if let weight = request.weight {
      return WeightWish(weight: weight, isOwn: false, isBoldByTrait: false, isExplicit: true)
    }
    if let base {
      let own = instance?.coordinates["wght"].map { Int($0.rounded()) } ?? base.weight
      return WeightWish(
        weight: Font.Weight(openTypeWeight: own), isOwn: true, isBoldByTrait: false,
        isExplicit: false)
    }
    return WeightWish(weight: .regular, isOwn: false, isBoldByTrait: false, isExplicit: false)
  }

  /// The face closest to bold among those that count as bold (600 and up, as CoreText counts).
  private func boldFace(in faces: [FaceDescription]) -> FaceDescription? {
    closest(to: .bold, in: faces.filter(canReachBold))
  }

  private func canReachBold(_ face: FaceDescription) -> Bool {
    Double(Font.Weight.semibold.openTypeWeight)
      <= (face.axis("wght")?.maximum ?? Double(face.weight))
  }

  private func closest(to weight: Font.Weight, in faces: [FaceDescription]) -> FaceDescription? {
    let wish = weight.openTypeWeight
    return faces.min { $0.distance(to: wish) < $1.distance(to: wish) }
  }
}

// MARK: - Faces and axes

extension FaceDescription {
  /// Whether an axis makes the face italic.
  fileprivate var hasItalicAxis: Bool { axis("ital") != nil || axis("slnt") != nil }

  /// How far the weight that the face can be set at is from a wish.
  fileprivate func distance(to wish: Int) -> WeightDistance {
    let nearest = axis("wght").map { Int($0.clamped(Double(wish)).rounded()) } ?? weight
    return WeightDistance(of: nearest, to: wish)
  }
}
