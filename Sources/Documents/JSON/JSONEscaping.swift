import Typography

/// Strings of JSON, with escapes that its grammar does not ask for: every character that could steer a
/// terminal, or hide in a line where somebody reviews a file, is written as `\uXXXX`.
enum JSONEscaping {
  /// A string in quotes.
  static func quoted(_ string: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(string, to: &bytes)
    return bytes
  }

  /// Appends a string in quotes.
  ///
  /// Nearly all strings of a record are plain letters of ASCII, which are copied in bulk.
  static func append(_ string: String, to bytes: inout [UInt8]) {
    var string = string
    bytes.append(quote)
    string.withUTF8 { text in
      var start = 0
      while start < text.count {
        let end = endOfPlain(in: text, from: start)
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
        start = end < text.count ? appendScalar(of: text, at: end, to: &bytes) : end
      }
    }
    bytes.append(quote)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func endOfPlain(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place < text.count {
      let byte = text[place]
      guard byte >= 0x20, byte < 0x7F, byte != quote, byte != backslash else { return place }
      place &+= 1
    }
    return place
  }

  /// Appends a scalar, escaped where the grammar asks for it or a terminal would act on it.
  ///
  /// - Returns: The place behind it.
  private static func appendScalar(
    of text: UnsafeBufferPointer<UInt8>, at start: Int, to bytes: inout [UInt8]
  ) -> Int {
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    if let letter = shortEscape(of: text[start]) {
      bytes += [backslash, letter]
      return end
    }
    let scalar = String(decoding: UnsafeBufferPointer(rebasing: text[start..<end]), as: UTF8.self)
    if scalar.printable == scalar {
      bytes += text[start..<end]
    } else {
      for unit in scalar.utf16 { appendEscape(of: unit, to: &bytes) }
    }
    return end
  }

  /// The letter behind the backslash of the escapes that have one.
  private static func shortEscape(of byte: UInt8) -> UInt8? {
    switch byte {
    case quote, backslash: byte
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }

  private static func appendEscape(of unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
    bytes += Array("\\u\(zeros)\(digits)".utf8)
  }
}
