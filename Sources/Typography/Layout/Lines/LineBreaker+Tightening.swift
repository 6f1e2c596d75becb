extension LineBreaker {
  /// How much wider than its room a line may be that is set tighter instead of cut short: the default
  /// of AppKit's `tighteningFactorForTruncation`; Apple publishes none for SwiftUI and UIKit.
  private static let tighteningFactor = 0.05

  /// The first lines, the last of them with all that is left, set tighter; nil where that is too wide
  /// or does not belong on one line.
  func tightened(_ lines: [TextLine], to limit: Int, width: Double?) -> [TextLine]? {
    guard let width, limit > 0, lines.count > limit else { return nil }
    let start = lines[limit - 1].range.lowerBound
    guard paragraph(at: start).upperBound == text.count, !text.endsWithSeparator else { return nil }
    let loose = line(start..<text.count)
    let clusters = loose.shaped.clusterCount
    guard clusters > 0, loose.width <= width * (1 + Self.tighteningFactor) else { return nil }
    let tightening = max(loose.width - width, 0) / Double(clusters)
    return lines.prefix(limit - 1) + [line(start..<text.count, tightening: tightening)]
  }
}
