/// Picks the face that a request gets, as the platform would, and says why.
///
/// A name is looked up as PostScript name, then full name, then family. A weight matches again inside
/// the family, to the face of the nearest trait. Bold and italic asked for by trait keep the face when
/// the family has none. Nothing is synthesised, and no other face than the named one is taken in
/// silence. What the platform does for an unknown name is the system font at
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

  /// Picks a face as near as can be to text that is drawn already, whose weight is one that a face has.
  func resolveAsDrawn(_ request: FontRequest) -> ResolvedFont? {
    var trace = Trace()
    guard var start = start(for: request, trace: &trace) else { return nil }
    start.goesByFaces = true
    return settle(start, for: request, trace: &trace)
  }
}

// MARK: - The way to a face

extension FaceMatcher {
  /// Notes and reasons as they come up.
  struct Trace {
    var notes: Set<ResolvedFont.Note> = []
    var reasons: [String] = []
    /// What may help with the name that was asked for and is nobody's.
    var hint: String?
    /// What was looked at; nil where nobody wants to know.
    var consideration: FaceConsideration?

    /// Takes down a note with its reason.
    mutating func note(_ note: ResolvedFont.Note, _ reason: String) {
      notes.insert(note)
      reasons.append(reason)
    }
  }

  /// Where matching inside a family starts.
  struct Start {
    /// The face that the name alone stands for, or nil when it stands for a family.
    var named: FaceDescription?
    /// The named instance of a variable face that the name stands for.
    var instance: FaceDescription.NamedInstance?
    /// The family's faces, the named one among them.
    var family: [FaceDescription]
    /// Whether the name is the family's too, so that none of its faces is another than the named one.
    var isFamilyName = false
    /// Whether a weight is one that faces have, and not one that fonts ask for.
    var goesByFaces = false
  }

  private func start(for request: FontRequest, trace: inout Trace) -> Start? {
    switch request.source {
    case .system(let design): return standIn(for: design, trace: &trace)
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
        miss(name, isFirst: position == 0, trace: &trace)
      }
      trace.note(.fallback, "the platform takes the system font instead")
      return standIn(for: .default, trace: &trace)
    }
  }

  /// Takes down that no face has a name, and what may help with the first.
  private func miss(_ name: String, isFirst: Bool, trace: inout Trace) {
    let hint = isFirst ? catalog.advice(on: name)?.description : nil
    trace.hint = trace.hint ?? hint
    trace.reasons.append("no face is named '\(name)'" + (hint.map { "; \($0)" } ?? ""))
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
      return Start(family: faces, goesByFaces: true)
    }
    guard let first = catalog.faces.first else { return nil }
    trace.note(
      .fallback, "no stand-in for the system font is there; the first face takes its place")
    return Start(family: catalog.family(first.family), goesByFaces: true)
  }
}
