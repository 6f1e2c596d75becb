import Platform

/// Pictures in a snapshot folder that its record does not list, such as a merge leaves behind.
package enum OrphanedFiles {
  /// The files that look like pictures of frames and are none of some, by their path from the folder,
  /// in order; no link is followed.
  ///
  /// Nothing else in the folder is looked at: other files are nobody's concern.
  package static func find(in folder: String, listed: Set<String>) -> [String] {
    guard let folder = try? ConfinedFolder(opening: folder) else { return [] }
    func names(in name: String) -> [String] { (try? folder.names(in: name)) ?? [] }
    var orphans: [String] = []
    for preview in names(in: "") {
      for device in names(in: preview) {
        for file in names(in: "\(preview)/\(device)") {
          let path = "\(preview)/\(device)/\(file)"
          if FrameFileName.isOne(path), !listed.contains(path) { orphans.append(path) }
        }
      }
    }
    return orphans
  }
}
