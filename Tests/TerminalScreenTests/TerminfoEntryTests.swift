import Raster
import Testing

@testable import TerminalScreen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Entries of the terminal database, read, changed and written.
struct TerminfoEntryTests {
  static let terminals = [
    "xterm-256color", "tmux-256color", "screen-256color", "linux", "xterm",
  ]

  /// The machine's own database, whatever the environment of the tests says.
  static let database = TerminfoDatabase { _ in nil }

  @Test(arguments: terminals)
  func anEntrySurvivesWritingAndReading(_ name: String) throws {
    let entry = try #require(Self.database.entry(named: name))
    let bytes = try #require(entry.compiled)
    #expect(TerminfoEntry(compiled: bytes) == entry)
    #expect(entry.isNamed(name))
    #expect(!entry.isNamed(name + "x"))
  }

  @Test(arguments: terminals)
  func infocmpReadsADerivedEntryAndSeesOnlyWhatWasMeant(_ name: String) throws {
    let entry = try #require(Self.database.entry(named: name))
    for depth in [ColorDepth.trueColor, .palette256, .palette16] {
      let bytes = try #require(entry.derived(for: depth)?.compiled)
      let before = try infocmp(name, environment: [])
      let after = try infocmp(
        TerminfoEntry.derivedName, environment: ["TERMINFO=b64:" + Base64.encode(bytes)])
      let changed = before.symmetricDifference(after).map { line in
        String(line.prefix { $0 != "=" && $0 != "#" && $0 != "," })
      }
      #expect(
        Set(changed).isSubset(of: [
          "colors", "pairs", "RGB", "ccc", "initc", "initp", "oc", "op", "setaf", "setab", "setf",
          "setb", "scp", "csr",
        ]), "\(name) \(depth)")
      #expect(after.contains { $0.hasPrefix("colors#") } && after.contains { $0.hasPrefix("op=") })
      #expect(!after.contains { $0.hasPrefix("oc=") || $0.hasPrefix("initc=") || $0 == "ccc" })
      #expect(after.contains("RGB") == (depth == .trueColor))
    }
  }

  @Test
  func aDerivedEntryHasTheColoursOfItsDepth() throws {
    let entry = try #require(Self.database.entry(named: "xterm"))
    #expect(entry.number(.maxColors) == 8)
    #expect(entry.derived(for: .trueColor)?.number(.maxColors) == 1 << 24)
    #expect(entry.derived(for: .palette256)?.number(.maxColors) == 256)
    #expect(entry.derived(for: .palette16)?.number(.maxColors) == 16)
    #expect(entry.derived(for: .none) == nil)
    let direct = try #require(entry.derived(for: .trueColor))
    #expect(TerminfoFacts(direct) == TerminfoFacts(colors: 1 << 24, isDirect: true))
    let reduced = try #require(direct.derived(for: .palette256))
    #expect(TerminfoFacts(reduced) == TerminfoFacts(colors: 256, isDirect: false))
  }

  @Test
  func anEntryWithoutColoursGetsThem() throws {
    let entry = try #require(Self.database.entry(named: "vt100"))
    let direct = try #require(entry.derived(for: .trueColor))
    #expect(direct.text(.setANSIForeground) != .absent)
    #expect(direct.text(.originalPair) == .bytes(Array("\u{1B}[39;49m".utf8)))
    #expect(TerminfoEntry(compiled: try #require(direct.compiled)) == direct)
  }

  @Test
  func aTruncatedEntryIsRefusedOrReadAndNeverTraps() throws {
    let bytes = try #require(Self.database.entry(named: "xterm-256color")?.compiled)
    for length in bytes.indices {
      let entry = TerminfoEntry(compiled: Array(bytes.prefix(length)))
      _ = entry?.derived(for: .trueColor)?.compiled
    }
    #expect(TerminfoEntry(compiled: []) == nil)
    #expect(TerminfoEntry(compiled: Array(bytes.prefix(100))) == nil)
  }

  @Test
  func aDamagedEntryIsRefusedOrReadAndNeverTraps() throws {
    let bytes = try #require(Self.database.entry(named: "xterm-256color")?.compiled)
    var seed: UInt64 = 1
    func random(below limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<4 {
        let place = random(below: 2) == 0 ? random(below: 24) : random(below: bytes.count)
        damaged[place] = UInt8(random(below: 256))
      }
      _ = TerminfoEntry(compiled: damaged)?.derived(for: .trueColor)?.compiled
    }
    #expect(TerminfoEntry(compiled: [UInt8](repeating: 0xFF, count: 4096)) == nil)
    #expect(TerminfoEntry(compiled: [UInt8](repeating: 0, count: 40_000)) == nil)
  }

  @Test(arguments: ["", "/etc/passwd", "../x/xterm", "nonesuch", " xterm", "\u{1B}[31m"])
  func aNameThatIsNoEntryFindsNothing(_ name: String) {
    #expect(Self.database.entry(named: name) == nil)
  }

  @Test
  func theEnvironmentNamesPlacesInTheOrderOfNcurses() {
    let values = ["TERMINFO": "/a", "HOME": "/home/me", "TERMINFO_DIRS": "/b::/c"]
    let standard = TerminfoDatabase.standardFolders.map(TerminfoDatabase.Place.folder)
    #expect(
      TerminfoDatabase { values[$0] }.places
        == [.folder("/a"), .folder("/home/me/.terminfo"), .folder("/b")] + standard
        + [.folder("/c")] + standard)
  }

  @Test
  func anEntryCanStandInTheEnvironmentItself() throws {
    let entry = try #require(Self.database.entry(named: "linux"))
    let bytes = try #require(entry.compiled)
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    for value in ["b64:" + Base64.encode(bytes), "hex:" + digits] {
      let database = TerminfoDatabase { $0 == "TERMINFO" ? value : nil }
      #expect(database.places.first == .entry(bytes))
      #expect(database.entry(named: "linux") == entry)
      #expect(database.entry(named: "xterm") != entry)
    }
  }

  /// What infocmp says of a terminal, one capability a line.
  private func infocmp(_ name: String, environment: [String]) throws -> Set<String> {
    let variables = environment.map { "'\($0)'" }.joined(separator: " ")
    let pipe = try #require(popen("env -u TERMINFO \(variables) infocmp -1 -x '\(name)'", "r"))
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      text += buffer[..<count]
    }
    #expect(pclose(pipe) == 0)
    return Set(
      String(decoding: text, as: UTF8.self).split(separator: "\n")
        .filter { $0.hasPrefix("\t") }.map { String($0.dropFirst().dropLast()) })
  }
}

/// Bytes as text.
struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func theExamplesOfRFC4648(_ plain: String, _ encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(plain.utf8))
  }

  @Test
  func everyByteSurvives() {
    let bytes = (0...255).map { UInt8($0) }
    #expect(Base64.decode(Base64.encode(bytes)) == bytes)
    #expect(Base64.decode("-_-_") == Base64.decode("+/+/"))
    #expect(Base64.decode("a b") == nil)
  }
}
