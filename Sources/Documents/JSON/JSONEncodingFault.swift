/// A place in a JSON text that stands for no character, and that the parser would let pass.
struct JSONEncodingFault {
  /// What is wrong.
  var reason: JSONError.Reason
  /// The offset of the first bad byte.
  var offset: Int

  /// Finds the first fault of a text.
  static func find(in text: [UInt8]) -> JSONEncodingFault? {
    if String(validating: text, as: UTF8.self) == nil {
      return JSONEncodingFault(reason: .notUTF8, offset: firstInvalidByte(in: text))
    }
    return firstLoneSurrogate(in: text).map {
      JSONEncodingFault(reason: .loneSurrogate, offset: $0)
    }
  }

  private static func firstInvalidByte(in text: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = text.makeIterator()
    var offset = 0
    while case .valid(let character) = parser.parseScalar(from: &bytes) {
      offset += character.count
    }
    return offset
  }

  /// Backslashes occur in strings only, so that the text need not be parsed to find the escapes.
  private static func firstLoneSurrogate(in text: [UInt8]) -> Int? {
    var offset = 0
    while let next = text[offset...].firstIndex(of: 0x5C) {
      guard let unit = escapedUnit(at: next, in: text) else {
        offset = min(next + 2, text.count)
        continue
      }
      offset = next + 6
      guard (0xD800...0xDFFF).contains(unit) else { continue }
      guard unit < 0xDC00, let low = escapedUnit(at: next + 6, in: text),
        (0xDC00...0xDFFF).contains(low)
      else { return next }
      offset = next + 12
    }
    return nil
  }

  /// The number of an escape `\uXXXX` that begins at an offset, or nil when none does.
  private static func escapedUnit(at offset: Int, in text: [UInt8]) -> Int? {
    guard offset + 6 <= text.count, text[offset] == 0x5C, text[offset + 1] == 0x75 else {
      return nil
    }
    return Int(String(decoding: text[(offset + 2)..<(offset + 6)], as: UTF8.self), radix: 16)
  }
}
