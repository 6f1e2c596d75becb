/// The four-letter names of tables, axes and features as OpenType stores them.
enum OpenTypeTag {
  /// The number of a tag; shorter names are filled up with spaces, longer ones cut.
  static func value(_ name: String) -> UInt32 {
    var bytes = Array(name.utf8.prefix(4))
    while bytes.count < 4 { bytes.append(0x20) }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The name of a tag; bytes that are no printable ASCII become `?`.
  static func name(_ value: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    let letters = bytes.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }
    return String(decoding: letters, as: UTF8.self)
  }
}
