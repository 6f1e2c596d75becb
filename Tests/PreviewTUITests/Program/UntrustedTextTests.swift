import Support
import Testing

/// Text from outside steers no terminal, whichever way it comes out.
@Suite struct UntrustedTextTests {
  /// Clears a screen, goes back in the line, turns the order of a line, sets a title.
  private static let hostile = "A\u{1B}[2J\rB\u{202E}C\u{2066}D\u{9B}2J\u{7}E\u{1B}]0;x\u{7}"

  struct Case: CustomTestStringConvertible {
    var place: String
    var arguments: [String]
    var testDescription: String { "\(place): \(arguments.joined(separator: " "))" }
  }

  private static let cases = ["sample", "style", "family", "file", "text", "broken"].flatMap {
    place in
    [
      ["show"], ["show", "--bare"], ["show", "--format", "json"], ["show", "--format", "txt"],
      ["show", "--matrix", "common"], ["fonts"], ["fonts", "--format", "json"],
      ["snapshot", "-o", "frames"], ["show", "--style", hostile], ["show", hostile],
      ["show", "--\(hostile)"], ["show", "--size", hostile], ["show", "--fonts", hostile],
      ["show", "-o", "\(hostile)/x.png"], ["show", "-o", hostile],
    ].map { Case(place: place, arguments: $0) }
  }

  @Test(arguments: cases)
  func noControlsComeOut(test: Case) throws {
    let folder = try ScratchFolder()
    try write(test.place, to: folder)
    var arguments = test.arguments
    if test.place == "text" { arguments += ["--text", Self.hostile] }
    let run = try BuiltProgram.run(arguments, in: folder.path)
    #expect([0, 2, 64].contains(run.code), "\(run.code)")
    #expect(Self.controls(in: run.errors) == [], "\(run.words.debugDescription)")
    #expect(Self.controls(in: Self.withoutColours(run.output)) == [])
    for name in folder.files(below: "frames") where !name.hasSuffix(".png") {
      let bytes = try folder.bytes(of: "frames/" + name)
      #expect(Self.controls(in: Self.withoutColours(bytes)) == [], "\(name)")
    }
  }

  /// A design with hostile text in one place.
  private func write(_ place: String, to folder: ScratchFolder) throws {
    let style = TokensFile.Style(
      place == "style" ? Self.hostile : "title",
      family: place == "family" ? Self.hostile : "Typo Preview Sans",
      extensions: place == "sample" ? ["sample": Self.hostile] : [:])
    let text = try TokensFile.text([style])
    try folder.write(
      place == "broken" ? text.replacing("400", with: "\"\u{202E}\u{9B}\"") : text,
      to: "typography.tokens.json")
    if place == "file" {
      try folder.write(
        Files.bytes(of: Repository.path("Fonts/TypoPreviewSans-Bold.ttf")),
        to: "\(Self.hostile).ttf")
      try folder.write("", to: "Fonts/\(Self.hostile).ttf")
    }
  }

  /// Bytes without `ESC [ digits and semicolons m`.
  private static func withoutColours(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, rest.first == 0x5B {
        let parameters = rest.dropFirst().prefix { (0x30...0x39).contains($0) || $0 == 0x3B }
        if parameters.endIndex < rest.endIndex, rest[parameters.endIndex] == 0x6D {
          rest = rest[(parameters.endIndex + 1)...]
          continue
        }
      }
      result.append(byte)
    }
    return result
  }

  /// The characters that act instead of being seen, other than line feeds.
  private static func controls(in bytes: [UInt8]) -> [String] {
    guard let text = String(validating: bytes, as: UTF8.self) else { return ["not UTF-8"] }
    return text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
        0x2028, 0x2029, 0xFEFF:
        true
      default: false
      }
    }.map { String($0.value, radix: 16) }
  }
}
