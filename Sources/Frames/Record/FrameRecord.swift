package import Typography

/// What a frame is called and where its files lie.
package struct FrameIdentity: Hashable {
  /// The preview's name.
  package var preview: String
  /// The surroundings.
  package var traits: PreviewTraits

  package init(preview: String, traits: PreviewTraits) {
    self.preview = preview
    self.traits = traits
  }

  /// The frame's name among its like: `ramp/iPhone-8/large-light`.
  package var id: String {
    "\(preview.pathComponent)/\(traits.path())"
  }

  /// The frame's name for people: `ramp, iPhone 8 (375 pt), large, light`.
  package var title: String { "\(preview), \(traits.title())" }
}

/// A frame's meaning: what it shows, and what was picked for each of its texts.
package struct FrameRecord {
  /// What the frame is called.
  var identity: FrameIdentity
  /// Pixels per point of its pictures.
  var scale: Double
  /// The finished layout.
  var page: Page
  /// The frame's files by format, relative to the folder.
  var files: [(format: FrameFormat, path: String)]
}
