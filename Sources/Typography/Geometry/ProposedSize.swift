/// The size that a container offers to what it contains; nil leaves a side to the content.
struct ProposedSize: Hashable {
  /// The width offered in points.
  var width: Double?
  /// The height offered in points.
  var height: Double?
}
