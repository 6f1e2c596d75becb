import Support
import Testing

@testable import Raster

/// What tests see of the machine that they run on: `Tests/Environment`.
@Suite struct EnvironmentTests {
  /// The lines of `variables` without comments.
  private func list() throws -> [Substring] {
    let text = try Files.bytes(of: Repository.path("Tests/Environment/variables"))
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
  }

  @Test func programsSeeOnlyTheEnvironmentOfTheTests() throws {
    let list = try list()
    let given = list.filter { $0.contains("=") }.map { line in
      line.split(separator: "{root}", omittingEmptySubsequences: false)
        .joined(separator: Repository.root)
    }
    let kept = list.filter { !$0.contains("=") }
    let seen = String(decoding: try OutsideProgram.output(of: "env", []), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let strangers = Set(seen).subtracting(given).filter { line in
      let name = line.prefix { $0 != "=" }
      return !kept.contains {
        $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0
      }
    }
    #expect(strangers.isEmpty)
    #expect(Set(given).subtracting(seen).isEmpty)
  }

  @Test func fontconfigInDebianKnowsTheFontsOfTheTestsAndNoOthers() throws {
    let text = try Files.bytes(of: Repository.path("Tests/Environment/fonts.conf"))
    let accepted = String(decoding: text, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("<acceptfont>") }
      .map { String($0.drop { $0 != "/" }.prefix { $0 != "<" }) }
    #expect(accepted.count > 300)
    #expect(Set(SystemFontList().entries.map(\.path)) == Set(accepted))
  }
}
