import Support
import Testing

@testable import PreviewTUI

/// `--help` as the program prints it.
@Suite struct HelpTests {
  private static let commands = [[]] + VerbTable.all.map { [$0.name] }

  private func help(_ command: [String]) throws -> String {
    let run = try BuiltProgram.run(command + ["--help"])
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    return run.text
  }

  @Test(arguments: commands)
  func linesFitInto80Columns(command: [String]) throws {
    for line in try help(command).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: commands)
  func everyOptionOfTheVerbAndExitCodeIsNamed(command: [String]) throws {
    let words = try help(command).split { " \n,".contains($0) }.map(String.init)
    let verbs = VerbTable.all.filter { command.isEmpty || $0.name == command[0] }
    let taken = verbs.flatMap { $0.optionSummaries }
    #expect(taken.count >= 4)
    let options = taken.flatMap { [$0.name] + [$0.shortName].compactMap(\.self) }
    for option in options + ["--help", "-h", "--version"] {
      #expect(words.contains(option), "\(option)")
    }
    for code in ["0", "1", "2", "64"] { #expect(words.contains(code), "\(code)") }
  }

  @Test func theHelpIsAsRecorded() throws {
    try expectGolden("help", try help([]))
    try expectGolden("help.show", try help(["show"]))
  }

  @Test(arguments: [["--help"], ["-h"], ["show", "-h"], ["--size", "AX1", "--help"]])
  func helpMayStandAnywhere(arguments: [String]) throws {
    let run = try BuiltProgram.run(arguments)
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("typo-preview: "))
  }

  @Test func theVersionIsOneLine() throws {
    let run = try BuiltProgram.run(["--version"])
    #expect(run.text == "typo-preview \(ProgramVersion.current)\n")
  }

  private func expectGolden(_ name: String, _ text: String) throws {
    try Golden.expect(text, named: "\(name).txt", in: "PreviewTUITests")
  }
}
