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

  /// What the nine get of nine faces of the classes 100 to 900, by their place among them: thin is as
  /// near to the first as to the second.
  private static func picks(tie: Int) -> [Int] { [0, tie, 1, 3, 4, 5, 6, 7, 7] }

  @Test func theNineGetTheNearestFacesOfTheOwnSans() throws {
    let family = try family("Typo Preview Sans", of: Repository.path("Fonts"))
    func name(_ step: Int, _ isItalic: Bool) -> String {
      let step = Self.ownSteps[step]
      return "TypoPreviewSans-"
        + (isItalic ? (step == "Regular" ? "" : step) + "Italic" : step)
    }
    let names = [false, true].flatMap { isItalic in
      Self.picks(tie: 1).map { name($0, isItalic) }
    }
    #expect(family.picks.map(\.postScriptName) == names)
    #expect(
      family.picks.prefix(9).map(\.notes) == [
        [], ["weight-tie"], ["weight-snapped"], [], [], [], [], [], ["weight-snapped"],
      ])
    #expect(
      Set(family.unreachable)
        == Set([2, 8].flatMap { step in [false, true].map { name(step, $0) } }))
    for index in 0..<18 {
      let name = name(index % 9, index > 8)
      let face = try #require(family.faces.first { $0.postScriptName == name })
      #expect(face.weight == index % 9 * 100 + 100)
      #expect(face.italic == (index > 8))
      #expect(face.file == name + ".ttf")
    }
  }

  /// The platform's font has the nine, so that what stands in for it gives each its own face.
  @Test func eachWeightOfTheStandInForTheSystemFontIsItsOwn() throws {
    let folder = try ScratchFolder()
    try folder.copy(Repository.path("Tests/Fixtures/Fonts/Mono.ttf"), to: "Fonts/Mono.ttf")
    let tokens = """
      {"a": {"$type": "typography", "$value": {"fontFamily": "system-ui", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}}}}
      """
    try folder.write(Array(tokens.utf8), to: "a.tokens.json")
    let family = try family("Typo Preview Sans", of: folder.path("a.tokens.json"))
    #expect(family.origin == "stand-in")
    #expect(
      family.picks.prefix(9).map(\.postScriptName)
        == Self.ownSteps.map { "TypoPreviewSans-\($0)" })
    #expect(family.unreachable == [])
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

  @Test func theNineGetTheNearestFacesOfDebianLato() throws {
    let family = try family("Lato", of: Self.lato)
    let expected = [false, true].flatMap { isItalic in
      Self.picks(tie: 0).map { Self.name(Self.steps[$0], isItalic: isItalic) }
    }
    #expect(family.picks.map(\.postScriptName) == expected)
    #expect(family.picks.map(\.weight) == (0..<18).map { $0 % 9 * 100 + 100 })
    #expect(
      family.unreachable == ["Lato-Black", "Lato-BlackItalic", "Lato-Light", "Lato-LightItalic"])
  }

  @Test func theTableSaysTheSameOfDebianLatoInWords() throws {
    let run = try BuiltProgram.run(["fonts", Self.lato])
    let lines = run.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(run.text.hasPrefix("Lato: 18 faces, the design's\n"))
    for (weight, number, face) in [
      ("ultraLight", "100", "Lato-Hairline"), ("medium", "500", "Lato-Medium"),
      ("heavy", "800", "Lato-Heavy"),
    ] {
      #expect(lines.contains([weight, number, face, face + "Italic"]), "\(weight)")
    }
    #expect(run.text.contains("Lato-Hairline* (snaps to 100)"))
    #expect(run.text.contains("Lato-Thin (snaps to 200)"))
    #expect(run.text.contains("14 within reach of a weight, 4 not"))
    #expect(run.text.contains("which one the platform takes is not published"))
  }

  @Test func theSeedsTableIsListed() throws {
    let run = try BuiltProgram.run(["fonts", Repository.path("Tests/Fixtures/Fonts/Nine")])
    #expect(run.text.contains("12 within reach of a weight, 6 not"), "\(run.text)")
    for style in ["ExtraLight", "Light", "Black"] {
      #expect(run.text.contains("    FixtureNine-\(style) ("), "\(style)")
      #expect(run.text.contains("    FixtureNine-\(style)Italic ("), "\(style)")
    }
  }

  @Test func classesAxesInstancesAndWhatIsWrongAreListed() throws {
    let folder = try ScratchFolder()
    for name in ["Nameless.ttf", "Bits-Bold.ttf", "Variable.ttf", "Amiss.ttf", "Web.woff"] {
      try folder.copy(Repository.path("Tests/Fixtures/Fonts/\(name)"), to: name)
    }
    let run = try BuiltProgram.run(["fonts", folder.path])
    let lines = run.text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for line in [
      "Nameless 0, as 400 Regular Nameless.ttf",
      "FixtureBits-Bold 400, bold bits: 700 Bold Bits-Bold.ttf",
      "FixtureFlex-Regular wdth 75 100 125",
      "FixtureFlex-Heaviest Heavy wght 900, wdth 87.5 Variable.ttf",
      "Amiss.ttf has the instance 'Bold' at wght 1500, beyond the axis",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(run.words.contains("'Web.woff' is a web font (WOFF)"), "\(run.words)")
    #expect(run.words.contains("'Nameless.ttf' has no PostScript name"), "\(run.words)")
  }

  /// The style names the file that is cut short, so that it says why it is drawn in another font.
  @Test func aStyleThatNamesAFileWhichCannotBeUsedSaysWhy() throws {
    let folder = try ScratchFolder()
    try folder.write([0, 1, 0, 0, 0], to: "Fonts/Lost-Bold.ttf")
    let tokens = """
      {"a": {"$type": "typography", "$value": {"fontFamily": "Lost-Bold", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}}}}
      """
    try folder.write(Array(tokens.utf8), to: "a.tokens.json")
    let run = try BuiltProgram.run(["audit", folder.path("a.tokens.json")])
    #expect(
      run.text.contains("the file that it names could not be used: font 'Fonts/Lost-Bold.ttf'"),
      "\(run.text) \(run.words)")
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
      Array(repeating: "Regular", count: 4) + ["Medium", "Medium", "Medium", "Black", "Black"]
    #expect(upright == expected.map { "TypoPreviewSans-\($0)" })
    #expect(
      family.picks.filter { !$0.italic }.map { $0.notes.contains("weight-snapped") }
        == [true, true, true, false, false, true, true, true, false])
    let italics = family.picks.filter(\.italic).map(\.postScriptName)
    #expect(Set(italics) == ["TypoPreviewSans-Italic"])
    let text = try BuiltProgram.run(["fonts", folder.path]).text
    #expect(text.contains("TypoPreviewSans-Regular* (snaps to 400)"))
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
      "'FixtureTwin-Regular' is the PostScript name of 'A.ttf' and of 'Z.ttf'; the upright "
      + "one nearest to regular is taken"
    #expect(run.words.ranges(of: "PostScript name").count == 1, "\(run.words)")
    #expect(run.words.contains(words), "\(run.words)")
    #expect(!run.text.contains("M.ttf"), "\(run.text)")
  }
}
