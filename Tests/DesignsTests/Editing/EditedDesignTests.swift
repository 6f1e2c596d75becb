import Raster
import Support
import Testing
import Typography

@testable import Designs
@testable import Documents

/// A design with edits is shown as the same design would be that was written so.
@Suite struct EditedDesignTests {
  private let families = FamilyFonts()

  private func picks(_ design: LoadedDesign) -> [String] {
    design.system.styles.map { style in
      let font = design.matcher.resolve(style.font.request(at: .large))
      return "\(style.name) \(font?.face.postScriptName ?? "") \(font?.weight ?? 0)"
    }
  }

  @Test(arguments: ["Lato", "Open Sans", "Inter", "DejaVu Sans", "Typo Preview Serif", "Nowhere"])
  func anInstalledFamilyIsPickedAsWhenItIsRead(family: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      try TokensFile.text([
        .init("a", weight: 700), .init("b", extensions: ["italic": true]), .init("c", weight: 300),
      ]), to: "t.tokens.json")
    let design = try DesignLoader(argument: file).load()
    var edits = DesignEdits()
    edits.ramp.family = family
    let edited = design.applying(edits, families: families)
    try DesignPatch(of: design, edits: edits).write()
    let read = try DesignLoader(argument: file).load()
    #expect(picks(edited) == picks(read))
    #expect(edited.system.withoutPlaces == read.system.withoutPlaces)
  }

  @Test func withoutEditsItIsTheSame() throws {
    let design = try DesignLoader(argument: Repository.path("Fonts/typography.tokens.json")).load()
    let same = design.applying(DesignEdits(), families: families)
    #expect(same.system == design.system)
    #expect(same.fonts.faces == design.fonts.faces)
  }

  @Test func aFamilyThatIsTheFullNameOfAFaceIsWhole() throws {
    let folder = try ScratchFolder()
    let text = try TokensFile.text([.init("a", family: "Noto Sans CJK SC", weight: 700)])
    let file = try folder.write(text, to: "t.tokens.json")
    #expect(picks(try DesignLoader(argument: file).load()) == ["a NotoSansCJKsc-Bold 700"])
  }

  @Test func familiesAreReadOnce() {
    let first = families.fonts(named: "Lato")
    #expect(first.faces.count > 9)
    #expect(families.fonts(named: "Lato").faces == first.faces)
    #expect(families.fonts(named: "No Such Family").faces.isEmpty)
  }

  // MARK: - Designs without a document

  @Test(arguments: ["Inter-Bold.otf", "fonts", "built-in"])
  func aDesignWithoutADocumentBecomesAFileThatLooksTheSame(kind: String) throws {
    let folder = try ScratchFolder()
    let fonts = try folder.makeFolder("else/fonts")
    let current = try folder.makeFolder("here")
    for name in ["Gray.ttf", "Light.ttf", "Variable.ttf"] {
      try folder.copy(Repository.path("Tests/Fixtures/Fonts/\(name)"), to: "else/fonts/\(name)")
    }
    let argument: String? =
      switch kind {
      case "fonts": fonts
      case "built-in": nil
      default: fonts + "/Gray.ttf"
      }
    var loader = DesignLoader(argument: argument)
    var design: LoadedDesign
    if argument == nil {
      loader.bundledFonts = BundledFonts()
      loader.argument = Repository.path("Fonts/typography.tokens.json")
      design = try loader.load()
      design.location = .builtIn
      design.document = nil
    } else {
      design = try loader.load()
    }
    var edits = DesignEdits()
    edits.styles[design.system.styles[0].name] = StyleEdit()
    edits.styles[design.system.styles[0].name]?.size = 40
    edits.styles[design.system.styles[1].name] = StyleEdit()
    edits.styles[design.system.styles[1].name]?.family = "Lato"
    let edited = design.applying(edits, families: families)
    let patch = try DesignPatch(of: design, edits: edits, folder: current)
    #expect(patch.isNew && patch.diff.lines.first?.text == "--- /dev/null")
    try patch.write()
    let read = try DesignLoader(argument: current + "/typo-preview.tokens.json").load()
    #expect(read.problems.filter(\.isError) == [])
    #expect(picks(read) == picks(edited))
    #expect(read.system.styles.map(\.withoutLine) == edited.system.styles.map(\.withoutLine))
    #expect(throws: PatchError.isThere(file: current + "/typo-preview.tokens.json")) {
      try DesignPatch(of: design, edits: edits, folder: current)
    }
    #expect(throws: PatchError.isThere(file: current + "/typo-preview.tokens.json")) {
      try patch.write()
    }
  }

  @Test(arguments: TokensPatchTests.files) func everyDesignCanBecomeADocument(file: String) throws {
    let bytes = try Files.bytes(of: Repository.path(file))
    var system = TokensDocument.read(try JSONDocument.parse(bytes), name: "")
    system.styles.removeAll(where: \.isUnresolved)
    let writer = JSONWriter(layout: JSONLayout(), indentation: "")
    writer.value(system.document)
    let read = TokensDocument.read(try JSONDocument.parse(writer.bytes), name: "")
    #expect(read.withoutPlaces == system.withoutPlaces)
  }
}

extension DesignStyle {
  fileprivate var withoutLine: DesignStyle {
    var style = self
    style.line = nil
    return style
  }
}
