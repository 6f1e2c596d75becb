/// A picture that a face holds for a glyph and that is not drawn; the glyph's outline is, if it has one.
public struct UndrawnPicture: Hashable, Sendable {
  /// Which kind of picture it is: `svgNotDrawn` or `bitmapNotDrawn`.
  public var note: ResolvedFont.Note
  /// Why it is not drawn, as a sentence.
  public var reason: String

  /// Makes an entry.
  public init(note: ResolvedFont.Note, reason: String) {
    self.note = note
    self.reason = reason
  }
}
