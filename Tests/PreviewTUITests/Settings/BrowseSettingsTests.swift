import Raster
import Support
import Testing

@testable import Platform
@testable import PreviewTUI

/// What is remembered, and where.
struct BrowseSettingsTests {
  @Test
  func foldersAreThoseOfTheSpecification() {
    let home = ["HOME": "/home/x"]
    #expect(
      XDGFolders { home[$0] }.keysFile == "/home/x/.config/typo-preview/keys")
    #expect(
      XDGFolders { home[$0] }.preferencesFile == "/home/x/.local/state/typo-preview/preferences")
    let named = ["HOME": "/home/x", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "relative"]
    #expect(XDGFolders { named[$0] }.keysFile == "/c/typo-preview/keys")
    #expect(
      XDGFolders { named[$0] }.preferencesFile == "/home/x/.local/state/typo-preview/preferences")
    #expect(XDGFolders { _ in nil }.keysFile == nil)
  }

  @Test
  func whatWasLeftIsThereAgain() throws {
    let folder = try ScratchFolder()
    let folders = XDGFolders {
      ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path][$0]
    }
    let start = BrowseState(place: BrowseStateTests.start)
    var left = start
    left.showsSidebar = true
    left.zoom = .fitWidth
    left.mosaic = .sextant
    BrowseSettings(folders: folders).remember(left, since: start)
    let read = BrowseSettings(folders: folders)
    #expect(read.preferences == BrowsePreferences(left))
    #expect(read.problems.isEmpty)
    // What was not changed is not written.
    let other = try ScratchFolder()
    let untouched = XDGFolders { ["XDG_STATE_HOME": other.path, "XDG_CONFIG_HOME": "/"][$0] }
    BrowseSettings(folders: untouched).remember(start, since: start)
    #expect(BrowseSettings(folders: untouched).preferences == BrowsePreferences())
  }

  @Test
  func aDamagedFileIsNoReasonToFail() {
    let file = SettingsFile(path: "preferences", text: "zoom = 9\nmosaic=\u{0}\n===\nsidebar = on")
    var preferences = BrowsePreferences()
    preferences.showsSidebar = true
    #expect(BrowsePreferences(file) == preferences)
  }
}
