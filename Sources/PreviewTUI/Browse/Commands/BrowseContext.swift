/// What a key moves within: what there is, and what stood on the screen that it was pressed for.
struct BrowseContext {
  /// What there is to step through.
  var setting: BrowseSetting
  /// What stood on the screen.
  var screen: ShownScreen
}
