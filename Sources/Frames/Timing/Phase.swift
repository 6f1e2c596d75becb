/// A part of the way from a design to files.
package enum Phase: String, CaseIterable {
  /// The design and its fonts are read.
  case load
  /// Texts become glyphs, and places where lines may end are looked for.
  case shape
  /// Views become pages.
  case layOut = "lay out"
  /// Pages become pixels.
  case paint
  /// Pixels and records become bytes.
  case encode
  /// Bytes become files.
  case write
}
