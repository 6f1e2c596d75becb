import RasterSupport
import Support
import Testing
import Typography

/// The fonts and the design that come with the program.
@Suite struct BundledFontsTests {
  /// The eleven styles in the order of the design.
  private static let styles = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote", "caption", "caption2",
  ].map { "type.\($0)" }

  private func texts(
    _ arguments: [String] = [], program: String? = nil, in folder: String,
    environment: [String: String] = [:]
  ) throws -> [FramesDocument.Text] {
    let run = try BuiltProgram.run(
      ["show", "--format", "json"] + arguments, program: program, in: folder,
      // A copy finds its fonts by itself.
      environment: (program == nil ? [:] : ["TYPO_PREVIEW_FONTS": ""]).merging(environment) { $1 })
    #expect(run.code == 0, "\(run.words)")
    return try #require(FramesDocument(bytes: run.output).frames.first).texts
  }

  @Test func withoutAnArgumentTheBuiltInDesignIsShown() throws {
    let folder = try ScratchFolder()
    let run = try BuiltProgram.run(["snapshot", "-o", "frames"], in: folder.path)
    #expect(run.code == 0, "\(run.words)")
    let document = try FramesDocument(bytes: folder.bytes(of: "frames/frames.json"))
    #expect(document.design == "built-in")
    #expect(document.frames.count == 3)
    for frame in document.frames {
      // Captions beside the samples belong to no style.
      let texts = frame.texts.filter { $0.style != nil }
      #expect(texts.map(\.style) == Self.styles)
      #expect(
        texts.map(\.resolved.family)
          == Array(repeating: "Typo Preview Serif", count: 4)
          + Array(repeating: "Typo Preview Sans", count: 7))
      #expect(
        texts.map(\.resolved.weight) == [700, 400, 700, 400, 600, 400, 400, 500, 400, 400, 500])
      #expect(texts.allSatisfy { $0.missingGlyphs.isEmpty && $0.notes.isEmpty })
    }
  }

  @Test(arguments: ["light", "dark"], ["large", "AX5"])
  func everyTextHasEnoughContrast(scheme: String, size: String) throws {
    let folder = try ScratchFolder()
    let texts = try texts(["--scheme", scheme, "--size", size], in: folder.path)
    #expect(texts.compactMap(\.style) == Self.styles)
    for text in texts { #expect(text.contrast >= 4.5, "\(text.style ?? text.text)") }
  }

  @Test(arguments: ["system-ui", "-apple-system", "sans-serif", "ui-sans-serif"])
  func theSansStandsInForTheSystemFontAndEveryRecordSaysSo(family: String) throws {
    let folder = try ScratchFolder()
    let steps = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let weights = steps.indices.map { index in
      TokensFile.Style("w\(index)", family: family, weight: (index + 1) * 100)
    }
    let italic = TokensFile.Style("italic", family: family, extensions: ["italic": true])
    let system = Font.TextStyle.allCases.map { style in
      TokensFile.Style(
        "s\(style.rawValue)", family: family, extensions: ["textStyle": style.rawValue])
    }
    try folder.write(TokensFile.text(weights + [italic] + system), to: "typography.tokens.json")
    let texts = try texts(in: folder.path).filter { $0.style != nil }
    #expect(texts.count == 21)
    #expect(texts.allSatisfy { $0.notes == ["system-stand-in"] }, "\(texts.map(\.notes))")
    let names = texts.map(\.resolved.postScriptName)
    #expect(names.prefix(9) == steps.map { "TypoPreviewSans-\($0)" }[...])
    #expect(names[9] == "TypoPreviewSans-Italic")
    #expect(names.dropFirst(10).allSatisfy { $0.hasPrefix("TypoPreviewSans-") })
    for text in texts {
      #expect(text.resolved.file == "typo-preview/\(text.resolved.postScriptName).ttf")
    }
  }
}

// MARK: - Where the folder is

extension BundledFontsTests {
  /// A folder `Fonts` whose design has one style, by which it is told from others.
  private func makeFonts(_ name: String, style: String, in folder: ScratchFolder) throws {
    try folder.write(
      TokensFile.text([TokensFile.Style(style)]), to: "\(name)/typography.tokens.json")
    let font = "TypoPreviewSans-Regular.ttf"
    try folder.copy(Repository.path("Fonts/\(font)"), to: "\(name)/\(font)")
  }

  /// Where the program is, where its fonts are.
  private static let places = [
    ("bin/typo-preview", "bin/Fonts"), ("bin/typo-preview", "share/typo-preview/Fonts"),
    (".build/debug/typo-preview", "Fonts"),
    (".build/x86_64-unknown-linux-gnu/release/typo-preview", "Fonts"),
  ]

  @Test(arguments: places)
  func theFontsAreFoundFromTheProgramsPlace(program: String, fonts: String) throws {
    let folder = try ScratchFolder()
    let copy = try folder.copy(BuiltProgram.path(), to: "installed/\(program)")
    try makeFonts("installed/\(fonts)", style: "here", in: folder)
    let empty = try folder.makeFolder("empty")
    #expect(try texts(program: copy, in: empty).compactMap(\.style) == ["here"])
    let link = try folder.link("elsewhere/links/preview", to: copy)
    #expect(try texts(program: link, in: empty).compactMap(\.style) == ["here"])
    let relative = try folder.link("elsewhere/again", to: "links/preview")
    #expect(try texts(program: relative, in: empty).compactMap(\.style) == ["here"])
  }

  @Test func theVariableGoesFirst() throws {
    let folder = try ScratchFolder()
    let copy = try folder.copy(BuiltProgram.path(), to: "bin/typo-preview")
    try makeFonts("bin/Fonts", style: "beside", in: folder)
    try makeFonts("other/named", style: "named", in: folder)
    let empty = try folder.makeFolder("empty")
    let named = folder.path("other/named")
    let found = try texts(
      program: copy, in: empty, environment: ["TYPO_PREVIEW_FONTS": named])
    #expect(found.compactMap(\.style) == ["named"])
    let unset = try texts(program: copy, in: empty, environment: ["TYPO_PREVIEW_FONTS": ""])
    #expect(unset.compactMap(\.style) == ["beside"])
  }

  @Test func theCheckoutsFontsAreTheOnesCommitted() throws {
    let folder = try ScratchFolder()
    let copy = try folder.copy(BuiltProgram.path(), to: "clone/.build/debug/typo-preview")
    try folder.link("clone/Fonts", to: Repository.path("Fonts"))
    #expect(try texts(program: copy, in: folder.path).compactMap(\.style) == Self.styles)
  }

  @Test func theCurrentFoldersDesignGoesBeforeTheBuiltIn() throws {
    let folder = try ScratchFolder()
    try folder.write(TokensFile.text([TokensFile.Style("mine")]), to: "typography.tokens.json")
    #expect(try texts(in: folder.path).compactMap(\.style) == ["mine"])
  }
}

// MARK: - Without fonts on the machine

extension BundledFontsTests {
  /// Surroundings in which fontconfig knows of no font.
  private func environmentWithoutFonts(in folder: ScratchFolder) throws -> [String: String] {
    let configuration = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig></fontconfig>

      """
    return [
      "FONTCONFIG_FILE": try folder.write(configuration, to: "fonts.conf"),
      "HOME": try folder.makeFolder("home"), "XDG_CACHE_HOME": try folder.makeFolder("cache"),
      "XDG_DATA_HOME": try folder.makeFolder("data"),
    ]
  }

  @Test func theBuiltInDesignNeedsNoFontOfTheMachine() throws {
    let folder = try ScratchFolder()
    let environment = try environmentWithoutFonts(in: folder)
    let empty = try folder.makeFolder("empty")
    let cells = try BuiltProgram.run(["show"], in: empty, environment: environment)
    #expect(cells.code == 0, "\(cells.words)")
    #expect(try ANSIDecoder.pixels(of: cells.output).count > 400)
    let alone = try texts(in: empty, environment: environment)
    #expect(alone.compactMap(\.style) == Self.styles)
    for text in alone {
      #expect(text.resolved.family.hasPrefix("Typo Preview S"))
      #expect(!text.notes.contains("installed-font"))
    }
    let record = try BuiltProgram.run(["show", "--format", "json"], in: empty)
    let without = try BuiltProgram.run(
      ["show", "--format", "json"], in: empty, environment: environment)
    #expect(without.output == record.output)
  }

  @Test func withoutAnyFontAtAllTheErrorSaysSo() throws {
    let folder = try ScratchFolder()
    let environment = try environmentWithoutFonts(in: folder)
    let copy = try folder.copy(BuiltProgram.path(), to: "alone/bin/typo-preview")
    let empty = try folder.makeFolder("empty")
    let run = try BuiltProgram.run(
      ["show"], program: copy, in: empty,
      environment: environment.merging(["TYPO_PREVIEW_FONTS": ""]) { $1 })
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.words.contains("no usable font"), "\(run.words)")
  }
}
