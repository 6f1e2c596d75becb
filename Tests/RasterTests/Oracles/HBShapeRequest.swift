import Support
import Testing

/// A question to HarfBuzz's own program: lines of one font, direction, script and language.
struct HBShapeRequest {
  var font: NotoFont
  var language: String
  var isRightToLeft = false
  /// The script's ISO 15924 tag; nil lets the program find it.
  var script: String?
  /// What stands before and after each line in its paragraph.
  var before = ""
  var after = ""

  /// The glyphs of each line from left to right; clusters count UTF-8.
  func glyphs(of lines: [String]) throws -> [[UnitGlyph]] {
    let folder = TemporaryFolder()
    let file = folder.add("lines", Array(lines.map { $0 + "\n" }.joined().utf8))
    let output = try OutsideProgram.output(of: "hb-shape", arguments + ["--text-file=\(file)"])
    let answers = String(decoding: output, as: UTF8.self).split(separator: "\n")
    try #require(answers.count == lines.count, "hb-shape answers \(answers)")
    return try answers.map { answer in
      try answer.dropFirst().dropLast().split(separator: "|").map { item in
        try #require(UnitGlyph(item), "hb-shape prints '\(item)'")
      }
    }
  }

  private var arguments: [String] {
    var arguments = [
      "--no-glyph-names", "--utf8-clusters", "--font-size=upem", "--face-index=\(font.index)",
      "--direction=\(isRightToLeft ? "rtl" : "ltr")", "--language=\(language)", font.path,
    ]
    if let script { arguments.append("--script=\(script)") }
    arguments += before.isEmpty ? ["--bot"] : ["--unicodes-before=\(Self.codes(before))"]
    arguments += after.isEmpty ? ["--eot"] : ["--unicodes-after=\(Self.codes(after))"]
    return arguments
  }

  /// A text as the program reads it from its arguments without printing it again.
  private static func codes(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ",")
  }
}
