import Platform
import Raster
import Typography

/// What the front remembers from one run to the next, and the keys that the user has chosen, in the
/// places of the XDG Base Directory Specification.
struct BrowseSettings {
  /// What is remembered.
  private(set) var preferences = BrowsePreferences()
  /// Which key does what.
  private(set) var bindings = KeyBindings.standard
  /// What is wrong with the files, in words that begin with file and line.
  private(set) var problems: [String] = []
  /// The folders.
  private let folders: XDGFolders

  /// Reads the files of the user; what is not there says nothing.
  static func read() -> BrowseSettings {
    BrowseSettings(folders: XDGFolders(environment: ProcessEnvironment.value))
  }

  /// Reads the files of some folders.
  init(folders: XDGFolders) {
    self.folders = folders
    if let file = folders.keysFile.flatMap(Self.settings) {
      problems += file.problems
      bindings = KeyBindings(file, problems: &problems)
    }
    if let file = folders.preferencesFile.flatMap(Self.settings) {
      // What the program itself wrote and cannot read any more is forgotten without words.
      preferences = BrowsePreferences(file)
    }
  }

  private static func settings(_ path: String) -> SettingsFile? {
    guard FileKind(path: path) == .file, let bytes = try? FileContents.read(path, limit: 1 << 20)
    else { return nil }
    return SettingsFile(path: path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Writes down how the front was left, where that is not as it began. Nothing is said when it cannot
  /// be written: it is a comfort.
  func remember(_ state: BrowseState, since start: BrowseState) {
    let left = preferences.taking(
      BrowsePreferences(state), whereOtherThan: BrowsePreferences(start))
    guard left != preferences, let path = folders.preferencesFile,
      let slash = path.lastIndex(of: "/")
    else { return }
    try? AtomicFile.makeFolder(String(path[..<slash]))
    try? AtomicFile.write(Array(left.text.utf8), to: path)
  }
}
