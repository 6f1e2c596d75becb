/// Why a font file, or one face of it, could not be used.
///
/// Every case says which file; `description` makes the words.
public enum FontFileError: Error, Hashable, Sendable {
  /// Nothing is at the path.
  case missing(path: String)
  /// The path names a folder.
  case isDirectory(path: String)
  /// The path names a pipe, a device or a socket; it is not read.
  case notRegularFile(path: String)
  /// The file holds no bytes.
  case empty(path: String)
  /// The file is a Git LFS pointer: the font itself was never fetched.
  case gitLFSPointer(path: String)
  /// The operating system refused to open or read the file, with its `errno`.
  case unreadable(path: String, errno: Int32)
  /// The file is larger than any font that is read.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The file ends before its last table does: it was cut short on its way.
  case truncated(path: String, bytes: Int, of: Int)
  /// The bytes are of no font format with OpenType tables.
  case notAFont(path: String)
  /// FreeType gave up on a face: the function that failed and FreeType's error code.
  case brokenFont(path: String, face: Int, call: String, code: Int32)
  /// The face holds no glyph.
  case noGlyphs(path: String, face: Int)
  /// The face holds neither outlines nor bitmaps.
  case noOutlines(path: String, face: Int)

  /// The path that the error is about, as it was given.
  public var path: String {
    switch self {
    case .missing(let path), .isDirectory(let path), .notRegularFile(let path), .empty(let path),
      .gitLFSPointer(let path), .unreadable(let path, _), .tooLarge(let path, _, _),
      .truncated(let path, _, _), .notAFont(let path), .brokenFont(let path, _, _, _),
      .noGlyphs(let path, _),
      .noOutlines(let path, _):
      path
    }
  }
}

// MARK: - Words

extension FontFileError: CustomStringConvertible {
  /// What failed, which file in single quotes, why, and what to do.
  public var description: String {
    switch self {
    case .missing(let path):
      "font '\(path)' is missing: no such file; check the path or add the file"
    case .isDirectory(let path):
      "font '\(path)' is a folder; name a font file in it"
    case .notRegularFile(let path):
      "font '\(path)' is a pipe, socket or device; name a regular file"
    case .empty(let path):
      "font '\(path)' is empty: the file has no bytes; fetch it again"
    case .gitLFSPointer(let path):
      "font '\(path)' is a Git LFS pointer, not the font itself; run \"git lfs pull\""
    case .unreadable(let path, let errno):
      "font '\(path)' cannot be read: \(SystemStatus.words(errno)); check its permissions"
    case .tooLarge(let path, let bytes, let limit):
      "font '\(path)' has \(bytes) bytes, more than the limit of \(limit); use a smaller file"
    case .truncated(let path, let bytes, let size):
      "font '\(path)' is cut short: \(bytes) of at least \(size) bytes; fetch it again"
    case .notAFont(let path):
      "font '\(path)' is not a font; use a .ttf, .otf, .ttc, .woff or .woff2 file"
    case .brokenFont(let path, let face, let call, let code):
      "font '\(path)'\(Self.words(face: face)) is broken: \(FreeTypeStatus.words(code)) "
        + "(\(call), code \(code)); replace the file"
    case .noGlyphs(let path, let face):
      "font '\(path)'\(Self.words(face: face)) has no glyphs; replace the file"
    case .noOutlines(let path, let face):
      "font '\(path)'\(Self.words(face: face)) has neither outlines nor bitmaps; replace "
        + "the file"
    }
  }

  private static func words(face: Int) -> String {
    face == 0 ? "" : ", face \(face)"
  }
}
