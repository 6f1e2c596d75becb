/// What is told where another face than the named one is drawn.
extension FaceMatcher {
  /// Notes another face than the one that the name stands for, or the same at another weight.
  ///
  /// Bold and italic that are asked for as traits are asked of the named face, so that what differs in
  /// nothing else is what was asked for.
  func noteOtherFace(
    _ face: FaceDescription, weight: Int, start: Start, request: FontRequest, trace: inout Trace
  ) {
    guard let named = start.named, !start.isFamilyName else { return }
    let own = start.drawnWeight ?? named.weight
    let isByTrait = request.isBold || (request.isItalic && !named.isItalic)
    let hasWeight = request.isBold || request.axes["wght"] != nil || weight == own
    let isSame = face.id == named.id || (isByTrait && face.width == named.width)
    guard !isSame || !hasWeight else { return }
    let name = start.instance?.postScriptName ?? named.postScriptName
    trace.note(
      .otherFace,
      face.id == named.id
        ? "\(request.besideName) sets the axis: '\(name)', \(own) by itself, is drawn at \(weight)"
        : "\(request.besideName) matches again inside '\(named.family)': \(face.postScriptName) takes "
          + "the place of '\(name)', which only the name alone gets")
  }
}

extension FontRequest {
  /// What stands beside the name and makes the family match again, in words.
  var besideName: String {
    let causes = [
      weight.map { "weight \($0.openTypeWeight)" },
      width.map { "width \($0.percent.decimalText) %" },
      isItalic ? "italic" : nil, isBold ? "bold" : nil,
    ].compactMap(\.self)
    let words = causes.isEmpty ? "what is asked for" : causes.joined(separator: " and ")
    return words + " beside the name"
  }
}

extension FaceMatcher.Start {
  /// The weight at which what the name alone stands for is drawn; nil where it stands for a family.
  fileprivate var drawnWeight: Int? {
    guard instance == nil, let axis = named?.axis("wght") else { return ownWeight }
    return Int(axis.defaultValue.rounded())
  }
}
