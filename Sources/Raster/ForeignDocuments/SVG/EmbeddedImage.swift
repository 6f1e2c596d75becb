/// A picture in the address of an `image` element: PNG or JPEG by what its bytes say, whatever the
/// address calls it.
struct EmbeddedImage {
  /// How many pixels it has once it is unpacked.
  let pixels: Int

  /// The most bytes of a JPEG that are looked at for its size.
  private static let headerBytes = 1 << 20

  /// Reads the size out of an address such as `data:image/png;base64,…`; nil for any other address,
  /// and for a picture of another kind.
  init?(address: String) {
    guard address.hasPrefix("data:"), let comma = address.utf8.firstIndex(of: 0x2C),
      address[..<comma].hasSuffix(";base64")
    else { return nil }
    let start = address.utf8[address.utf8.index(after: comma)...]
    let bytes = Base64Content(start, limit: Self.headerBytes).bytes
    guard let pixels = Self.pixelsOfPNG(bytes) ?? Self.pixelsOfJPEG(bytes) else { return nil }
    self.pixels = pixels
  }

  /// PNG (ISO 15948): eight bytes, then the chunk `IHDR` with width and height.
  private static func pixelsOfPNG(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return product(number(bytes, 16, 4), number(bytes, 20, 4))
  }

  /// JPEG (ITU-T T.81): segments, of which a start of frame has height and width.
  private static func pixelsOfJPEG(_ bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      // Start of frame: C0 to CF without the tables C4, C8 and CC.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return product(number(bytes, place + 5, 2), number(bytes, place + 7, 2))
      }
      place += kind == 0xFF ? 1 : 2 + number(bytes, place + 2, 2)
    }
    return nil
  }

  private static func product(_ columns: Int, _ rows: Int) -> Int {
    columns.multipliedReportingOverflow(by: rows).overflow ? .max / 2 : columns * rows
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
