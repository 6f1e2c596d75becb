import Frames

/// What the command line says about comparing; nil where it says nothing.
struct ReviewOptions: Equatable {
  /// Whose form findings are written in for a service that shows them beside the source.
  enum Annotation: String, CaseIterable {
    case github
  }

  /// The second design of `diff`; the design of `review`, whose first operand is a report.
  var newDesign: String?
  /// The folder with the recorded frames.
  var against: String?
  /// The difference per channel that passes everywhere, 0 to 255.
  var tolerance: UInt8 = 0
  var acceptance: Acceptance?
  var annotation: Annotation?
}
