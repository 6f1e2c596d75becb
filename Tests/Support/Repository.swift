/// Places in this repository, found from the place of this source file.
public enum Repository {
  /// The absolute path of the repository's top folder.
  public static let root: String = {
    let parts = #filePath.split(separator: "/")
    return "/" + parts.dropLast(3).joined(separator: "/")
  }()

  /// The absolute path of a file or folder of the repository.
  public static func path(_ relative: String) -> String { root + "/" + relative }
}
