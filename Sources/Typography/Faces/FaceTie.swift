/// Which of several faces that are as near to what is asked for is taken, and why.
///
/// Apple does not publish it. Here the face that the name stands for stays; else one of the same four
/// styles (name id 1), such as the italic of the same optical size; else the family's regular style;
/// else the first in the order of the files. This is the only place that decides it (facts.md 3).
struct FaceTie {
  /// The face that is taken.
  let taken: FaceDescription
  /// The others that are as near.
  let others: [FaceDescription]
  private let rank: Int

  /// Decides between faces that are as near; nil when there is none.
  ///
  /// - Parameters:
  ///   - faces: The faces, in the order of the catalog.
  ///   - named: The face that the name stands for.
  init?(_ faces: [FaceDescription], named: FaceDescription?) {
    func rank(_ face: FaceDescription) -> Int {
      if face.id == named?.id { return 0 }
      if let named, face.legacyFamily == named.legacyFamily { return 1 }
      return face.isRegularStyle ? 2 : 3
    }
    // The first of equals: `min` keeps the order of the faces.
    guard let taken = faces.min(by: { rank($0) < rank($1) }) else { return nil }
    self.taken = taken
    others = faces.filter { $0.id != taken.id }
    self.rank = rank(taken)
  }
}

// MARK: - Words

extension FaceTie {
  /// Why it is the one that is taken, in words; nil where no other is as near.
  var reason: String? {
    guard let first = others.first else { return nil }
    let more = others.count > 1 ? " and \(others.count - 1) more are" : " is"
    return "\(first.postScriptName)\(more) as near; which one the platform takes is not published, "
      + "here it is \(preference)"
  }

  private var preference: String {
    switch rank {
    case 0: "the one that was named"
    case 1: "the one of the same four styles as the one that was named"
    case 2: "the regular style"
    default: "the first of the files"
    }
  }
}

extension FaceDescription {
  /// Whether the style is the family's plain one, but for its slope.
  fileprivate var isRegularStyle: Bool {
    let plain: Set<Substring> = ["regular", "normal", "roman", "plain", "italic", "oblique"]
    return styleName.lowercased().split(separator: " ").allSatisfy(plain.contains)
  }
}
