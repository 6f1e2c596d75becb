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
  /// The devices; nil for all.
  package var devices: [Device]?
  /// The sizes; nil for all.
  package var sizes: [DynamicTypeSize]?
  /// The colour schemes; nil for all.
  package var schemes: [ColorScheme]?

  /// Keeps everything.
  init() {}

  /// Whether a frame is kept.
  func keeps(_ traits: PreviewTraits) -> Bool {
    devices?.contains(traits.device) ?? true && sizes?.contains(traits.dynamicTypeSize) ?? true
      && schemes?.contains(traits.colorScheme) ?? true
  }
}
