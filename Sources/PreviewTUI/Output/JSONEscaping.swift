import Typography

/// Escapes of JSON that its grammar does not ask for.
enum JSONEscaping {
  /// A JSON document with `{}` and `[]` for what is empty, and with every character that could steer
  /// a terminal written as `\uXXXX`.
  ///
  /// Such characters can stand in strings only, except the line feeds between members, which stay.
  /// A line feed is put at the end. Most of a record is letters of ASCII, which are copied in bulk.
  static func tidied(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + 64)
    json.withUnsafeBufferPointer { json in
      var place = 0
      while place < json.count {
        let start = place
        while place < json.count, isPlain(json[place]) { place += 1 }
        bytes.append(contentsOf: json[start..<place])
        guard place < json.count else { break }
        place =
          json[place] == lineFeed
          ? copyBlanks(of: json, at: place, to: &bytes)
          : copyScalar(of: json, at: place, to: &bytes)
      }
    }
    if bytes.last != lineFeed { bytes.append(lineFeed) }
    return bytes
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  /// Copies a line feed and the spaces behind it, which yajl also puts into what is empty.
  ///
  /// A line feed stands between tokens only: strings hold it escaped.
  ///
  /// - Returns: The place behind them.
  private static func copyBlanks(
    of json: UnsafeBufferPointer<UInt8>, at start: Int, to bytes: inout [UInt8]
  ) -> Int {
    var end = start + 1
    while end < json.count, json[end] == UInt8(ascii: " ") || json[end] == lineFeed { end += 1 }
    let next = end < json.count ? json[end] : 0
    let isEmpty =
      bytes.last == UInt8(ascii: "{") && next == UInt8(ascii: "}")
      || bytes.last == UInt8(ascii: "[") && next == UInt8(ascii: "]")
    if !isEmpty { bytes.append(contentsOf: json[start..<end]) }
    return end
  }

  /// Copies a scalar, escaped where it is not for terminals.
  ///
  /// - Returns: The place behind it.
  private static func copyScalar(
    of json: UnsafeBufferPointer<UInt8>, at start: Int, to bytes: inout [UInt8]
  ) -> Int {
    var end = start + 1
    while end < json.count, json[end] & 0xC0 == 0x80 { end += 1 }
    let text = String(decoding: json[start..<end], as: UTF8.self)
    if text.printable == text {
      bytes += Array(text.utf8)
    } else {
      for unit in text.utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
        bytes += Array("\\u\(zeros)\(digits)".utf8)
      }
    }
    return end
  }
}
