/// HarfBuzz's own program, the oracle for advances.
public enum HBShape {
  /// Why it gives no answer.
  public enum Failure: Error, Hashable {
    /// What it printed is not what it should.
    case unreadable(String)
  }

  /// The sum of the unhinted advances of each text in font units.
  public static func advances(of texts: [String], font: String) throws -> [Double] {
    let folder = try ScratchFolder()
    try folder.write(texts.map { $0 + "\n" }.joined(), to: "texts")
    let output = String(
      decoding: try OutsideProgram.output(
        of: "hb-shape",
        [
          "--no-glyph-names", "--no-clusters", "--font-size=upem", "--language=en", font,
          "--text-file=\(folder.path("texts"))",
        ]), as: UTF8.self)
    let lines = output.split(separator: "\n")
    guard lines.count == texts.count else { throw Failure.unreadable(output) }
    return try lines.map(advance)
  }

  /// The sum of a line `[glyph@x,y+advance|…]`.
  private static func advance(in line: Substring) throws -> Double {
    try line.filter { $0 != "[" && $0 != "]" }.split(separator: "|").reduce(0) { sum, glyph in
      guard let text = glyph.split(separator: "+").last, let advance = Double(text) else {
        throw Failure.unreadable(String(line))
      }
      return sum + advance
    }
  }
}
