internal import Foundation
internal import Testing

/// Texts that a reviewer has agreed to, in the folder `Goldens` of a test target.
public enum Golden {
  /// Expects a text to be the recorded one.
  ///
  /// With `RECORD=1` in the environment the text is recorded instead, and the test fails, so that
  /// nothing is recorded unseen.
  public static func expect(_ text: String, named name: String, in target: String) throws {
    try expect(text, at: "Tests/\(target)/Goldens/\(name)")
  }

  /// Expects a text to be that of a file of the repository, in the same way.
  ///
  /// - Parameter file: The path from the repository's top folder.
  public static func expect(_ text: String, at file: String) throws {
    let path = Repository.path(file)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded '\(path)'; look at the difference and run again without RECORD")
      return
    }
    guard let recorded = try? String(contentsOfFile: path, encoding: .utf8) else {
      Issue.record("nothing is recorded at '\(path)'; run with RECORD=1")
      return
    }
    if recorded != text {
      let aside = NSTemporaryDirectory() + "typo-preview-" + name
      try text.write(toFile: aside, atomically: true, encoding: .utf8)
      Issue.record(
        "not as recorded: diff '\(path)' '\(aside)'; to accept it, run with RECORD=1")
    }
  }
}
