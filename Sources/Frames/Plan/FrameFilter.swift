package import Typography

/// Which frames, and which styles in them, are kept: those that meet every condition.
///
///     style=caption,device="iPhone 8",size=AX3
///
/// Conditions have commas between them; a value with a comma stands in double quotes. Several
/// conditions on one key are met by any of their values.
package struct FrameFilter: Equatable {
  /// The styles, by key path or the last key of it; nil for all.
  package var styles: [String]?
  /// The values on the axes of which something is said.
  package var sides = PreviewChoice()

  /// Keeps everything.
  init() {}

  /// Whether a frame is kept.
  func keeps(_ traits: PreviewTraits) -> Bool { sides.contains(traits) }
}
