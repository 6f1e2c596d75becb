import Support
import Testing
@testable import Typography

@testable import Designs
@testable import Documents

/// A patched file says exactly what the edited design is, and nothing else of it changes.
@Suite struct TokensPatchTests {
  static let files = [
    "Fonts/typography.tokens.json", "Fonts/Source/proof.tokens.json",
    "Tests/Fixtures/Designs/tokens-dtcg/type.tokens.json",
    "Tests/Fixtures/Tokens/aliases.tokens.json", "Tests/Fixtures/Tokens/extends.tokens.json",
    "Tests/Fixtures/Tokens/minified.tokens.json", "Tests/Fixtures/Tokens/platform.tokens.json",
    "Tests/Fixtures/Tokens/spacing.tokens.json",
  ]

  private static func read(_ bytes: [UInt8]) throws -> DesignSystem {
    TokensDocument.read(try JSONDocument.parse(bytes), name: "")
  }

  private static func expectExact(_ bytes: [UInt8], _ edits: DesignEdits) throws {
    let goal = try read(bytes).applying(edits).withoutPlaces
    let patched = try TokensPatch.revise(bytes, with: edits)
    #expect(try read(patched).withoutPlaces == goal, "\(edits)")
    #expect(try TokensPatch.revise(patched, with: edits) == patched)
  }

  @Test(arguments: files) func randomEditsAreSaidExactly(file: String) throws {
    let bytes = try Files.bytes(of: Repository.path(file))
    let names = try Self.read(bytes).styles.map(\.name)
    var random = Lottery(seed: 7)
    for _ in 0..<12 { try Self.expectExact(bytes, random.edits(of: names)) }
  }

  @Test(arguments: files) func otherSpellingsOfAFileAreKept(file: String) throws {
    let bytes = try Files.bytes(of: Repository.path(file))
    let names = try Self.read(bytes).styles.map(\.name)
    var random = Lottery(seed: 11)
    let crlf = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    let marked = [0xEF, 0xBB, 0xBF] + crlf
    let bare = Array(bytes.reversed().drop { $0 == 0x0A }.reversed())
    for _ in 0..<5 {
      let edits = random.edits(of: names)
      let plain = try TokensPatch.revise(bytes, with: edits)
      let expected = plain.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
      #expect(try TokensPatch.revise(crlf, with: edits) == expected)
      #expect(try TokensPatch.revise(marked, with: edits) == [0xEF, 0xBB, 0xBF] + expected)
      let end = Array(plain.reversed().drop { $0 == 0x0A }.reversed())
      #expect(try TokensPatch.revise(bare, with: edits) == end)
    }
  }

  @Test func spacingThatIsAPartOfTheSizeKeepsItsForm() throws {
    let bytes = try Files.bytes(of: Repository.path("Tests/Fixtures/Tokens/spacing.tokens.json"))
    var edits = DesignEdits()
    edits.ramp.size = 40
    let before = try JSONDocument.parse(bytes)
    let after = try JSONDocument.parse(try TokensPatch.revise(bytes, with: edits))
    for style in ["text", "object", "percent", "alias", "tightAlias", "points"] {
      let place = ["type", style, "$value", "letterSpacing"]
      #expect(after.value(at: place) == before.value(at: place), "\(style)")
    }
    let styles = try Self.read(try TokensPatch.revise(bytes, with: edits)).styles
    #expect(styles.map(\.trackingOfSize) == [0.04, 0.04, -0.02, 0.04, -0.02, 0.04, nil])
    #expect(styles.map(\.tracking) == [1.6, 1.6, -0.8, 1.6, -0.8, 1.6, 0.56])
  }

  @Test(arguments: files) func withoutEditsNothingChanges(file: String) throws {
    let bytes = try Files.bytes(of: Repository.path(file))
    #expect(try TokensPatch.revise(bytes, with: DesignEdits()) == bytes)
  }

  @Test(arguments: [0, -1, 1e300])
  func whatAFileCannotSayIsRefused(size: Double) throws {
    let bytes = try Files.bytes(of: Repository.path("Fonts/typography.tokens.json"))
    var edits = DesignEdits()
    edits.styles["type.body", default: StyleEdit()].size = size
    #expect(throws: PatchError.notSayable(styles: ["type.body"])) {
      try TokensPatch.revise(bytes, with: edits)
    }
  }

  @Test func whatIsUndoneInTheFileIsTheFile() throws {
    // An edit of a literal and one back to what it was leave the bytes as they were.
    let bytes = try Files.bytes(of: Repository.path("Fonts/typography.tokens.json"))
    var there = DesignEdits()
    there.styles["type.body", default: StyleEdit()].family = "Lato"
    there.styles["type.body"]?.weight = 300
    there.styles["type.body"]?.size = 18.5
    there.styles["type.body"]?.samples = [.init(locale: nil, text: "x")]
    var back = DesignEdits()
    back.styles["type.body", default: StyleEdit()].family = "Typo Preview Sans"
    back.styles["type.body"]?.weight = 400
    back.styles["type.body"]?.size = 17
    back.styles["type.body"]?.samples = [
      .init(locale: nil, text: "The quick brown fox jumps over the lazy dog. 0123456789")
    ]
    let edited = try TokensPatch.revise(bytes, with: there)
    #expect(edited != bytes)
    #expect(try TokensPatch.revise(edited, with: back) == bytes)
  }
}

/// Edits at random, the same for the same seed.
struct Lottery: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func edits(of names: [String]) -> DesignEdits {
    var edits = DesignEdits()
    if Bool.random(using: &self) { edits.ramp = edit() }
    for name in names where Int.random(in: 0..<3, using: &self) == 0 { edits.styles[name] = edit() }
    return edits
  }

  private mutating func edit() -> StyleEdit {
    var edit = StyleEdit()
    edit.family = pick(["Lato", "Plinth", "Noto Sans", "Zoë \"Grotesk\""])
    edit.weight = pick([100, 400, 600, 700, 655, 950])
    edit.isItalic = pick([true, false])
    edit.size = pick([1, 16, 17.5, 28, 0.1, 2000])
    let text = pick(["", "שלום\u{202E}\t\"\\", "Hi 👋🏽"]) ?? "x"
    edit.samples = [.init(locale: pick(["en", "de", "ar"]), text: text)]
    if Bool.random(using: &self) { edit.samples = [] }
    return edit
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    Bool.random(using: &self) ? values.randomElement(using: &self) : nil
  }
}

extension DesignSystem {
  /// The design without what depends on where in the file it stands.
  var withoutPlaces: DesignSystem {
    var system = self
    system.problems = []
    for index in system.styles.indices {
      system.styles[index].line = nil
      let reasons = system.styles[index].unresolvedReasons
      system.styles[index].unresolvedReasons = reasons.map { _ in "" }
    }
    return system
  }
}
