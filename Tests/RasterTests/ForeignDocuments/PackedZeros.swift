import CDeflate

/// Zeros packed by gzip.
enum PackedZeros {
  static func bytes(_ count: Int) -> [UInt8] {
    let content = [UInt8](repeating: 0, count: count)
    let compressor = libdeflate_alloc_compressor(6)
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_gzip_compress_bound(compressor, count)
    return [UInt8](unsafeUninitializedCapacity: room) { packed, filled in
      filled = libdeflate_gzip_compress(
        compressor, content, count, packed.baseAddress, packed.count)
    }
  }
}
