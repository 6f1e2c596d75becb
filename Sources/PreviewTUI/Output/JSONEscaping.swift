import Typography

/// Escapes of JSON that its grammar does not ask for.
enum JSONEscaping {
  /// A JSON document with `{}` and `[]` for what is empty, and with every character that could steer a terminal written as `\uXXXX`.
  ///
  /// Such characters can stand in strings only, except the line feeds between members, which stay.
  /// A line feed is put at the end.
  static func tidied(_ json: [UInt8]) -> [UInt8] {
    escapingControls(in: closingEmptyContainers(in: json))
  }

  /// yajl spreads an empty object or array over lines; `{}` and `[]` say the same.
  private static func closingEmptyContainers(in json: [UInt8]) -> [UInt8] {
    let opening: Set<UInt8> = [UInt8(ascii: "{"), UInt8(ascii: "[")]
    let closing: Set<UInt8> = [UInt8(ascii: "}"), UInt8(ascii: "]")]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    var blanks: [UInt8] = []
    for byte in json {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") && !blanks.isEmpty {
        // A line feed stands between tokens only: strings hold it escaped.
        blanks.append(byte)
      } else {
        let isEmpty = closing.contains(byte) && bytes.last.map(opening.contains) == true
        if !isEmpty { bytes += blanks }
        blanks = []
        bytes.append(byte)
      }
    }
    return bytes + blanks
  }

  private static func escapingControls(in json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + 1)
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if scalar == "\n" || scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F {
        bytes.append(UInt8(scalar.value))
      } else if String(scalar).printable != String(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        bytes += Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8)
        bytes += Array(digits.utf8)
      } else {
        bytes += Array(UTF8.encode(scalar)!)
      }
    }
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }
}
