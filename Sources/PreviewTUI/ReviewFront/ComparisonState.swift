import TerminalScreen

/// What a picture of a frame shows; the raw values are the keys of `report.json`.
enum ComparisonSide: String {
  case reference
  case new
  case difference
}

/// What is remembered while somebody steps through a comparison.
struct ComparisonState: Hashable {
  /// What somebody thinks of a matter.
  enum Decision: String {
    case accepted
    case rejected
  }

  /// The place of the frame in the report.
  var frame = 0
  /// The place of the matter in the report.
  var matter = 0
  /// Which picture is shown.
  var side = ComparisonSide.new
  /// Whether reference and new take turns.
  var isBlinking = false
  /// The cell of the picture that is shown first.
  var offset = CellPoint.zero
  /// What was decided, by the place of the matter.
  var decisions: [Int: Decision] = [:]
  /// Whether the help is open.
  var showsHelp = false
  /// What was just said.
  var notice: String?
}

/// How stepping ends.
enum ComparisonEnd: Hashable {
  /// What was accepted is taken over.
  case finish
  /// Nothing is taken over.
  case leave
}

/// What a key moves within.
struct ComparisonLimits {
  /// What is stepped through.
  var report: ComparisonReport
  /// The size of the picture.
  var picture: CellArea
  /// The screen's part for the picture.
  var viewport: CellArea
  /// Whether the recorded frames are known, which is what accepting writes to.
  var canAccept: Bool
}
