internal import CHarfBuzz

/// Shapes clusters one by one to see whether a face has glyphs for them.
final class ClusterProbe {
  private let buffer: OpaquePointer

  /// Makes an empty buffer, used again for every cluster.
  init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  /// Whether a cluster alone comes out without a missing glyph.
  func hasGlyphs(for character: Character, in font: HarfBuzzFont) -> Bool {
    hb_buffer_reset(buffer)
    var text = String(character)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        hb_buffer_add_utf8(
          buffer, bytes.baseAddress, Int32(bytes.count), 0, Int32(bytes.count))
      }
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font.handle, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0 else { return false }
    return (0..<Int(count)).allSatisfy { infos[$0].codepoint != 0 }
  }
}
