import Designs
import Typography

/// Commands that hold a frame against another.
extension BrowseState {
  /// Pins the frame or, with a pinned one, compares in the next way; after the last nothing is pinned.
  mutating func stepComparison(in context: BrowseContext) {
    guard let mode = comparison?.mode else { return compare(.blink, in: context) }
    compare(ComparisonMode.allCases.element(behind: mode), in: context)
  }

  /// Compares in a way; nil lets go.
  mutating func compare(_ mode: ComparisonMode?, in context: BrowseContext) {
    guard let mode else {
      comparison = nil
      notice = "comparison closed"
      return
    }
    closeSheet()
    if comparison == nil {
      let reference: Comparison.Reference =
        context.setting.hasRecordedFrames
        ? .recorded : .frame(place, edits: edits.current, generation: context.setting.generation)
      comparison = Comparison(reference: reference, mode: mode, showsReference: false)
      notice =
        context.setting.hasRecordedFrames
        ? "compared with the recorded frame; c is the next way"
        : "pinned; step or change something, and c compares in the next way"
    } else {
      comparison?.mode = mode
      notice = "compare: \(mode.words)"
    }
  }

  /// Pins what is shown now.
  mutating func pin(in context: BrowseContext) {
    let mode = comparison?.mode ?? .blink
    comparison = Comparison(
      reference: .frame(place, edits: edits.current, generation: context.setting.generation),
      mode: mode,
      showsReference: false)
    notice = "pinned; step or change something, and c compares in the next way"
  }

  /// Whether what is shown changes by itself.
  var isBlinking: Bool { comparison?.mode == .blink && panel == nil }

  /// Shows the other frame of two.
  mutating func blink() {
    comparison?.showsReference.toggle()
  }
}

extension ComparisonMode {
  /// What is seen.
  var words: String {
    switch self {
    case .blink: "the one and the other in turn"
    case .side: "pinned beside present"
    case .difference: "pixels that differ in pink"
    case .overlay: "the one over the other"
    }
  }
}
