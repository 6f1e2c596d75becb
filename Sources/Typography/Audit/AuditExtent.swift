/// The sizes, widths and schemes that an audit looks at, and words for a part of them.
struct AuditExtent {
  /// The Dynamic Type sizes from the smallest.
  var sizes: [DynamicTypeSize]
  /// The widths of the devices in points, from the narrowest.
  var widths: [Double]
  /// The colour schemes.
  var schemes: [ColorScheme]

  /// The extent of some frames.
  init(of traits: [PreviewTraits]) {
    sizes = Set(traits.map(\.dynamicTypeSize)).sorted()
    widths = Set(traits.map(\.device.width)).sorted()
    let present = Set(traits.map(\.colorScheme))
    schemes = ColorScheme.allCases.filter(present.contains)
  }

  /// Where something begins, with a space before it: ` from accessibility2 at 320 pt in dark`; empty
  /// for what is so in all frames.
  ///
  /// Widths are those of the smallest size that is concerned.
  func words(for traits: [PreviewTraits]) -> String {
    guard !traits.isEmpty else { return "" }
    let part = AuditExtent(of: traits)
    let beginning = AuditExtent(of: traits.filter { $0.dynamicTypeSize == part.sizes[0] })
    return sizeWords(part.sizes) + widthWords(beginning.widths) + schemeWords(part.schemes)
  }

  private func sizeWords(_ part: [DynamicTypeSize]) -> String {
    guard part != sizes, let first = part.first, let last = part.last else { return "" }
    if part.count == 1 { return " at \(first.rawValue)" }
    if last == sizes.last { return " from \(first.rawValue)" }
    return first == sizes.first
      ? " up to \(last.rawValue)" : " from \(first.rawValue) to \(last.rawValue)"
  }

  private func widthWords(_ part: [Double]) -> String {
    guard part != widths, let first = part.first, let last = part.last else { return "" }
    if part.count == 1 { return " at \(first.decimalText) pt" }
    if first == widths.first { return " at widths up to \(last.decimalText) pt" }
    return last == widths.last
      ? " at widths from \(first.decimalText) pt"
      : " at widths from \(first.decimalText) to \(last.decimalText) pt"
  }

  private func schemeWords(_ part: [ColorScheme]) -> String {
    part == schemes ? "" : " in \(part.map(\.rawValue).joined(separator: " and "))"
  }
}
