import Typography

/// The names of the files of frames, as this program writes them and no others:
/// `ramp/iPhone-17/large-light.png`.
///
/// What a document lists may be written by anybody; only files of such names are ever removed.
package enum FrameFileName {
  /// Whether a path from the folder of frames is that of a frame's file.
  static func isOne(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 3 && parts[..<2].allSatisfy(isComponent) && isPicture(parts[2])
  }

  /// Whether a text is a frame's name: `ramp/iPhone-17/large-light`.
  static func isFrame(_ id: String) -> Bool { isOne("\(id).\(FrameFormat.png.rawValue)") }

  /// Whether a file is named as frames are: `large-light.png`.
  static func isPicture(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, FrameFormat(rawValue: String(parts[1])) != nil else { return false }
    return PreviewTraits.isFileName(String(parts[0]))
  }

  private static func isComponent(_ name: String) -> Bool {
    !name.isEmpty && name.pathComponent == name
  }
}
