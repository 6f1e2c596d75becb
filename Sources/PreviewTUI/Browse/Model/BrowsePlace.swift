import Typography

/// A preview in its surroundings: what one frame shows.
struct BrowsePlace: Hashable {
  /// The place of the preview among the previews.
  var preview: Int
  /// The surroundings.
  var traits: PreviewTraits

  /// Makes a place.
  init(preview: Int, traits: PreviewTraits) {
    self.preview = preview
    self.traits = traits
  }
}
