internal import CFreeType

/// The names of a face (the `name` table), English ones first.
struct FaceNames {
  private var best: [Int: (rank: Int, text: String)] = [:]

  /// Reads the names of a face; names in encodings that are not known are left out.
  init(of face: FreeTypeFace) {
    for position in 0..<FT_Get_Sfnt_Name_Count(face.handle) {
      var record = FT_SfntName()
      guard FT_Get_Sfnt_Name(face.handle, position, &record) == 0, let bytes = record.string
      else { continue }
      let id = Int(record.name_id)
      guard let rank = Self.rank(of: record), rank > best[id]?.rank ?? 0 else { continue }
      let content = UnsafeBufferPointer(start: bytes, count: Int(record.string_len))
      let text = Self.clean(Self.decode(content, isMacRoman: record.platform_id == 1))
      if !text.isEmpty { best[id] = (rank, text) }
    }
  }

  /// The name with an id of the `name` table, or nil.
  subscript(id: Int) -> String? { best[id]?.text }

  /// A name without everything that a PostScript name may not hold.
  static func lettersAndDigits(of name: String) -> String {
    String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }
}

// MARK: - Choosing

extension FaceNames {
  /// How welcome a record is; nil when its encoding is not known.
  ///
  /// Platforms: 3 Windows, 0 Unicode, 1 Macintosh. Windows' language 0x409 is English of the
  /// United States; the low ten bits are the language, 9 English.
  private static func rank(of record: FT_SfntName) -> Int? {
    switch (record.platform_id, record.encoding_id) {
    case (3, 0), (3, 1), (3, 10):
      if record.language_id == 0x409 { return 6 }
      return record.language_id & 0x3FF == 9 ? 5 : 2
    case (0, _): return 4
    case (1, 0): return record.language_id == 0 ? 3 : 1
    default: return nil
    }
  }
}

// MARK: - Decoding

extension FaceNames {
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, isMacRoman: Bool) -> String {
    if isMacRoman {
      if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
      return String(String.UnicodeScalarView(bytes.map(macRoman)))
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { position in
      UInt16(bytes[position]) << 8 | UInt16(bytes[position + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func macRoman(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : macRomanUpperHalf[Int(byte) - 0x80]
  }

  /// Bytes 0x80 to 0xFF of Mac OS Roman (Unicode's mapping table `APPLE/ROMAN.TXT`).
  private static let macRomanUpperHalf: [Unicode.Scalar] = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
    ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars)

  /// A name without control characters and without spaces around it: names reach terminals.
  private static func clean(_ name: String) -> String {
    if isClean(name.utf8) { return name }
    let visible = name.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " }
    let trimmed = visible.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return String(String.UnicodeScalarView(trimmed))
  }

  /// Whether a name, as nearly all do, holds nothing but visible ASCII and spaces inside.
  private static func isClean(_ name: String.UTF8View) -> Bool {
    name.first != 0x20 && name.last != 0x20 && name.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
