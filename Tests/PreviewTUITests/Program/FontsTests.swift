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

  @Test func the18FilesOfLatoAreNamedWithTheirClasses() throws {
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

  @Test func eachWeightOfLatoPicksTheFaceOfItsClassAndReachesAll() throws {
    let family = try family("Lato", of: Self.lato)
    let expected = [false, true].flatMap { isItalic in
      Self.steps.map { Self.name($0, isItalic: isItalic) }
    }
    #expect(family.picks.map(\.postScriptName) == expected)
    #expect(family.picks.map(\.weight) == (0..<18).map { $0 % 9 * 100 + 100 })
    #expect(family.picks.allSatisfy { $0.notes.isEmpty })
    #expect(family.unreachable == [])
  }

  @Test func theTableSaysTheSameInWords() throws {
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
    for name in ["Lato-Regular", "Lato-Medium", "Lato-Black", "Lato-Italic"] {
      let bytes = try Files.bytes(of: "\(Self.lato)/\(name).ttf")
      try folder.write(bytes, to: "\(name).ttf")
      if name == "Lato-Regular" { try folder.write(bytes, to: "Zz-Copy.ttf") }
    }
    let family = try family("Lato", of: folder.path)
    let upright = family.picks.filter { !$0.italic }.map(\.postScriptName)
    #expect(
      upright == Array(repeating: "Lato-Regular", count: 4) + ["Lato-Medium"]
        + ["Lato-Medium", "Lato-Black", "Lato-Black", "Lato-Black"])
    #expect(
      family.picks.filter { !$0.italic }.map { $0.notes.contains("weight-snapped") }
        == [true, true, true, false, false, true, true, true, false])
    #expect(family.picks.filter(\.italic).allSatisfy { $0.postScriptName == "Lato-Italic" })
    let text = try BuiltProgram.run(["fonts", folder.path]).text
    #expect(text.contains("Lato-Regular (snaps to 400)"))
    #expect(text.contains("Zz-Copy.ttf"))
  }
}
