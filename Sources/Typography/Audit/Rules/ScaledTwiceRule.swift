/// Sizes that the Dynamic Type size has an effect on twice: once in the number, once by the platform.
///
/// A design may hold a size for each Dynamic Type size, so that the numbers have grown already, and let
/// each grow with a text style all the same: a style whose name ends in a size, such as
/// `body.accessibility3`, beside one that ends in `large`, with the size that the rule or the
/// platform's table gives for it. Groups of small, medium and large alone are left alone, since those
/// words have other meanings too. A number that was scaled and stands alone cannot be told from one
/// that was meant; `scales-too-far` speaks where it is far from its text style. A text's own size is
/// not looked at: it is made by the platform's rule, once.
struct ScaledTwiceRule: AuditRule {
  let id = "scaled-twice"
  let severity = AuditSeverity.error
  let summary = "The Dynamic Type size has an effect on a size once."

  func observations(in subject: AuditSubject) -> [AuditObservation] {
    [observation(of: subject.style, among: subject.siblings)].compactMap(\.self)
  }

  /// A style whose size is that of a Dynamic Type size, and grows once more.
  private func observation(
    of style: DesignStyle, among siblings: [DesignStyle]
  ) -> AuditObservation? {
    guard case .relativeTo(let textStyle) = style.sizing, let size = style.size,
      let (group, category) = style.categoryInName, category != .large,
      siblings.contains(where: { $0.isOf(group) { $0.isAccessibilitySize } }),
      let base = siblings.first(where: { $0.isOf(group) { $0 == .large } })?.size, base != size,
      size == textStyle.scaledPointSize(base, at: category)
        || size == textStyle.pointSize(at: category)
    else { return nil }
    let end = textStyle.scaledPointSize(size, at: .accessibility5).decimalText
    return AuditObservation(
      "is scaled twice: \(size.decimalText) pt are the size at \(category.rawValue) already, and "
        + "grow with \(textStyle.rawValue) to \(end) at accessibility5; keep the size at large "
        + "alone, or say 'fixed'",
      key: "design")
  }
}

extension DesignStyle {
  /// The Dynamic Type size that the last key of the name spells, and the keys before it.
  fileprivate var categoryInName: (group: String, size: DynamicTypeSize)? {
    let keys = name.split(separator: ".").map(String.init)
    guard let last = keys.last, keys.count > 1, let size = DynamicTypeSize(spelling: last) else {
      return nil
    }
    return (keys.dropLast().joined(separator: "."), size)
  }

  /// Whether this is the style of a group at one of some sizes.
  fileprivate func isOf(_ group: String, at isWanted: (DynamicTypeSize) -> Bool) -> Bool {
    categoryInName.map { $0.group == group && isWanted($0.size) } == true
  }
}
