import Support
import Testing

/// A question to Pango, which wraps paragraphs by itself: `Tests/Fixtures/pango-lines`.
struct PangoRequest {
  /// How a paragraph is broken at a width.
  struct Wrapping: Hashable {
    /// In points.
    var width: Double
    /// The position of the paragraph in the request.
    var paragraph: Int
    var lines: [String]
  }

  var font: NotoFont
  /// The family by which Pango finds the font.
  var family: String
  /// In points.
  var pointSize: Double
  var language: String

  /// Breaks each paragraph at each width, widths first.
  func wrap(_ paragraphs: [String], widths: [Double]) throws -> [Wrapping] {
    let program = Repository.path("Tests/Fixtures/pango-lines")
    let folder = TemporaryFolder()
    let file = folder.add("paragraphs", Array(paragraphs.map { $0 + "\n" }.joined().utf8))
    let output = try OutsideProgram.output(
      of: "python3",
      [program, font.path, family, "\(pointSize)", language, file] + widths.map { "\($0)" })
    var result: [Wrapping] = []
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3, let width = Double(fields[0]), let number = Int(fields[1]) else {
        continue
      }
      if result.last?.width != width || result.last?.paragraph != number {
        result.append(Wrapping(width: width, paragraph: number, lines: []))
      }
      result[result.count - 1].lines.append(String(fields[2]))
    }
    try #require(
      result.count == paragraphs.count * widths.count,
      "pango-lines gives no answer for \(language): install pango1.0-tools")
    return result
  }
}
