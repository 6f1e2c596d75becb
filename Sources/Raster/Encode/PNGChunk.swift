internal import CDeflate

/// A chunk of a PNG file: a name of four letters, and data.
struct PNGChunk {
  var name: String
  var data: [UInt8]

  /// The bytes that every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks of a file that is sound.
  static func list(in bytes: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var offset = signature.count
    while offset + 12 <= bytes.count {
      let count = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + count <= bytes.count else { break }
      let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      chunks.append(
        PNGChunk(name: name, data: Array(bytes[(offset + 8)..<(offset + 8 + count)])))
      offset += 12 + count
    }
    return chunks
  }
}

/// Puts chunks together to a PNG file.
struct PNGChunkWriter {
  private(set) var bytes = PNGChunk.signature

  /// Makes room for about a number of bytes.
  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Appends a chunk: its length, name, data and checksum.
  mutating func append(_ name: String, _ data: [UInt8]) {
    bytes += Self.bigEndian([UInt32(data.count)])
    let start = bytes.count
    bytes += Array(name.utf8)
    bytes += data
    bytes += Self.bigEndian([checksum(from: start)])
  }

  /// Appends chunks as they are.
  mutating func append(_ chunks: [PNGChunk]) {
    for chunk in chunks { append(chunk.name, chunk.data) }
  }

  /// Numbers as PNG writes them.
  static func bigEndian(_ numbers: [UInt32]) -> [UInt8] {
    numbers.flatMap { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    }
  }

  /// The checksum of the PNG specification, annex D, of the bytes from a place on.
  private func checksum(from start: Int) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      libdeflate_crc32(0, bytes.baseAddress! + start, bytes.count - start)
    }
  }
}
