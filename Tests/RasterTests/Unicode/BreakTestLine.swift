/// A line of Unicode's tests of breaks: `× 0023 ÷ 0020 ÷`, with a comment behind it.
struct BreakTestLine {
  /// The text.
  var text: String
  /// Where it breaks, as offsets into its UTF-8; the end is one, the beginning never.
  var breaks: [Int]

  /// Reads a line.
  init(_ line: UnsafeBufferPointer<UInt8>) {
    let words = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
      .split { $0 == " " || $0 == "\t" }
    text = ""
    breaks = []
    for word in words {
      if word == "÷" {
        breaks.append(text.utf8.count)
      } else if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(scalar)
      }
    }
    breaks.removeAll { $0 == 0 }
  }

  /// The text with its breaks, in the file's own notation: `0023 ÷ 0020`.
  func notation(breaks: [Int]) -> String {
    var offset = 0
    var words: [String] = []
    for scalar in text.unicodeScalars {
      if offset > 0 { words.append(breaks.contains(offset) ? "÷" : "×") }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      words.append(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
      offset += UTF8.width(scalar)
    }
    return words.joined(separator: " ")
  }
}
