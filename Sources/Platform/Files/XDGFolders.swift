/// The folders of the XDG Base Directory Specification 0.8.
package struct XDGFolders: Hashable {
  /// Where users keep what they configure; nil when there is no home.
  var configuration: String?
  /// Where programs keep how they were left; nil when there is no home.
  package var state: String?

  /// Finds the folders; a variable that is not an absolute path is ignored, as the specification says.
  package init(environment: (String) -> String?) {
    func folder(_ name: String, _ standard: String) -> String? {
      if let path = environment(name), path.hasPrefix("/") { return path }
      guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
      return home + "/" + standard
    }
    configuration = folder("XDG_CONFIG_HOME", ".config")
    state = folder("XDG_STATE_HOME", ".local/state")
  }

  /// The file of the user's keys.
  package var keysFile: String? { configuration.map { $0 + "/typo-preview/keys" } }
  /// The file of what is remembered.
  package var preferencesFile: String? { state.map { $0 + "/typo-preview/preferences" } }
}
