/// The faces that fonts may be picked from: the design's own, the stand-in for the system font, and
/// faces of this machine that the design names.
public struct FaceCatalog: Sendable {
  /// All faces in the order of preference: the design's, the stand-in's, the machine's.
  public let faces: [FaceDescription]
  /// The family that stands in for the system font, by design; nil where no face can.
  public let standIns: [Font.Design: String]
  /// The font files of the design that could not be used.
  public let unusable: [UnusableFont]

  private let byPostScriptName: [String: [Int]]
  private let byFullName: [String: [Int]]
  private let byFamily: [String: [Int]]
  private let byInstanceName: [String: [Int]]

  /// Makes a catalog.
  ///
  /// - Parameters:
  ///   - faces: The faces; their order inside each origin is kept.
  ///   - standIns: The family that stands in for the system font, by design.
  ///   - unusable: The font files of the design that could not be used.
  public init(
    faces: [FaceDescription], standIns: [Font.Design: String] = [:], unusable: [UnusableFont] = []
  ) {
    let ordered = faces.enumerated()
      .sorted { ($0.element.origin.rank, $0.offset) < ($1.element.origin.rank, $1.offset) }
      .map(\.element)
    self.faces = ordered
    self.standIns = standIns
    self.unusable = unusable

    func index(_ names: (FaceDescription) -> [String]) -> [String: [Int]] {
      ordered.enumerated().reduce(into: [:]) { table, entry in
        for name in Set(names(entry.element)) {
          table[name.lowercased(), default: []].append(entry.offset)
        }
      }
    }
    byPostScriptName = index { [$0.postScriptName] }
    byFullName = index { [$0.fullName] }
    byFamily = index { [$0.family, $0.legacyFamily] }
    byInstanceName = index { face in face.namedInstances.flatMap { $0.names(in: face) } }
  }
}

// MARK: - Names

extension FaceCatalog {
  /// What a name stands for.
  public enum Match: Hashable, Sendable {
    /// One face, by its PostScript name.
    case postScriptName(FaceDescription)
    /// A named instance of a variable face, by its PostScript name.
    case namedInstance(FaceDescription, FaceDescription.NamedInstance)
    /// One face, by its full name.
    case fullName(FaceDescription)
    /// All faces of a family.
    case family(String, [FaceDescription])

    /// The one face that it stands for; nil for a family.
    var face: FaceDescription? {
      switch self {
      case .postScriptName(let face), .namedInstance(let face, _), .fullName(let face): face
      case .family: nil
      }
    }

    /// The kind of name that it is.
    public var level: NameLevel {
      switch self {
      case .postScriptName: .postScriptName
      case .namedInstance: .namedInstance
      case .fullName: .fullName
      case .family: .family
      }
    }
  }

  /// The kinds of names in the order in which they are looked up.
  public enum NameLevel: CaseIterable, Hashable, Sendable {
    /// The PostScript name of a face.
    case postScriptName
    /// The name of a named instance of a variable face.
    case namedInstance
    /// The full name of a face.
    case fullName
    /// The name of a family.
    case family
  }

  /// Looks a name up as PostScript name, then full name, then family, whatever its case.
  ///
  /// A name that is also that of a family means the family: the files of some families all bear its
  /// name as their PostScript name, the italic one too. Of several faces with one name the upright one
  /// nearest to regular is meant.
  public func match(_ name: String) -> Match? {
    let family = self.family(name)
    let isFamily = family.first?.family.lowercased() == name.lowercased()
    for level in NameLevel.allCases {
      guard let match = match(name, as: level) else { continue }
      if isFamily, let face = match.face, family[0].origin.rank <= face.origin.rank {
        return .family(name, family)
      }
      return match
    }
    return nil
  }

  /// Looks a name up as a name of one kind, whatever its case.
  private func match(_ name: String, as level: NameLevel) -> Match? {
    let key = name.lowercased()
    switch level {
    case .postScriptName: return plainest(of: byPostScriptName[key]).map { .postScriptName($0) }
    case .namedInstance: return matchInstance(name)
    case .fullName: return plainest(of: byFullName[key]).map { .fullName($0) }
    case .family:
      let family = self.family(name)
      return family.isEmpty ? nil : .family(name, family)
    }
  }

  /// The named instance of a variable face that a name stands for.
  private func matchInstance(_ name: String) -> Match? {
    let key = FaceDescription.NamedInstance.joinedName(name).lowercased()
    guard let face = plainest(of: byInstanceName[key]) else { return nil }
    let instance = face.namedInstances.first { instance in
      instance.names(in: face).contains { $0.lowercased() == key }
    }
    return instance.map { .namedInstance(face, $0) }
  }

  /// Of faces with one name, those of the first origin among them, the one that the name means:
  /// upright before italic, then the nearest to regular weight and to normal width, then the first.
  private func plainest(of positions: [Int]?) -> FaceDescription? {
    guard let positions, let first = positions.first else { return nil }
    func oddity(_ face: FaceDescription) -> (Int, Int, Double) {
      let weight = WeightTrait(ofFaceAt: face.weight).distance(to: WeightTrait(ofFaceAt: 400))
      return (face.isItalic ? 1 : 0, weight, abs(face.width - 1))
    }
    return positions.map { faces[$0] }.filter { $0.origin == faces[first].origin }
      .min { oddity($0) < oddity($1) }
  }

  /// The faces of a family by its typographic or its four-style name.
  ///
  /// A family that the design brings hides one of the same name on the machine.
  public func family(_ name: String) -> [FaceDescription] {
    let members = (byFamily[name.lowercased()] ?? []).map { faces[$0] }
    let typographic = members.filter { $0.family.lowercased() == name.lowercased() }
    let chosen = typographic.isEmpty ? members : typographic
    guard let origin = chosen.first?.origin else { return [] }
    return chosen.filter { $0.origin == origin }
  }

  /// The families in the order of their first face, each once.
  public var families: [String] {
    var seen: Set<String> = []
    return faces.map(\.family).filter { seen.insert($0).inserted }
  }
}

extension FaceDescription.Origin {
  /// The place in the order of preference.
  fileprivate var rank: Int {
    switch self {
    case .design: 0
    case .standIn: 1
    case .installed: 2
    }
  }
}

extension FaceDescription.NamedInstance {
  /// The names by which an author may ask for the instance: its PostScript name, and the name of the
  /// face with the instance's behind an underscore, as Apple's systems write it
  /// (`Inter-Regular_SemiBold`).
  fileprivate func names(in face: FaceDescription) -> [String] {
    [postScriptName, Self.joinedName(face.postScriptName + "_" + name)]
  }

  /// A name whose part behind the last underscore is without spaces and signs.
  fileprivate static func joinedName(_ name: String) -> String {
    guard let underscore = name.lastIndex(of: "_") else { return name }
    return name[...underscore]
      + name[underscore...].filter { $0.isLetter || $0.isNumber }
  }
}
