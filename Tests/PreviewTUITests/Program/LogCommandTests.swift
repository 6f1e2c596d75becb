import Support
import Testing

/// Services that run builds take commands from what a program writes; no text of a design is one.
@Suite struct LogCommandTests {
  private static let commands = [
    "::stop-commands::x", "::error::x", " ::warning::x", "\u{A0}::error::x", "##[error]x",
    "##vso[task.setvariable variable=x]y", "##teamcity[testFailed name='x']", "a ##[group]b",
    "a\n::error::x", "a\r##vso[task.complete]", "error: x", "%%::error::", "#", "###[error]x",
  ]

  private static let verbs = [
    ["fonts"], ["fonts", "--format", "json"], ["fonts", "t.json", "--fonts", "Fonts"],
    ["audit"], ["audit", "--format", "json"], ["audit", "--format", "sarif"],
    ["show"], ["show", "--format", "txt"], ["show", "--format", "json"],
    ["snapshot", "--format", "json"], ["snapshot", "-o", "fresh"],
    ["check", "--against", "frames"], ["check", "--against", "frames", "--format", "json"],
    ["check", "--against", "frames", "--annotate", "github"],
    ["check", "--against", "frames", "--accept=nobody"],
    ["diff", "old.json", "t.json"], ["diff", "old.json", "t.json", "--format", "json"],
    ["terminal"], ["review"],
  ]

  @Test(arguments: commands)
  func noLineBeginsWithIt(command: String) throws {
    let folder = try ScratchFolder()
    func design(_ size: Double) throws -> String {
      try TokensFile.text(
        [
          .init(command, size: size, extensions: ["sample": command, "color": "#FFFFFE"]),
          .init("\(command) 2", family: command, size: size),
          .init("\(command) 3", size: -1),
        ], extensions: ["fonts": ["Fonts"]])
    }
    let file = command.replacing("/", with: "")
    try folder.write(
      Files.bytes(of: Repository.path("Fonts/TypoPreviewSans-Bold.ttf")), to: "Fonts/\(file).ttf")
    try folder.write("", to: "Fonts/\(file) 2.ttf")
    try folder.write(design(16), to: "t.json")
    _ = try BuiltProgram.run(["snapshot", "t.json", "-o", "frames"], in: folder.path)
    try folder.write(design(16), to: "old.json")
    try folder.write(design(18), to: "t.json")
    try folder.write(design(18), to: "\(file).tokens.json")
    var verbs = Self.verbs.map { verb in
      ["diff", "terminal", "review"].contains(verb[0]) || verb.contains("t.json")
        ? verb : [verb[0], "t.json"] + verb.dropFirst()
    }
    verbs += [
      ["fonts", "\(file).tokens.json"], ["show", "\(file)"], ["show", "Fonts/\(file).ttf"],
    ]
    for arguments in verbs {
      let run = try BuiltProgram.run(arguments, in: folder.path)
      let isAnnotated = arguments.contains("--annotate")
      for line in Self.lines(of: run.output) + Self.lines(of: run.errors) {
        guard !isAnnotated || !line.hasPrefix("::error ") else { continue }
        #expect(!Self.isCommand(line), "\(arguments): \(line.debugDescription)")
      }
    }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// As GitHub's runner and the agents of Azure and TeamCity read a line.
  private static func isCommand(_ line: String) -> Bool {
    let start = line.drop { $0.isWhitespace }
    return start.hasPrefix("::") || start.hasPrefix("error:") || line.contains("##[")
      || line.contains("##vso[") || line.contains("##teamcity[")
  }
}
