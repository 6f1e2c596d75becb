import Typography

/// A difference between two records of a frame that nothing else in the frame explains.
package struct RecordFinding: Hashable {
  /// The style of the text; nil for the frame itself.
  var style: String?
  /// What differs.
  var aspect: RecordedAspect
  /// What the reference says.
  var old: DocumentNode
  /// What the new frame says.
  var new: DocumentNode
}
