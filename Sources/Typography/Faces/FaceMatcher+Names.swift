/// What a name leads to, and what there is to say about it.
extension FaceMatcher {
  /// Where matching starts from what a name stands for.
  func start(from match: FaceCatalog.Match, name: String, trace: inout Trace) -> Start {
    let start: Start
    switch match {
    case .postScriptName(let face):
      tellPostScriptName(name, of: face, trace: &trace)
      start = Start(named: face, family: catalog.family(face.family))
    case .namedInstance(let face, let instance):
      trace.reasons.append("'\(name)' is the instance \(instance.name) of \(face.id.file)")
      start = Start(named: face, instance: instance, family: catalog.family(face.family))
    case .fullName(let face):
      trace.note(
        .fullName,
        "'\(name)' is the full name of \(face.id.file), whose PostScript name is "
          + "'\(face.postScriptName)'; the platform looks that up first")
      start = Start(named: face, family: catalog.family(face.family))
    case .family(_, let faces):
      tellFamily(name, of: faces, trace: &trace)
      start = Start(named: faces.onlyFace(named: name), family: faces, isFamilyName: true)
    }
    tellUnusable(name, insteadOf: start, trace: &trace)
    return start
  }

  private func tellPostScriptName(
    _ name: String, of face: FaceDescription, trace: inout Trace
  ) {
    if face.flaws.contains(.noPostScriptName) {
      trace.note(
        .nameless,
        "\(face.id.file) has no PostScript name; '\(name)' is the file's name, by which no app can "
          + "ask for it")
    } else {
      trace.reasons.append("'\(name)' is the PostScript name of \(face.id.file)")
    }
  }

  private func tellFamily(_ name: String, of faces: [FaceDescription], trace: inout Trace) {
    let count = faces.count == 1 ? "one face" : "\(faces.count) faces"
    guard let first = faces.first else { return }
    if first.flaws.contains(.noFamilyName) {
      trace.note(
        .nameless,
        "\(first.id.file) has no family name; '\(name)' is the file's name, by which no app can ask "
          + "for it")
    } else if first.family.lowercased() == name.lowercased() {
      trace.reasons.append("'\(name)' is a family of \(count)")
    } else {
      trace.note(
        .fullName,
        "'\(name)' is the name of \(count) of the family '\(first.family)'; the platform looks up "
          + "PostScript names first, such as '\(first.postScriptName)'")
    }
  }

  /// Says why a file of the design that the name is meant for could not be used, where another font of
  /// the name was found.
  private func tellUnusable(_ name: String, insteadOf start: Start, trace: inout Trace) {
    guard let face = start.named ?? start.family.first, face.origin != .design,
      let font = catalog.unusableFont(namedBy: name)
    else { return }
    let words = NameAdvice.unusableFile(font).description
    trace.hint = trace.hint ?? words
    trace.reasons.append(words)
  }
}

extension [FaceDescription] {
  /// The only face of a family, where it is upright and the family's name is its PostScript name too:
  /// without a weight, the name then asks for the face as it is.
  fileprivate func onlyFace(named name: String) -> FaceDescription? {
    guard count == 1, !self[0].isItalic, self[0].postScriptName.lowercased() == name.lowercased()
    else { return nil }
    return self[0]
  }
}
