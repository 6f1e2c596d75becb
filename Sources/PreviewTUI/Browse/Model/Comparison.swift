import Typography

/// How two frames are held against each other.
enum ComparisonMode: String, CaseIterable, Hashable {
  /// The one and the other in turn.
  case blink
  /// The one beside the other.
  case side
  /// The pixels that differ.
  case difference
  /// The one over the other, half through.
  case overlay
}

/// A frame that was pinned, and how what is shown is held against it.
struct Comparison: Hashable {
  /// What is held against what is shown.
  enum Reference: Hashable {
    /// A frame of the design as it was when it was pinned, in the reading of that time.
    case frame(BrowsePlace, edits: DesignEdits, generation: Int)
    /// The recorded frame of the same name.
    case recorded
  }

  /// What is held against what is shown.
  var reference: Reference
  /// How.
  var mode: ComparisonMode
  /// Whether the pinned frame is the one of both that blinking shows now.
  var showsReference: Bool

  /// The reading of the design that a pinned frame belongs to; nil for recorded frames.
  var generation: Int? {
    if case .frame(_, edits: _, let generation) = reference { generation } else { nil }
  }
}
