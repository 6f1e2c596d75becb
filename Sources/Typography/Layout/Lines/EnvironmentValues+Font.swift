extension EnvironmentValues {
  /// The font of text here.
  var effectiveFont: Font { font ?? .body }

  /// What text here asks of the faces.
  var fontRequest: FontRequest {
    effectiveFont.request(at: dynamicTypeSize, extra: fontModifiers)
  }
}
