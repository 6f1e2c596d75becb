internal import CFreeType

/// A face opened by FreeType.
///
/// Order of life: FreeType reads the file's bytes for as long as the face is open, and a face dies
/// with its library. So a face holds both; `deinit` closes the face first and lets go of them after.
final class FreeTypeFace {
  /// FreeType's own handle; it lives as long as this object.
  let handle: FT_Face
  /// The position of the face in its file.
  let index: Int
  /// The bytes that FreeType reads from.
  let file: FontFile
  /// The FreeType that opened the face.
  let library: FreeTypeLibrary

  /// The size that is set; nil before the first.
  private var pixelSize: PixelsPerEm?

  /// Opens a face of a file.
  ///
  /// - Throws: `notAFont`, `brokenFont`, `noGlyphs` or `noOutlines`.
  init(file: FontFile, index: Int, library: FreeTypeLibrary) throws(FontFileError) {
    handle = try Self.open(file, index: index, library: library)
    self.file = file
    self.index = index
    self.library = library
    guard typo_FT_IS_SFNT(handle) != 0 else { throw .notAFont(path: file.path) }
    guard handle.pointee.num_glyphs > 0 else { throw .noGlyphs(path: file.path, face: index) }
    guard typo_FT_IS_SCALABLE(handle) != 0 else {
      throw .noOutlines(path: file.path, face: index)
    }
  }

  deinit { FT_Done_Face(handle) }

  /// The number of faces in a file.
  static func count(in file: FontFile, library: FreeTypeLibrary) throws(FontFileError) -> Int {
    let face = try open(file, index: -1, library: library)
    defer { FT_Done_Face(face) }
    return max(Int(face.pointee.num_faces), 0)
  }

  private static func open(
    _ file: FontFile, index: Int, library: FreeTypeLibrary
  ) throws(FontFileError) -> FT_Face {
    guard file.isFont else { throw .notAFont(path: file.path) }
    var face: FT_Face?
    let status = FT_New_Memory_Face(
      library.handle, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(file.bytes.count), FT_Long(index), &face)
    guard status == 0, let face else {
      throw .brokenFont(
        path: file.path, face: max(index, 0), call: "FT_New_Memory_Face", code: status)
    }
    return face
  }
}

// MARK: - Tables

extension FreeTypeFace {
  /// The bytes of a table, unpacked where the file is a web font; nil when there is none.
  func table(_ tag: UInt32) -> [UInt8]? {
    var length: FT_ULong = 0
    guard FT_Load_Sfnt_Table(handle, FT_ULong(tag), 0, nil, &length) == 0, length > 0 else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    let status = FT_Load_Sfnt_Table(handle, FT_ULong(tag), 0, &bytes, &length)
    return status == 0 ? bytes : nil
  }
}

// MARK: - Drawing

extension FreeTypeFace {
  /// The part of a glyph's bitmap that is worth drawing, in pixels around the glyph's origin; rows
  /// grow downwards.
  struct Clip {
    /// Columns relative to the origin.
    var columns: Range<Int>
    /// Rows relative to the baseline, growing downwards.
    var rows: Range<Int>
  }

  /// The most pixels of a glyph that is drawn whole: 16 x 16 em at the largest size that is cached.
  private static var pixelLimit: Int { 16 << 20 }

  /// Draws a glyph unhinted, from its outline: colour layers and bitmaps in the font are not drawn.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - size: Pixels per em in both directions.
  ///   - quarter: How many quarters of a pixel the outline is moved to the right, 0 to 3.
  ///   - clip: What to draw of it; all of it when nil.
  /// - Returns: Nil when the glyph has no ink, or cannot be drawn: damaged, or too large.
  func coverage(
    of glyph: UInt32, size: PixelsPerEm, quarter: Int, clip: Clip? = nil
  ) -> GlyphImage? {
    guard setPixelSize(size) else { return nil }
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(handle, FT_UInt(glyph), flags) == 0, let slot = handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
    else { return nil }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(quarter * 16), 0)
    if let clip { return clippedCoverage(of: &slot.pointee.outline, clip: clip) }
    guard Self.isDrawable(&slot.pointee.outline), FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0
    else { return nil }
    return GlyphImage(
      copying: slot.pointee.bitmap, left: Int(slot.pointee.bitmap_left),
      top: -Int(slot.pointee.bitmap_top))
  }

  /// Whether the whole bitmap is worth its memory: a damaged font can ask for a gigabyte.
  private static func isDrawable(_ outline: inout FT_Outline) -> Bool {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let columns = (Int(box.xMax) - Int(box.xMin)) >> 6
    let rows = (Int(box.yMax) - Int(box.yMin)) >> 6
    return columns < 0x7FFF && rows < 0x7FFF && columns * rows < pixelLimit
  }

  private func setPixelSize(_ size: PixelsPerEm) -> Bool {
    if size == pixelSize { return true }
    let (across, down) = (FT_F26Dot6(size.horizontal), FT_F26Dot6(size.vertical))
    let isSet = FT_Set_Char_Size(handle, across, down, 72, 72) == 0
    pixelSize = isSet ? size : nil
    return isSet
  }

  /// Draws only what lies in the clip, so that a huge glyph costs no more than the canvas.
  private func clippedCoverage(of outline: inout FT_Outline, clip: Clip) -> GlyphImage? {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let left = max(Int(box.xMin) >> 6, clip.columns.lowerBound)
    let right = min((Int(box.xMax) + 63) >> 6, clip.columns.upperBound)
    let top = max(-((Int(box.yMax) + 63) >> 6), clip.rows.lowerBound)
    let bottom = min(-(Int(box.yMin) >> 6), clip.rows.upperBound)
    guard left < right, top < bottom else { return nil }

    FT_Outline_Translate(&outline, FT_Pos(-left * 64), FT_Pos(bottom * 64))
    let columns = right - left
    let rows = bottom - top
    var pixels = [UInt8](repeating: 0, count: columns * rows)
    let status = pixels.withUnsafeMutableBufferPointer { pixels in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(rows)
      bitmap.width = UInt32(columns)
      bitmap.pitch = Int32(columns)
      bitmap.buffer = pixels.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library.handle, &outline, &bitmap)
    }
    guard status == 0 else { return nil }
    return GlyphImage(left: left, top: top, columns: columns, rows: rows, coverage: pixels)
  }
}
