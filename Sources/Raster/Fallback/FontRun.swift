internal import Typography

/// A stretch of a paragraph that one face draws, in the order of the text.
struct FontRun: Hashable {
  /// The stretch as offsets into the paragraph's UTF-8, at borders of grapheme clusters.
  var range: Range<Int>
  /// The position of the paragraph's font that asked for it.
  var span: Int
  /// The face.
  var instance: FaceInstance
}
