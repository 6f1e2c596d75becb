import Support
import Testing

/// A snapshot says nothing of where, when and by whom it was made.
@Suite struct ReproducibilityTests {
  private static let tokens = [
    TokensFile.Style(
      "title", family: "Typo Preview Serif", size: 28, extensions: ["relativeTo": "title"]),
    TokensFile.Style("body", size: 17),
  ]

  private func snapshot(
    in folder: ScratchFolder, below name: String, environment: [String: String],
    arguments: [String]
  ) throws -> [String: [UInt8]] {
    try folder.write(TokensFile.text(Self.tokens), to: "\(name)/typography.tokens.json")
    let serif = "Fonts/TypoPreviewSerif-Regular.ttf"
    try folder.copy(Repository.path(serif), to: "\(name)/\(serif)")
    let run = try BuiltProgram.run(
      ["snapshot", "-o", "frames"] + arguments, in: folder.path(name), environment: environment)
    #expect(run.code == 0, "\(run.words)")
    #expect(run.output.isEmpty)
    let files = folder.files(below: name + "/frames")
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0, try folder.bytes(of: "\(name)/frames/\($0)")) })
  }

  @Test(arguments: [
    ["--matrix", "common", "--format", "all"],
    ["--size", "AX5", "--scheme", "all", "--scale", "2"],
  ])
  func foldersTimeZonesAndLocalesLeaveNoTrace(arguments: [String]) throws {
    let folder = try ScratchFolder()
    let first = try snapshot(
      in: folder, below: "one", environment: ["TZ": "UTC", "LC_ALL": "C", "HOME": "/"],
      arguments: arguments)
    let second = try snapshot(
      in: folder, below: "elsewhere/two words",
      environment: ["TZ": "Asia/Kathmandu", "LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8"],
      arguments: arguments)
    #expect(first.count >= 7)
    #expect(first.keys.sorted() == second.keys.sorted())
    for (name, bytes) in first { #expect(bytes == second[name], "\(name)") }
  }

  @Test(arguments: [
    [
      "--size", "xSmall,large,AX5", "--scheme", "all", "--device", "320,iPhone 8", "--format",
      "ansi,png,txt,html",
    ],
    ["--size", "large,AX1", "--device", "all", "--text", "Hamburg שלום مرحبا 你好 สวัสดี 👩‍🚀 ♥"],
  ])
  func anyNumberOfJobsMakesTheSameBytes(arguments: [String]) throws {
    let folder = try ScratchFolder()
    let one = try snapshot(
      in: folder, below: "one", environment: [:], arguments: arguments + ["--jobs", "1"])
    #expect(one.count > 30)
    for jobs in ["2", "8"] {
      let several = try snapshot(
        in: folder, below: jobs, environment: [:], arguments: arguments + ["--jobs", jobs])
      #expect(one.keys.sorted() == several.keys.sorted())
      for (name, bytes) in one { #expect(bytes == several[name], "\(name)") }
    }
  }

  @Test func noFileHoldsAnAbsolutePath() throws {
    let folder = try ScratchFolder()
    let files = try snapshot(in: folder, below: "d", environment: [:], arguments: [])
    let names = [folder.path, "/usr/", "/tmp/", "/home/", "/root"]
    for (file, bytes) in files {
      let text = String(decoding: bytes, as: UTF8.self)
      for name in names { #expect(!text.contains(name), "\(file) holds \(name)") }
    }
  }

  @Test func theRecordNamesTheFilesThatAreThere() throws {
    let folder = try ScratchFolder()
    let files = try snapshot(in: folder, below: "d", environment: [:], arguments: [])
    let record = try FramesDocument(bytes: try #require(files["frames.json"]))
    #expect(record.design == "typography")
    #expect(record.frames.map(\.id).count == 3)
    #expect(record.frames.allSatisfy { $0.files.keys.sorted() == ["ansi", "png", "txt"] })
    let named = record.frames.flatMap(\.files.values) + ["frames.json"]
    #expect(named.sorted() == files.keys.sorted())
    #expect(files.keys.contains("ramp/iPhone-8/accessibility1-light.png"))
  }

  @Test func twoRunsOfTheRecordAreTheSame() throws {
    let runs = try (0..<2).map { _ in
      try BuiltProgram.run(["snapshot", "--size", "all", "--format", "json"]).output
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].count > 50_000)
  }
}
