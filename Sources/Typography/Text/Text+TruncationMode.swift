extension Text {
  /// Which part of a text gives way to an ellipsis when it is cut short.
  public enum TruncationMode: CaseIterable, Hashable, Sendable {
    /// The beginning of the last line.
    case head
    /// The end of the last line.
    case tail
    /// The middle of the last line: as many characters stay before it as behind it, or one more.
    case middle
  }
}
