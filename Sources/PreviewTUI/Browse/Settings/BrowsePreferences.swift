import Raster

/// How a user likes the front.
struct BrowsePreferences: Hashable {
  var zoom: Zoom?
  var mosaic: Mosaic?
  var showsSidebar: Bool?

  init() {}

  /// What a state says.
  init(_ state: BrowseState) {
    zoom = state.sheet?.before.zoom ?? state.zoom
    mosaic = state.mosaic
    showsSidebar = state.showsSidebar
  }

  /// Reads a file; lines that say nothing known are passed over.
  init(_ settings: SettingsFile) {
    for line in settings.lines {
      switch line.name {
      case "zoom": zoom = Zoom.allCases.first { $0.name == line.value }
      case "mosaic": mosaic = Mosaic(rawValue: line.value)
      case "sidebar": showsSidebar = line.value == "on"
      default: break
      }
    }
  }

  /// These preferences with what somebody changed during a run: what a command line asked for is no
  /// preference.
  func taking(
    _ end: BrowsePreferences, whereOtherThan start: BrowsePreferences
  ) -> BrowsePreferences {
    var result = self
    if end.zoom != start.zoom { result.zoom = end.zoom }
    if end.mosaic != start.mosaic { result.mosaic = end.mosaic }
    if end.showsSidebar != start.showsSidebar { result.showsSidebar = end.showsSidebar }
    return result
  }

  /// The file.
  var text: String {
    var lines = ["# How typo-preview was left; it writes this file itself."]
    if let zoom { lines.append("zoom = \(zoom.name)") }
    if let mosaic { lines.append("mosaic = \(mosaic.rawValue)") }
    if let showsSidebar { lines.append("sidebar = \(showsSidebar ? "on" : "off")") }
    return lines.joined(separator: "\n") + "\n"
  }
}
