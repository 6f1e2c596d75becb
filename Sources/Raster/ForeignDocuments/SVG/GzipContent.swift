internal import CDeflate

/// The bytes of a document that may be packed by gzip (RFC 1952).
struct GzipContent {
  /// The bytes, unpacked.
  let bytes: [UInt8]

  /// Unpacks bytes that begin as a gzip file does; others stay.
  ///
  /// - Throws: `tooManyBytes` when the packing is damaged, or holds more than
  ///   `DocumentLimits.unpackedBytes`: no more than that is ever unpacked.
  init(_ packed: [UInt8]) throws(DocumentRefusal) {
    guard packed.starts(with: [0x1F, 0x8B]) else {
      bytes = packed
      return
    }
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .tooManyBytes }
    defer { libdeflate_free_decompressor(decompressor) }
    var status = LIBDEFLATE_BAD_DATA
    bytes = [UInt8](unsafeUninitializedCapacity: DocumentLimits.unpackedBytes) { room, count in
      status = libdeflate_gzip_decompress(
        decompressor, packed, packed.count, room.baseAddress, room.count, &count)
      if status != LIBDEFLATE_SUCCESS { count = 0 }
    }
    guard status == LIBDEFLATE_SUCCESS else { throw .tooManyBytes }
  }
}
