internal import CHarfBuzz

/// The buffer that HarfBuzz shapes in, used again for every run.
final class HarfBuzzBuffer {
  private let handle: OpaquePointer

  /// Makes an empty buffer.
  init() { handle = hb_buffer_create() }

  deinit { hb_buffer_destroy(handle) }

  /// Shapes one run of a paragraph with what surrounds it as context.
  ///
  /// - Parameters:
  ///   - run: The run: one direction and one script.
  ///   - text: The paragraph.
  ///   - font: The face.
  ///   - features: Features beyond the defaults, for the whole run.
  ///   - language: The paragraph's language.
  /// - Returns: Glyphs from left to right, in font units.
  func shape(
    _ run: ParagraphAnalysis.Run, of text: ShapingText, font: HarfBuzzFont,
    features: [hb_feature_t], language: hb_language_t?
  ) -> [UnscaledText.Glyph] {
    hb_buffer_reset(handle)
    text.bytes.withUnsafeBytes { bytes in
      hb_buffer_add_utf8(
        handle, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count),
        UInt32(run.range.lowerBound), Int32(run.range.count))
    }
    let isRightToLeft = run.level & 1 == 1
    let begins = run.range.lowerBound == 0 ? HB_BUFFER_FLAG_BOT.rawValue : 0
    let ends = run.range.upperBound == text.bytes.count ? HB_BUFFER_FLAG_EOT.rawValue : 0
    hb_buffer_set_flags(handle, hb_buffer_flags_t(rawValue: begins | ends))
    hb_buffer_set_direction(handle, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    if let script = run.script { hb_buffer_set_script(handle, script) }
    if let language { hb_buffer_set_language(handle, language) }
    hb_shape(font.handle, handle, features, UInt32(features.count))
    return glyphs(text: text)
  }

  private func glyphs(text: ShapingText) -> [UnscaledText.Glyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count),
      let positions = hb_buffer_get_glyph_positions(handle, nil)
    else { return [] }
    return (0..<Int(count)).compactMap { index in
      let info = infos[index]
      let position = positions[index]
      let cluster = Int(info.cluster)
      let isWidthless = text.isWidthless(at: cluster)
      if isWidthless, info.codepoint == 0 { return nil }
      return UnscaledText.Glyph(
        id: info.codepoint, cluster: cluster, advance: isWidthless ? 0 : Int(position.x_advance),
        xOffset: Int(position.x_offset), yOffset: Int(position.y_offset))
    }
  }
}
