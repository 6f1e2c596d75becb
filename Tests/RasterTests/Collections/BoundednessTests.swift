import Support
import Testing

/// What Raster keeps is bounded: what is remembered for speed lies in a `BoundedCache`, and every other
/// table that outlives a call is named here with what bounds it.
@Suite struct BoundednessTests {
  private static let bounded = [
    "FaceNames.best": "the names that a face has",
    "FaceStore.installed": "the font files of this machine",
    "GlyphCache.pictures": "the bytes that the cache counts",
    "GlyphCache.strikes": "the bytes that the cache counts",
    "RegisteredFonts.files": "the font files that a design brings",
    "SVGGlyphs.numbers": "the documents that a face has",
    "SVGGlyphs.trials": "the glyphs that a face has",
    "SystemFontIndex.byFamily": "the fonts of this machine",
    "SystemFontIndex.byFullName": "the fonts of this machine",
    "SystemFontIndex.byPostScriptName": "the fonts of this machine",
    "SystemFontIndex.choices": "the fonts of this machine",
    "SystemFontIndex.families": "the fonts of this machine",
  ]

  @Test func everyTableThatIsKeptIsBounded() throws {
    let root = Repository.path("Sources/Raster")
    var tables: [String] = []
    for folder in try Files.names(in: root) {
      for file in try Files.names(in: root + "/" + folder) where file.hasSuffix(".swift") {
        let bytes = try Files.bytes(of: "\(root)/\(folder)/\(file)")
        let type = String(file.prefix { $0 != "." && $0 != "+" })
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        tables += lines.compactMap(Self.table).map { "\(type).\($0)" }
      }
    }
    #expect(tables.sorted() == Self.bounded.keys.sorted())
  }

  /// The name of a dictionary or set that a line of a type's body keeps; nil for any other line. Local
  /// variables are indented deeper and have no word of access.
  private static func table(in line: Substring) -> String? {
    let indent = line.prefix { $0 == " " }.count
    var words = line.dropFirst(indent).split(separator: " ", maxSplits: 20)
    let access = words.prefix { $0 != "var" }
    words.removeFirst(access.count)
    let isMember = indent == 2 || (indent == 4 && !access.isEmpty)
    guard isMember, words.count > 2, access.allSatisfy(isModifier) else { return nil }
    let rest = words.dropFirst(2).joined(separator: " ")
    let isTable = rest.hasSuffix("= [:]") || rest.hasPrefix("Set<") && rest.contains(" = ")
    return isTable ? String(words[1].prefix { $0 != ":" }) : nil
  }

  private static func isModifier(_ word: Substring) -> Bool {
    ["private", "private(set)", "fileprivate", "package", "public", "lazy"].contains(word)
  }
}
