internal import CHarfBuzz
internal import Typography

/// A face opened by HarfBuzz at its own scale: one unit of HarfBuzz is one font unit, unhinted.
///
/// Order of life: HarfBuzz reads the bytes of the font file (or, for web fonts, asks FreeType for
/// unpacked tables) for as long as its objects live. So this object holds the `FreeTypeFace`, which
/// holds the bytes; `deinit` ends HarfBuzz's objects first.
final class HarfBuzzFont {
  /// HarfBuzz's own handle of the face with its axes set.
  let handle: OpaquePointer
  /// Font units per em.
  let unitsPerEm: Int

  private let face: OpaquePointer
  private let source: FreeTypeFace
  /// The boxes around the ink of the glyphs that were asked for.
  private var inkBoxes = BoundedCache<UInt32, Rect?>(limit: 4096)

  /// Opens the face that FreeType has open, with its axes set.
  init(face source: FreeTypeFace, axes: [String: Double]) {
    self.source = source
    face =
      source.file.isPlainOpenType
      ? Self.makeFace(in: source.file, index: source.index)
      : Self.makeFace(askingFor: source)
    handle = hb_font_create(face)
    unitsPerEm = max(Int(hb_face_get_upem(face)), 1)
    hb_ot_font_set_funcs(handle)
    if !axes.isEmpty {
      let variations = axes.sorted { $0.key < $1.key }
        .map { hb_variation_t(tag: OpenTypeTag.value($0.key), value: Float($0.value)) }
      hb_font_set_variations(handle, variations, UInt32(variations.count))
    }
  }

  deinit {
    hb_font_destroy(handle)
    hb_face_destroy(face)
  }

  private static func makeFace(in file: FontFile, index: Int) -> OpaquePointer {
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    return hb_face_create(blob, UInt32(index))
  }

  private static func makeFace(askingFor source: FreeTypeFace) -> OpaquePointer {
    let askFreeType: hb_reference_table_func_t = { _, tag, context in
      guard let context else { return hb_blob_get_empty() }
      let face = Unmanaged<FreeTypeFace>.fromOpaque(context).takeUnretainedValue()
      guard let bytes = face.table(tag) else { return hb_blob_get_empty() }
      return bytes.withUnsafeBytes { bytes in
        hb_blob_create(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
          HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
    }
    return hb_face_create_for_tables(
      askFreeType, Unmanaged.passUnretained(source).toOpaque(), nil)
  }
}

// MARK: - Questions

extension HarfBuzzFont {
  /// The glyph of a character, or nil when the face lacks it.
  func glyph(of character: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, character.value, &glyph) != 0 ? glyph : nil
  }

  /// Whether each character of a cluster that shows has a glyph of its own.
  func hasGlyphs(for character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      glyph(of: scalar) != nil || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The box around a glyph's ink in font units, y downwards from the baseline; nil without ink.
  func inkBounds(of glyph: UInt32) -> Rect? {
    if let known = inkBoxes[glyph] { return known }
    var extents = hb_glyph_extents_t()
    var box: Rect?
    if hb_font_get_glyph_extents(handle, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    {
      // HarfBuzz measures from the upper left corner upwards: heights are negative.
      box = Rect(
        x: Double(extents.x_bearing), y: -Double(extents.y_bearing),
        width: Double(extents.width), height: -Double(extents.height))
    }
    inkBoxes[glyph] = .some(box)
    return box
  }

  /// How far a character's ink rises above the baseline, in font units.
  func inkHeight(of character: Unicode.Scalar) -> Double? {
    var extents = hb_glyph_extents_t()
    guard let glyph = glyph(of: character),
      hb_font_get_glyph_extents(handle, glyph, &extents) != 0
    else { return nil }
    return Double(extents.y_bearing)
  }

  /// What the axes add to a measure (the `MVAR` table), in font units; 0 without axes.
  func variation(of measure: hb_ot_metrics_tag_t) -> Double {
    Double(hb_ot_metrics_get_variation(handle, measure))
  }

  /// Hands a signed 16-bit number of a table at an offset in bytes; nil when the table is too short.
  func number(in table: String, at offset: Int) -> Int? {
    let blob = hb_face_reference_table(face, OpenTypeTag.value(table))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), offset + 2 <= Int(length) else { return nil }
    let high = UInt16(UInt8(bitPattern: data[offset]))
    let low = UInt16(UInt8(bitPattern: data[offset + 1]))
    return Int(Int16(bitPattern: high << 8 | low))
  }
}
