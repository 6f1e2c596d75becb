import Designs
package import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What GitHub Actions tells a step by variables of the environment.
package struct GitHubEnvironment {
  /// The file that the step's summary is appended to; nil outside of GitHub Actions.
  var summaryFile: String?
  /// The folder of the repository's checkout, which annotations name files from.
  var workspace: String?

  /// The most bytes that GitHub takes of a step's summary: 1 MiB, else it shows none of it.
  static let summaryLimit = 1 << 20

  /// Reads the process's environment.
  package init() {
    summaryFile = Self.value("GITHUB_STEP_SUMMARY")
    workspace = Self.value("GITHUB_WORKSPACE")
  }

  /// A file's path from the checkout, else from the current folder; the name alone for a file that is
  /// in neither.
  package func relativePath(of file: String) -> String {
    guard let whole = Self.realPath(file) else { return file }
    for folder in [workspace, "."].compactMap({ $0 }) {
      guard let root = Self.realPath(folder) else { continue }
      let prefix = root.hasSuffix("/") ? root : root + "/"
      if whole.hasPrefix(prefix) { return String(whole.dropFirst(prefix.count)) }
    }
    return file.lastPathComponent
  }

  /// Appends Markdown to the step's summary, cut at the end of a line where it would grow too large;
  /// nothing outside of GitHub Actions.
  ///
  /// - Throws: `WriteError`.
  package func appendSummary(_ markdown: String) throws(WriteError) {
    guard let file = summaryFile else { return }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw WriteError(file: file, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    let present = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    let text = StepSummary.cut(markdown, to: Self.summaryLimit - present)
    try OutputFile(name: file, descriptor: descriptor).write(text)
  }

  private static func value(_ name: String) -> String? {
    ProcessEnvironment.value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
