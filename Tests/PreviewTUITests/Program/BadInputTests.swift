import Support
import Testing

/// What cannot be used is named, with its reason and the right exit code.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible {
    /// What the folder holds beforehand.
    var files: [String: String] = [:]
    var arguments: [String]
    var code: Int32
    /// What the one line, or one of the lines, on standard error holds.
    var words: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], files: [String: String] = [:], code: Int32, _ words: String) {
      self.arguments = arguments
      self.files = files
      self.code = code
      self.words = words
    }
  }

  private static func style(_ value: String) -> String {
    #"{ "title": { "$type": "typography", "$value": \#(value) } }"#
  }

  private static let misuse = [
    Case(
      ["show", "--size", "larg"], code: 64, "'larg' is not known to '--size'; did you mean 'large'?"
    ),
    Case(
      ["show", "--size", "huge"], code: 64,
      "'huge' is not known to '--size'; it must be one of xSmall, small, medium, large, xLarge, "
        + "xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, "
        + "accessibility5, all"),
    Case(
      ["show", "--device", "iPhone 99"], code: 64,
      "'iPhone 99' is not known to '--device'; did you mean 'iPhone "),
    Case(["show", "--device", "0"], code: 64, "'0' is not known to '--device'"),
    Case(["show", "--device", "4097"], code: 64, "'4097' is not known to '--device'"),
    Case(
      ["show", "--scheme", "dim"], code: 64,
      "'dim' is not known to '--scheme'; it must be one of light, dark, all"),
    Case(["show", "--matrix", "all"], code: 64, "'all' is no value for '--matrix'"),
    Case(
      ["show", "--scale", "9"], code: 64,
      "'9' is no value for '--scale': expected a number from 0.1 to 8"),
    Case(["show", "--scale", "nan"], code: 64, "'nan' is no value for '--scale'"),
    Case(
      ["show", "--mosaic", "dots"], code: 64,
      "'dots' is no value for '--mosaic': it must be one of half, quadrant, sextant, octant, braille"
    ),
    Case(
      ["show", "--cell", "9"], code: 64,
      "'9' is no value for '--cell': expected auto, or a width and height such as 9x19"),
    Case(["show", "--cell", "0x2"], code: 64, "'0x2' is no value for '--cell'"),
    Case(["show", "--cell", "9x-19"], code: 64, "'9x-19' is no value for '--cell'"),
    Case(["show", "--cell", "256x256"], code: 64, "'256x256' is no value for '--cell'"),
    Case(["show", "--cell", "1x5"], code: 64, "'1x5' is no value for '--cell'"),
    Case(["fonts", "--mosaic", "octant"], code: 64, "'--mosaic' means nothing here"),
    Case(["show", "--locale", "e_"], code: 64, "'e_' is no value for '--locale'"),
    Case(["show", "--color", "mauve"], code: 64, "'mauve' is no value for '--color'"),
    Case(["show", "--format", "bmp"], code: 64, "'bmp' is not known to '--format'"),
    Case(["show", "--siz", "large"], code: 64, "unknown option '--siz'; did you mean '--size'?"),
    Case(["-x"], code: 64, "unknown option '-x'"),
    Case(["show", "--size"], code: 64, "option '--size' needs a value"),
    Case(["show", "--size", ","], code: 64, "',' is no value for '--size'"),
    Case(["show", "--bare=1"], code: 64, "option '--bare' takes no value"),
    Case(["show", "a", "b"], code: 64, "'b' is one too many"),
    Case(
      ["show", "--style", "bodi"], code: 64, "the design has no style 'bodi'; did you mean 'body'?"),
    Case(["snapshot"], code: 64, "-o DIR"),
    Case(["show", "--format", "png,txt"], code: 64, "one format at a time"),
    Case(
      ["show", "--matrix", "common", "--format", "png"], code: 64, "one frame at a time as PNG"),
    Case(["show", "--matrix", "common", "--size", "AX1"], code: 64, "'--matrix common' has sizes"),
    Case(["show", "-o", "frame.bmp"], code: 64, "'frame.bmp' does not say the format"),
    Case(["fonts", "--format", "png"], code: 64, "txt or json"),
    Case([], code: 64, "browse needs a terminal"),
    Case(["browse", "--format", "png"], code: 64, "'--format'"),
  ]

  private static let unusable = [
    Case(["show", "nothing"], code: 2, "cannot find 'nothing'"),
    Case(
      ["show", "Font"], files: ["Fonts/a.ttf": ""], code: 2,
      "cannot find 'Font'; did you mean 'Fonts'?"),
    Case(["show", "notes.txt"], files: ["notes.txt": "x"], code: 2, "'notes.txt' is no design"),
    Case(["show", "d"], files: ["d/notes.txt": "x"], code: 2, "'d' holds neither a tokens file"),
    Case(
      ["show", "x.ttf"], files: ["x.ttf/notes.txt": "x"], code: 2,
      "'x.ttf' holds neither a tokens file"),
    Case(["show", "e.ttf"], files: ["e.ttf": ""], code: 2, "font 'e.ttf' is empty"),
    Case(
      ["show", "e.ttf"], files: ["e.ttf": "not a font, but long enough"], code: 2,
      "font 'e.ttf' is not a font"),
    Case(
      ["fonts", "p.ttf"],
      files: ["p.ttf": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n"],
      code: 2, "font 'p.ttf' is a Git LFS pointer, not the font itself; run \"git lfs pull\""),
    Case(["show", "--fonts", "nowhere"], code: 2, "no folder of fonts 'nowhere'"),
    Case(
      ["show", "t.json"], files: ["t.json": ""], code: 2, "t.json:1: error: not readable as JSON"),
    Case(
      ["show", "t.json"], files: ["t.json": "title: Inter\n"], code: 2,
      "t.json:1: error: not readable as JSON"),
    Case(
      ["show", "t.json"], files: ["t.json": "{\n \"a\": [1,\n"], code: 2,
      "t.json:2: error: not readable as JSON"),
    Case(["show", "t.json"], files: ["t.json": "{}"], code: 2, "t.json:1: error: "),
    Case(
      ["show", "t.json"], files: ["t.json": "version https://git-lfs.github.com/spec/v1\n"],
      code: 2, "run 'git lfs pull'"),
    Case(
      ["show", "t.json"],
      files: [
        "t.json": """
        { "a": { "$type": "typography", "$value": "{b}" },
          "b": { "$type": "typography", "$value": "{a}" } }
        """
      ], code: 2, "t.json:1: a: error: aliases go in a circle: {b} → {a} → {b}"),
    Case(
      ["show", "t.json"],
      files: [
        "t.json": style(#"{ "fontFamily": "Inter", "fontSize": "17px", "fontWeight": "wibble" }"#)
      ], code: 2, "t.json:1: title.fontWeight: error: 'wibble' is no weight"),
  ]

  @Test(arguments: misuse + unusable)
  func theMessageNamesItAndTheExitCodeIsRight(test: Case) throws {
    let folder = try ScratchFolder()
    for (name, text) in test.files { try folder.write(text, to: name) }
    let run = try BuiltProgram.run(test.arguments, in: folder.path)
    #expect(run.code == test.code)
    let lines = run.words.split(separator: "\n").map(String.init)
    let said = lines.filter { $0.contains(test.words) }
    #expect(said.count == 1, "\(run.words)")
    for line in lines {
      #expect(
        line.hasPrefix("typo-preview: error: ") || line.hasPrefix("t.json:"), "\(line)")
    }
    #expect(Set(lines).count == lines.count, "\(run.words)")
  }

  @Test(arguments: ["show", "fonts", "snapshot"], [0, 64, 640, 6400])
  func aFontCutShortIsNamed(verb: String, count: Int) throws {
    let folder = try ScratchFolder()
    let whole = try Files.bytes(of: Repository.path("Fonts/TypoPreviewSans-Regular.ttf"))
    #expect(whole.count > count)
    try folder.write(Array(whole.prefix(count)), to: "cut.ttf")
    let run = try BuiltProgram.run([verb, "cut.ttf", "--format", "json"], in: folder.path)
    #expect(run.code == 2)
    #expect(run.words.hasPrefix("typo-preview: error: font 'cut.ttf' is "), "\(run.words)")
  }

  /// Its tables of outlines are there in part, which FreeType lets pass.
  @Test(arguments: ["show", "fonts"], [12_800, 25_600, 48_000])
  func aFontCutInItsOutlinesEndsNoProgram(verb: String, count: Int) throws {
    let folder = try ScratchFolder()
    let whole = try Files.bytes(of: Repository.path("Fonts/TypoPreviewSans-Regular.ttf"))
    #expect(whole.count > count)
    try folder.write(Array(whole.prefix(count)), to: "cut.ttf")
    let run = try BuiltProgram.run([verb, "cut.ttf"], in: folder.path, limit: 30)
    #expect(run.code == 0 || run.code == 2 && run.words.contains("'cut.ttf'"), "\(run.words)")
  }

  @Test func oneBadFontTakesNoOtherDown() throws {
    let folder = try ScratchFolder()
    let whole = try Files.bytes(of: Repository.path("Fonts/TypoPreviewSans-Regular.ttf"))
    try folder.write(whole, to: "good.ttf")
    try folder.write("", to: "bad.ttf")
    let run = try BuiltProgram.run(["fonts", "."], in: folder.path)
    #expect(run.code == 2)
    #expect(run.text.contains("TypoPreviewSans-Regular"))
    #expect(run.words.contains("bad.ttf' is empty"))
  }

  @Test(arguments: ["pipe.ttf", "pipe.json", "pipe"])
  func aNamedPipeIsNotWaitedFor(name: String) throws {
    let folder = try ScratchFolder()
    try Files.makePipe(folder.path(name))
    let run = try BuiltProgram.run(["show", name], in: folder.path, limit: 10)
    #expect(run.code == 2)
    #expect(
      run.words == "typo-preview: error: '\(name)' is a pipe, socket or device; "
        + "name a file or a folder\n")
  }

  @Test(arguments: ["dumb", "", "nonesuch-terminal"])
  func withoutATerminalThereIsNoBrowsing(type: String) throws {
    let run = try BuiltProgram.run(["browse"], environment: ["TERM": type])
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.words.contains("'typo-preview show'"), "\(run.words)")
  }
}
