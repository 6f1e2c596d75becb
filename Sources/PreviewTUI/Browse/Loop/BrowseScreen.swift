import TerminalScreen

/// A screen that shows the front: the terminal, or a script in a test.
protocol BrowseScreen: TerminalDevice {
  /// Shows a scene.
  func draw(_ scene: BrowseScene)
}

extension Screen: BrowseScreen {
  func draw(_ scene: BrowseScene) { draw(scene.contents) }
}
