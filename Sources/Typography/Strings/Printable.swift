extension StringProtocol {
  /// This text with every character that could steer a terminal or hide in a line escaped.
  ///
  /// Escaped, in the style of `\u{1B}`, are the controls (C0, DEL, C1), the bidirectional controls,
  /// the line and paragraph separators and the byte order mark. Everything else stays as it is.
  public var printable: String {
    var text = ""
    text.unicodeScalars.reserveCapacity(unicodeScalars.count)
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar acts on a terminal or on the order of a line instead of being seen.
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0x00...0x1F, 0x7F, 0x80...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }
}
