/// Bytes as text in 64 letters, as RFC 4648 has it.
public enum Base64 {
  /// The letters for the values 0 to 63.
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Writes bytes, padded with `=` to a multiple of four letters.
  public static func encode(_ bytes: [UInt8]) -> String {
    String(decoding: letters(of: bytes), as: UTF8.self)
  }

  /// The letters for bytes, padded with `=` to a multiple of four.
  public static func letters(of bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { letters, initialized in
      bytes.withUnsafeBufferPointer { bytes in
        alphabet.withUnsafeBufferPointer { alphabet in
          for group in 0..<(count / 4) {
            let start = group * 3
            let rest = min(bytes.count - start, 3)
            var value = Int(bytes[start]) << 16
            if rest > 1 { value |= Int(bytes[start + 1]) << 8 }
            if rest > 2 { value |= Int(bytes[start + 2]) }
            for place in 0..<4 {
              let letter = alphabet[value >> (18 - 6 * place) & 63]
              letters[group * 4 + place] = place <= rest ? letter : UInt8(ascii: "=")
            }
          }
        }
      }
      initialized = count
    }
  }

  /// Reads text, of either alphabet and with or without its padding; nil for anything else.
  public static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var value = 0
    var bits = 0
    for letter in text.utf8 {
      guard letter != UInt8(ascii: "=") else { break }
      guard let digit = digit(letter) else { return nil }
      value = (value << 6 | digit) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: value >> bits))
      }
    }
    return bytes
  }

  /// The value of a letter; `-` and `_` are the last two of the alphabet for file names.
  private static func digit(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: alphabet.firstIndex(of: letter)
    }
  }
}
