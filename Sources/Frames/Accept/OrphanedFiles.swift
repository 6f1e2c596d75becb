import Platform
import Typography

/// Pictures in a snapshot folder that its record does not list, such as a merge leaves behind.
package enum OrphanedFiles {
  /// The files that look like pictures of frames and are none of some, by their path from the folder,
  /// in order.
  ///
  /// Nothing else in the folder is looked at: other files are nobody's concern.
  package static func find(in folder: String, listed: Set<String>) -> [String] {
    var orphans: [String] = []
    for preview in names(in: folder) {
      for device in names(in: "\(folder)/\(preview)") {
        for file in names(in: "\(folder)/\(preview)/\(device)") where isPicture(file) {
          let path = "\(preview)/\(device)/\(file)"
          if !listed.contains(path) { orphans.append(path) }
        }
      }
    }
    return orphans
  }

  private static func names(in folder: String) -> [String] {
    (try? FolderListing.names(in: folder)) ?? []
  }

  /// Whether a file is named as frames are: `large-light.png`.
  private static func isPicture(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, FrameFormat(rawValue: String(parts[1])) != nil else { return false }
    let traits = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    return traits.count == 2 && DynamicTypeSize(rawValue: String(traits[0])) != nil
      && ColorScheme(rawValue: String(traits[1])) != nil
  }
}
