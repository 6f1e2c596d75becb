extension FaceMatcher {
  /// The faces of a family that come nearest to the width asked for, else to that of the named face.
  ///
  /// An axis counts only for a width that was asked for. The narrower face wins where two are as
  /// near, as CSS Fonts 4 has it up to normal width.
  func nearestInWidth(
    for request: FontRequest, base: FaceDescription?, in family: [FaceDescription]
  ) -> [FaceDescription] {
    let wanted = request.width?.percent ?? (base?.width ?? 1) * 100
    func width(of face: FaceDescription) -> Double {
      request.width == nil ? face.width * 100 : face.nearestWidth(to: wanted)
    }
    let nearest = family.map(width).min { first, second in
      (abs(first - wanted), first) < (abs(second - wanted), second)
    }
    return family.filter { width(of: $0) == nearest }
  }

  /// Sets the axis of a width that was asked for, and says where the face does not reach it.
  func setWidth(
    of face: FaceDescription, for request: FontRequest, axes: inout [String: Double],
    trace: inout Trace
  ) {
    guard let wanted = request.width?.percent, request.axes["wdth"] == nil else { return }
    let drawn = face.nearestWidth(to: wanted)
    if face.axis("wdth") != nil { axes["wdth"] = drawn }
    guard drawn != wanted else { return }
    trace.notes.insert(.widthSnapped)
    trace.reasons.append(
      "width \(wanted.decimalText) % is not in the family; "
        + "\(face.postScriptName) at \(drawn.decimalText) % is the closest")
  }
}

extension FaceDescription {
  /// The width in percent, closest to what is asked for, that the face can be set at.
  fileprivate func nearestWidth(to percent: Double) -> Double {
    axis("wdth")?.clamped(percent) ?? width * 100
  }
}

extension FaceDescription.Axis {
  /// The value of the axis nearest to what is asked for.
  func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}
