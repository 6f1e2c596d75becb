extension DesignStyle {
  /// The style with an edit.
  ///
  /// A style of the platform's own sizes (`Sizing.textStyle`) has neither a family nor a size of its
  /// own on the platform: `Font.system(.title)` takes none. What an app writes instead is
  /// `Font.custom(_:size:relativeTo:)`, or a system font scaled by `UIFontMetrics`. So another family
  /// or size makes it a style that grows with its text style, from the platform's size and in the
  /// platform's weight where none is given.
  public func applying(_ edit: StyleEdit) -> DesignStyle {
    guard !edit.isEmpty, !isUnresolved else { return self }
    var style = self
    if edit.isForOwnSizing(style) { style.leavePlatformSizing() }
    if let family = edit.family { style.families = style.families(startingWith: family) }
    if let size = edit.size, style.baseSize != size { style.size = size }
    if style.size != size, let part = trackingOfSize {
      style.tracking = style.size.map { part * $0 }
    }
    if let weight = edit.weight { style.weight = weight }
    if let isItalic = edit.isItalic { style.isItalic = isItalic }
    for sample in edit.samples { style.take(sample) }
    return style
  }

  /// The families with another first one. What stood behind the first stays: it is there for the
  /// characters that the first lacks.
  private func families(startingWith family: String) -> [String] {
    guard families.first != family else { return families }
    return [family] + families.dropFirst().filter { $0.lowercased() != family.lowercased() }
  }

  /// Writes out what the platform's text style says. Families were not in use until now; they must not
  /// come into use by a change of the size.
  private mutating func leavePlatformSizing() {
    guard case .textStyle(let textStyle) = sizing else { return }
    if !asksForSystemFont { families = ["system-ui"] }
    sizing = .relativeTo(textStyle)
    size = textStyle.pointSize(at: .large)
    let weight = textStyle.systemWeight
    if self.weight == nil, weight != .regular { self.weight = weight.openTypeWeight }
  }

  private var asksForSystemFont: Bool {
    families.isEmpty || families.count == 1 && Font.Design(genericFamily: families[0]) != nil
  }

  /// The document holds one text for every language, or one for each, and not both.
  private mutating func take(_ sample: Sample) {
    if sample.locale == nil || samples.contains(where: { $0.locale == nil }) {
      samples = [Sample(locale: nil, text: sample.text)]
    } else if let position = samples.firstIndex(where: { $0.locale == sample.locale }) {
      samples[position].text = sample.text
    } else {
      samples.append(sample)
    }
  }
}

extension StyleEdit {
  /// Whether the edit asks for more than the platform's own sizing of a style can give.
  fileprivate func isForOwnSizing(_ style: DesignStyle) -> Bool {
    guard case .textStyle = style.sizing else { return false }
    if let size, size != style.baseSize { return true }
    guard let family else { return false }
    return Font.Design(genericFamily: family) == nil
  }
}
