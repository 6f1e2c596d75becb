/// What was looked at on the way to a face: the names, and the faces of the family that they led to.
public struct FaceConsideration: Hashable, Sendable {
  /// A name that was looked up.
  public struct Lookup: Hashable, Sendable {
    /// The name as the design writes it.
    public var name: String
    /// What it stands for, in words.
    public var outcome: String
  }

  /// A face that was looked at.
  public struct Candidate: Hashable, Sendable {
    /// The face.
    public var face: FaceDescription
    /// Whether it was taken.
    public var isTaken: Bool
    /// Why it was taken or not, in words.
    public var reason: String
  }

  /// The names, in the order in which they were looked up.
  public private(set) var lookups: [Lookup] = []
  /// The faces: the one that was taken, then those of which the weight decided, the nearest first,
  /// then those that were out of the question before.
  public private(set) var candidates: [Candidate] = []
}

// MARK: - Taking down

extension FaceConsideration {
  /// Takes down what a name stands for.
  mutating func lookUp(_ name: String, _ outcome: String) {
    lookups.append(Lookup(name: name, outcome: outcome))
  }

  /// Takes down what a name stands for; nil for nothing.
  mutating func lookUp(_ name: String, _ match: FaceCatalog.Match?) {
    lookUp(name, match?.words ?? "no face has it as PostScript name, full name or family")
  }

  /// Takes down that faces are out of the question.
  mutating func drop(
    _ faces: [FaceDescription], keeping kept: [FaceDescription],
    because reason: (FaceDescription) -> String
  ) {
    let ids = Set(kept.map(\.id))
    for face in faces where !ids.contains(face.id) {
      candidates.append(Candidate(face: face, isTaken: false, reason: reason(face)))
    }
  }

  /// Takes down which of the faces that are left is taken.
  ///
  /// - Parameters:
  ///   - tie: The face, and those that are as near.
  ///   - faces: The faces that were left.
  ///   - isByName: Whether its own name decided, and not the weights.
  ///   - distance: How far a face is from the weight asked for.
  mutating func pick(
    _ tie: FaceTie, of faces: [FaceDescription], isByName: Bool,
    distance: (FaceDescription) -> WeightDistance
  ) {
    let others = faces.filter { $0.id != tie.taken.id }.map { ($0, distance($0)) }
      .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map { (_, other) -> Candidate in
        let (face, distance) = other
        let isTied = tie.others.contains { $0.id == face.id }
        let reason =
          isByName
          ? "another face is asked for by name"
          : distance.words + (isTied ? ": as near, which the platform takes is not published" : "")
        return Candidate(face: face, isTaken: false, reason: reason)
      }
    let reason =
      isByName
      ? "asked for by its own name"
      : others.isEmpty ? "the only one left" : distance(tie.taken).words
    candidates = [Candidate(face: tie.taken, isTaken: true, reason: reason)] + others + candidates
  }
}

// MARK: - Words

extension FaceCatalog.Match {
  /// What a name is, in words.
  fileprivate var words: String {
    switch self {
    case .postScriptName(let face):
      face.flaws.contains(.noPostScriptName)
        ? "the name of the file \(face.id.file), whose font has no PostScript name"
        : "the PostScript name of \(face.id.file)"
    case .namedInstance(let face, let instance): "the instance \(instance.name) of \(face.id.file)"
    case .fullName(let face):
      "the full name of \(face.id.file), not its PostScript name '\(face.postScriptName)'"
    case .family(let name, let faces):
      faces.familyInWords(named: name)
    }
  }
}

extension [FaceDescription] {
  /// What kind of family a name stands for, in words.
  fileprivate func familyInWords(named name: String) -> String {
    let size = count == 1 ? "one face" : "\(count) faces"
    let key = name.lowercased()
    guard let family = first?.family, family.lowercased() != key else {
      let isBoth = contains { $0.postScriptName.lowercased() == key }
      return "a family of \(size), "
        + (isBoth ? "before it is a PostScript name" : "not a PostScript name")
    }
    return "the name of \(size) of the family '\(family)', not a PostScript name"
  }
}

extension FaceDescription {
  /// The width in words: `75 %`.
  var widthInWords: String { "\((width * 100).decimalText) %" }
}
