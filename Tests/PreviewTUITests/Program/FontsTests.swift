import Support
import Testing

/// `fonts` on a folder whose picks can be told from the fonts' names.
@Suite struct FontsTests {
  private struct Report: Decodable {
    struct Family: Decodable {
      var family: String
      var origin: String
      var faces: [Face]
      var picks: [Pick]
      var unreachable: [String]
    }
    struct Face: Decodable {
      var postScriptName: String
      var weight: Int
      var italic: Bool
      var file: String
    }
    struct Pick: Decodable {
      var weight: Int
      var italic: Bool
      var postScriptName: String
      var notes: [String]
    }
    var families: [Family]
  }

  private static let lato = "/usr/share/fonts/truetype/lato"
  /// The nine steps of Debian's Lato, from weight class 100 to 900.
  private static let steps = [
    "Hairline", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static func name(_ step: String, isItalic: Bool) -> String {
    guard isItalic else { return "Lato-\(step)" }
    return step == "Regular" ? "Lato-Italic" : "Lato-\(step)Italic"
  }

  private func family(_ name: String, of folder: String) throws -> Report.Family {
    let run = try BuiltProgram.run(["fonts", folder, "--format", "json"])
    #expect(run.code == 0, "\(run.words)")
    let report = try Files.decode(Report.self, from: run.output)
    return try #require(report.families.first { $0.family == name })
  }

  private static let ownSteps = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  @Test func eachWeightOfTheOwnSansPicksItsOwnFace() throws {
    let family = try family("Typo Preview Sans", of: Repository.path("Fonts"))
    let names = [false, true].flatMap { isItalic in
      Self.ownSteps.map { step in
        "TypoPreviewSans-" + (isItalic ? (step == "Regular" ? "" : step) + "Italic" : step)
      }
    }
    #expect(family.picks.map(\.postScriptName) == names)
    #expect(family.picks.allSatisfy { $0.notes.isEmpty })
    #expect(family.unreachable == [])
    #expect(family.faces.map(\.postScriptName).sorted() == names.sorted())
    for (index, name) in names.enumerated() {
      let face = try #require(family.faces.first { $0.postScriptName == name })
      #expect(face.weight == index % 9 * 100 + 100)
      #expect(face.italic == (index > 8))
      #expect(face.file == name + ".ttf")
    }
  }

  @Test func the18FilesOfDebianLatoAreNamedWithTheirClasses() throws {
    let family = try family("Lato", of: Self.lato)
    #expect(family.origin == "design")
    #expect(family.faces.count == 18)
    for (index, step) in Self.steps.enumerated() {
      for isItalic in [false, true] {
        let name = Self.name(step, isItalic: isItalic)
        let face = try #require(family.faces.first { $0.postScriptName == name })
        #expect(face.weight == (index + 1) * 100)
        #expect(face.italic == isItalic)
        #expect(face.file == name + ".ttf")
      }
    }
  }

  @Test func eachWeightOfDebianLatoPicksTheFaceOfItsClassAndReachesAll() throws {
    let family = try family("Lato", of: Self.lato)
    let expected = [false, true].flatMap { isItalic in
      Self.steps.map { Self.name($0, isItalic: isItalic) }
    }
    #expect(family.picks.map(\.postScriptName) == expected)
    #expect(family.picks.map(\.weight) == (0..<18).map { $0 % 9 * 100 + 100 })
    #expect(family.picks.allSatisfy { $0.notes.isEmpty })
    #expect(family.unreachable == [])
  }

  @Test func theTableSaysTheSameOfDebianLatoInWords() throws {
    let run = try BuiltProgram.run(["fonts", Self.lato])
    let lines = run.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(run.text.hasPrefix("Lato: 18 faces, the design's\n"))
    let rows = zip(
      [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ], Self.steps
    ).enumerated().map { index, row in
      [
        row.0, "\((index + 1) * 100)", Self.name(row.1, isItalic: false),
        Self.name(row.1, isItalic: true),
      ]
    }
    for row in rows { #expect(lines.contains(row), "\(row)") }
  }

  /// Regular, Medium and Black, one italic, and a copy that no weight can tell from the first.
  @Test func snapsMissingItalicsAndFacesOutOfReachAreSaid() throws {
    let folder = try ScratchFolder()
    for name in ["Regular", "Medium", "Black", "Italic"] {
      let file = Repository.path("Fonts/TypoPreviewSans-\(name).ttf")
      try folder.copy(file, to: "\(name).ttf")
      if name == "Regular" { try folder.copy(file, to: "Zz-Copy.ttf") }
    }
    let family = try family("Typo Preview Sans", of: folder.path)
    let upright = family.picks.filter { !$0.italic }.map(\.postScriptName)
    let expected =
      Array(repeating: "Regular", count: 4) + ["Medium", "Medium", "Black", "Black", "Black"]
    #expect(upright == expected.map { "TypoPreviewSans-\($0)" })
    #expect(
      family.picks.filter { !$0.italic }.map { $0.notes.contains("weight-snapped") }
        == [true, true, true, false, false, true, true, true, false])
    let italics = family.picks.filter(\.italic).map(\.postScriptName)
    #expect(Set(italics) == ["TypoPreviewSans-Italic"])
    let text = try BuiltProgram.run(["fonts", folder.path]).text
    #expect(text.contains("TypoPreviewSans-Regular (snaps to 400)"))
    #expect(text.contains("Zz-Copy.ttf"))
  }

  @Test func aBrokenFaceOfACollectionIsNamedAndTheOthersAreListed() throws {
    let folder = try ScratchFolder()
    let collection = Repository.path("Tests/Fixtures/Fonts/Collection.ttc")
    try folder.copy(collection, to: "Pair.ttc")
    var bytes = try folder.bytes(of: "Pair.ttc")
    // The place of the second face's tables, in the header of the collection.
    bytes.replaceSubrange(16..<20, with: [0x7F, 0, 0, 0])
    try folder.write(bytes, to: "Pair.ttc")
    let run = try BuiltProgram.run(["fonts", folder.path])
    #expect(run.code == 2)
    #expect(run.words.contains("font 'Pair.ttc', face 1 is broken"), "\(run.words)")
    #expect(run.text.contains("FixturePair-Regular"))
  }

  /// Files are taken in the order of their names, whatever the order of the folder; a link to a file
  /// is the file.
  @Test func twoFilesWithOnePostScriptNameAreSaidOnceAndLinksAreNot() throws {
    let folder = try ScratchFolder()
    let twins = [("TwinB", "Z.ttf"), ("TwinA", "M.ttf")]
    for (original, name) in twins {
      try folder.copy(Repository.path("Tests/Fixtures/Fonts/\(original).ttf"), to: name)
    }
    try folder.link("A.ttf", to: folder.path("M.ttf"))
    let run = try BuiltProgram.run(["fonts", folder.path])
    #expect(run.code == 0)
    let words =
      "'FixtureTwin-Regular' is the PostScript name of 'A.ttf' and of 'Z.ttf'; the first is taken"
    #expect(run.words.ranges(of: "PostScript name").count == 1, "\(run.words)")
    #expect(run.words.contains(words), "\(run.words)")
    #expect(!run.text.contains("M.ttf"), "\(run.text)")
  }
}
