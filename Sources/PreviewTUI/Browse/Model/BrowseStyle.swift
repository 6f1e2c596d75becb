/// A style in a painted frame.
struct BrowseStyle: Hashable {
  /// The style's name.
  var name: String
  /// The face that draws it; nil for a style that is not shown.
  var face: String?
  /// The size that it is drawn at, in points.
  var pointSize: Double
  /// What is not as asked, in the words of the record.
  var notes: [String]
  /// The rows of the frame that its text takes, in cells; empty when it is not shown.
  var rows: Range<Int>
}
