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
  /// The ways in which the face holds glyphs in colours or as bitmaps.
  private(set) lazy var colorFormats = ColorFormats(of: self)

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
    guard isScalable || handle.pointee.num_fixed_sizes > 0 else {
      throw .noOutlines(path: file.path, face: index)
    }
  }

  deinit { FT_Done_Face(handle) }

  /// Font units per em, at least 1; 1000 where the font does not say.
  var unitsPerEm: Int {
    let units = Int(handle.pointee.units_per_EM)
    return units > 0 ? units : 1000
  }

  /// Whether the face has outlines; one without has bitmaps.
  var isScalable: Bool { typo_FT_IS_SCALABLE(handle) != 0 }

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

// MARK: - Sizes

extension FreeTypeFace {
  /// Sets the size that outlines are loaded at; false when the face has none.
  func setPixelSize(_ size: PixelsPerEm) -> Bool {
    if size == pixelSize { return true }
    let (across, down) = (FT_F26Dot6(size.horizontal), FT_F26Dot6(size.vertical))
    let isSet = FT_Set_Char_Size(handle, across, down, 72, 72) == 0
    pixelSize = isSet ? size : nil
    return isSet
  }

  /// Chooses one of the sizes that bitmaps are drawn for.
  func selectStrike(_ position: Int) -> Bool {
    pixelSize = nil
    return FT_Select_Size(handle, FT_Int(position)) == 0
  }
}

// MARK: - Tables

extension FreeTypeFace {
  /// Whether there is a table.
  func hasTable(_ tag: String) -> Bool {
    var length: FT_ULong = 0
    return FT_Load_Sfnt_Table(handle, FT_ULong(OpenTypeTag.value(tag)), 0, nil, &length) == 0
      && length > 0
  }

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
