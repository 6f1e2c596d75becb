#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that goes away with the test.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/raster-tests-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { preconditionFailure("No temporary folder.") }
    path = String(cString: made)
  }

  deinit {
    var names: [String] = []
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        names.append(
          withUnsafeBytes(of: entry.pointee.d_name) { name in
            String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
          })
      }
      closedir(folder)
    }
    for name in names where name != "." && name != ".." {
      if unlink(path + "/" + name) != 0 { rmdir(path + "/" + name) }
    }
    rmdir(path)
  }

  /// Writes a file and returns its path.
  func add(_ name: String, _ bytes: [UInt8]) -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = write(descriptor, bytes, bytes.count)
    close(descriptor)
    return file
  }

  /// Makes a symbolic link to a path.
  func link(_ name: String, to target: String) {
    symlink(target, path + "/" + name)
  }
}
