/// The last step of matching: the axes of the face are set, and the verdict is written.
extension FaceMatcher {
  func finish(
    _ face: FaceDescription, target: WeightRequest, start: Start, request: FontRequest, trace: Trace
  ) -> ResolvedFont {
    var trace = trace
    var axes = coordinates(of: start.instance, on: face, trace: &trace)
    setWeight(of: face, target: target, isInstance: start.instance != nil, axes: &axes)
    setSlant(of: face, for: request, axes: &axes)
    if let axis = face.axis("opsz"), axes["opsz"] == nil || start.instance == nil {
      axes["opsz"] = axis.clamped(request.pointSize)
    }
    setWidth(of: face, for: request, axes: &axes, trace: &trace)
    pinAxes(of: face, for: request, axes: &axes, trace: &trace)
    let weight = axes["wght"].map { Int($0.rounded()) } ?? face.weight
    if request.axes["wght"] == nil { noteWeight(weight, target: target, face: face, trace: &trace) }
    noteOtherFace(face, weight: weight, start: start, request: request, trace: &trace)
    noteFile(of: face, trace: &trace)
    noteMonospaced(face, request: request, trace: &trace)
    let defaults = Dictionary(face.axes.map { ($0.tag, $0.defaultValue) }) { first, _ in first }
    let instance = FaceInstance(
      face: face.id, axes: axes.filter { $0.value != defaults[$0.key] },
      features: features(of: request))
    return ResolvedFont(
      request: request, face: face, instance: instance, weight: weight,
      notes: ResolvedFont.Note.allCases.filter(trace.notes.contains), reasons: trace.reasons,
      hint: trace.hint)
  }

  private func noteFile(of face: FaceDescription, trace: inout Trace) {
    switch face.origin {
    case .installed:
      trace.note(
        .installedFont, "\(face.id.file) is installed on this machine, not part of the design")
    case .design:
      if let flaw = face.webFontFlaw { trace.note(.webFont, "\(face.id.file) \(flaw)") }
    case .standIn: break
    }
  }

  private func noteMonospaced(
    _ face: FaceDescription, request: FontRequest, trace: inout Trace
  ) {
    if request.hasMonospacedDigits { trace.notes.insert(.monospacedDigit) }
    guard request.isMonospaced, !face.isMonospaced else { return }
    trace.notes.insert(.noMonospaced)
    trace.reasons.append("a named font has no monospaced design; the face stays")
  }

  private func features(of request: FontRequest) -> [String: Int] {
    let digits = request.hasMonospacedDigits ? ["tnum": 1] : [:]
    return digits.merging(request.features) { _, asked in asked }
  }
}

// MARK: - Axes

extension FaceMatcher {
  /// Where a named instance puts the axes, as far as they go.
  private func coordinates(
    of instance: FaceDescription.NamedInstance?, on face: FaceDescription, trace: inout Trace
  ) -> [String: Double] {
    guard let instance else { return [:] }
    var values: [String: Double] = [:]
    for axis in face.axes {
      guard let value = instance.coordinates[axis.tag] else { continue }
      let drawn = axis.clamped(value)
      values[axis.tag] = drawn
      guard drawn != value else { continue }
      trace.note(
        .axisSnapped,
        "the instance \(instance.name) is at \(axis.tag) \(value.decimalText), beyond the axis; "
          + "\(drawn.decimalText) is its end")
    }
    return values
  }

  /// A name that stands for the face itself leaves the axis where the font's maker put it.
  private func setWeight(
    of face: FaceDescription, target: WeightRequest, isInstance: Bool, axes: inout [String: Double]
  ) {
    guard let axis = face.axis("wght") else { return }
    axes["wght"] =
      target.isOwn && !isInstance
      ? axis.defaultValue : axis.clamped(Double(target.weight.openTypeWeight))
  }

  private func setSlant(
    of face: FaceDescription, for request: FontRequest, axes: inout [String: Double]
  ) {
    if request.isItalic, let slant = face.slantByAxis { axes[slant.tag] = slant.value }
  }

  /// Axes that the author sets have the last word, within the face's range.
  private func pinAxes(
    of face: FaceDescription, for request: FontRequest, axes: inout [String: Double],
    trace: inout Trace
  ) {
    for (tag, value) in request.axes.sorted(by: { $0.key < $1.key }) {
      guard let axis = face.axis(tag) else {
        trace.notes.insert(.axisSnapped)
        trace.reasons.append("\(face.postScriptName) has no axis '\(tag)'")
        continue
      }
      let drawn = axis.clamped(value)
      axes[tag] = drawn
      guard drawn != value else { continue }
      trace.notes.insert(.axisSnapped)
      trace.reasons.append(
        "\(tag) \(value.decimalText) is beyond the axis of \(face.postScriptName); "
          + "\(drawn.decimalText) is its end")
    }
  }
}

// MARK: - The weight in words

extension FaceMatcher {
  private func noteWeight(
    _ weight: Int, target: WeightRequest, face: FaceDescription, trace: inout Trace
  ) {
    let isFaceOfItsName = target.isOwn && face.axis("wght") != nil
    if !target.isBoldByTrait, !isFaceOfItsName, weight != target.weight.openTypeWeight {
      let trait = WeightTrait(ofFaceAt: weight).value.decimalText
      trace.note(
        .weightSnapped,
        "weight \(target.weight.openTypeWeight) is the trait \(target.trait.value.decimalText); "
          + "\(face.postScriptName) at \(weight) (\(trait)) is the closest of the family")
    } else {
      let reach = face.axis("wght") == nil ? "" : " on the wght axis"
      trace.reasons.append("\(face.postScriptName) at weight \(weight)\(reach)")
    }
  }
}

extension FaceDescription {
  /// The axis that makes an upright face italic, set as far as it goes; nil where none does.
  var slantByAxis: (tag: String, value: Double)? {
    guard !isItalic else { return nil }
    return axis("ital").map { ("ital", $0.maximum) } ?? axis("slnt").map { ("slnt", $0.minimum) }
  }

  /// The flaw of a file that is packed for the web; nil for others.
  fileprivate var webFontFlaw: FaceFlaw? {
    flaws.first { flaw in
      if case .webFont = flaw { true } else { false }
    }
  }
}
