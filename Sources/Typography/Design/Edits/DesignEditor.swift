/// Turns what a designer asks for into edits: another family, a step heavier, a point larger.
///
/// It knows the design as it was read and the faces at hand, since a step goes to the next weight that
/// the family has. Every function takes edits and returns edits; what brings a style back to how the
/// design has it leaves no edit behind.
public struct DesignEditor: Sendable {
  /// The design as it was read.
  public var design: DesignSystem
  /// What picks a face, over all families that the design and the edits name.
  public var matcher: FaceMatcher

  /// Makes an editor.
  ///
  /// - Parameters:
  ///   - design: The design as it was read, without edits.
  ///   - matcher: What picks a face, over all families that the design and the edits name.
  public init(design: DesignSystem, matcher: FaceMatcher) {
    self.design = design
    self.matcher = matcher
  }

  /// The result of a command.
  public struct Outcome: Hashable, Sendable {
    /// The edits, the same as before where nothing can change.
    public var edits: DesignEdits
    /// What changed, or why nothing did, in one line that may quote the design unescaped.
    public var words: String
  }
}

// MARK: - Commands

extension DesignEditor {
  /// Sets the family of one style, or of all.
  ///
  /// A style that names one face, such as `Inter-Bold`, keeps that face's weight and slope in the new
  /// family: the name alone said them.
  ///
  /// - Parameters:
  ///   - family: The family; nil for the design's own.
  ///   - name: The style; nil for all.
  public func settingFamily(
    _ family: String?, of name: String?, in edits: DesignEdits
  ) -> Outcome {
    var result = edits
    if let name {
      result.styles[name, default: StyleEdit()].family = family
    } else {
      result.ramp.family = family
    }
    for style in chosen(name) {
      keepFace(of: style, in: &result, hasFamily: result.edit(of: style.name).family != nil)
    }
    tidy(&result, name)
    return outcome(result, before: edits, name: name, otherwise: "nothing else than before")
  }

  /// Makes one style, or each, lighter or heavier by steps of the weights that its family has; the
  /// system font has the nine.
  ///
  /// - Parameters:
  ///   - steps: How many steps; negative for lighter.
  ///   - name: The style; nil for all.
  public func steppingWeight(
    by steps: Int, of name: String?, in edits: DesignEdits
  ) -> Outcome {
    var result = edits
    var stays: [String] = []
    for style in chosen(name) {
      let ladder = WeightLadder(style: style.applying(edits.edit(of: style.name)), matcher: matcher)
      guard let weight = ladder.weight(after: steps) else {
        stays.append(ladder.reason(steps: steps))
        continue
      }
      result.styles[style.name, default: StyleEdit()].weight = weight
    }
    tidy(&result, name)
    return outcome(result, before: edits, name: name, otherwise: stays.first ?? "")
  }

  /// Sets the weight of one style, or of each.
  ///
  /// - Parameters:
  ///   - weight: The weight on OpenType's scale, 1 to 1000.
  ///   - name: The style; nil for all.
  public func settingWeight(
    _ weight: Int, of name: String?, in edits: DesignEdits
  ) -> Outcome {
    var result = edits
    for style in chosen(name) {
      result.styles[style.name, default: StyleEdit()].weight = min(max(weight, 1), 1000)
    }
    tidy(&result, name)
    return outcome(result, before: edits, name: name, otherwise: "the weight is \(weight) already")
  }

  /// Makes one style, or each, italic where it is upright and upright where it is italic, as type
  /// inside italic type is set.
  public func togglingItalic(of name: String?, in edits: DesignEdits) -> Outcome {
    var result = edits
    for style in chosen(name) {
      let isItalic = style.applying(edits.edit(of: style.name)).isItalic
      result.styles[style.name, default: StyleEdit()].isItalic = !isItalic
    }
    tidy(&result, name)
    return outcome(result, before: edits, name: name, otherwise: "")
  }

  /// Makes one style, or each, larger or smaller.
  ///
  /// - Parameters:
  ///   - points: What is added to the size at the default Dynamic Type size; sizes stay from 1 to 2000.
  ///   - name: The style; nil for all.
  public func steppingSize(
    by points: Double, of name: String?, in edits: DesignEdits
  ) -> Outcome {
    var result = edits
    for style in chosen(name) {
      guard let size = style.applying(edits.edit(of: style.name)).baseSize else { continue }
      // Arithmetic must not leave noise that a document would then hold.
      let sum = ((size + points) * 1000).rounded() / 1000
      result.styles[style.name, default: StyleEdit()].size = min(max(sum, 1), 2000)
    }
    tidy(&result, name)
    return outcome(
      result, before: edits, name: name, otherwise: "sizes go from 1 to 2000 points")
  }

  /// Sets the text that one style, or each, is shown with in a language.
  ///
  /// - Parameters:
  ///   - text: The text; nil for the design's own.
  ///   - locale: The language that is shown, as a BCP 47 tag.
  ///   - name: The style; nil for all.
  public func settingSample(
    _ text: String?, locale: String, of name: String?, in edits: DesignEdits
  ) -> Outcome {
    var result = edits
    for style in chosen(name) {
      let key = style.sampleKey(for: locale)
      var samples = edits.edit(of: style.name).samples.filter { $0.locale != key }
      if let text { samples.append(.init(locale: key, text: text)) }
      result.styles[style.name, default: StyleEdit()].samples = samples
    }
    tidy(&result, name)
    return outcome(result, before: edits, name: name, otherwise: "the text is the same")
  }
}

// MARK: - Parts

extension DesignEditor {
  /// The styles that a command is about; none where the name is unknown or the style unresolved.
  private func chosen(_ name: String?) -> [DesignStyle] {
    design.styles.filter { !$0.isUnresolved && (name == nil || $0.name == name) }
  }

  /// Writes down, or forgets, the weight and slope that the name of a face said.
  private func keepFace(of style: DesignStyle, in edits: inout DesignEdits, hasFamily: Bool) {
    guard let face = matcher.catalog.face(namedBy: style) else { return }
    var edit = edits.styles[style.name] ?? StyleEdit()
    if style.weight == nil {
      if hasFamily {
        edit.weight = edit.weight ?? face.weight
      } else if edit.weight == face.weight {
        edit.weight = nil
      }
    }
    if face.isItalic, !style.isItalic { edit.isItalic = hasFamily ? edit.isItalic ?? true : nil }
    edits.styles[style.name] = edit
  }

  /// Removes what makes no difference.
  private func tidy(_ edits: inout DesignEdits, _ name: String?) {
    for style in chosen(name) {
      guard var edit = edits.styles[style.name] else { continue }
      for part in StyleEdit.parts {
        let trial = part(edit)
        if style.applying(trial.over(edits.ramp)) == style.applying(edit.over(edits.ramp)) {
          edit = trial
        }
      }
      var bare = edit
      bare.weight = nil
      let without = style.applying(bare.over(edits.ramp))
      if without.weight == nil, let weight = edit.weight,
        weight == WeightLadder(style: without, matcher: matcher).current
      {
        edit = bare
      }
      edits.styles[style.name] = edit.isEmpty ? nil : edit
    }
    for part in StyleEdit.parts {
      var trial = edits
      trial.ramp = part(edits.ramp)
      if design.applying(trial) == design.applying(edits) { edits = trial }
    }
  }

  private func outcome(
    _ edits: DesignEdits, before: DesignEdits, name: String?, otherwise: String
  ) -> Outcome {
    let changes = edits.changes(in: design, after: before)
    if let name, design.styles.contains(where: { $0.name == name && $0.isUnresolved }) {
      return Outcome(edits: before, words: "'\(name)' could not be read; it stays as it is")
    }
    if let name, !design.styles.contains(where: { $0.name == name }) {
      return Outcome(edits: before, words: "the design has no style '\(name)'")
    }
    guard let first = changes.first else { return Outcome(edits: edits, words: otherwise) }
    if changes.count == 1 { return Outcome(edits: edits, words: first.description) }
    return Outcome(
      edits: edits,
      words: "\(changes.count) of \(design.styles.count) styles: \(first.description), …")
  }
}

extension StyleEdit {
  /// The edit without each of its parts.
  fileprivate static let parts: [@Sendable (StyleEdit) -> StyleEdit] = [
    { $0.without(\.family) }, { $0.without(\.weight) }, { $0.without(\.isItalic) },
    { $0.without(\.size) },
    { edit in
      var edit = edit
      edit.samples = []
      return edit
    },
  ]

  private func without<Value>(_ part: WritableKeyPath<StyleEdit, Value?>) -> StyleEdit {
    var edit = self
    edit[keyPath: part] = nil
    return edit
  }
}

extension FaceCatalog {
  /// The weight and slope of the one face that a style's first name stands for; nil when it stands for
  /// a family, for the system font or for nothing.
  fileprivate func face(namedBy style: DesignStyle) -> (weight: Int, isItalic: Bool)? {
    guard let name = style.families.first, Font.Design(genericFamily: name) == nil else {
      return nil
    }
    switch match(name) {
    case .postScriptName(let face), .fullName(let face): return (face.weight, face.isItalic)
    case .namedInstance(let face, let instance):
      let weight = instance.coordinates["wght"].map { Int($0.rounded()) }
      return (weight ?? face.weight, face.isItalic)
    case .family, nil: return nil
    }
  }
}

extension DesignStyle {
  /// The language under which the text stands that is shown in a language; where that is only a text of
  /// another language, the wanted one.
  fileprivate func sampleKey(for locale: String) -> String? {
    if samples.isEmpty || samples.contains(where: { $0.locale == nil }) { return nil }
    let language = locale.split(separator: "-").first.map(String.init)
    let known = samples.compactMap(\.locale)
    return known.first { $0 == locale } ?? known.first { $0 == language } ?? language ?? locale
  }
}
