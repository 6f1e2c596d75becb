/// What is taken for the box of a line where only its height and its baseline are known.
package enum LineBoxEstimate {
  /// The share of a line's height that is taken to stand above its baseline: of the fonts in common
  /// use three quarters to four fifths.
  package static let ascentShare = 0.8
}
