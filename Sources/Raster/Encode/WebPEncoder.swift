internal import CWebP
internal import Typography

/// Writes a canvas as lossless WebP, which takes half the room of the smallest PNG.
///
/// For pages that browsers show; frames by themselves are PNG, which everything reads.
public struct WebPEncoder: Sendable {
  /// How hard libwebp tries, 0 to 9: from 7 on it takes thirty times as long for a tenth less.
  private static let level: Int32 = 4

  /// The most columns or rows of a picture, by the format's own limit.
  public static let sideLimit = 16383

  private let library: OptionalLibrary

  /// Makes an encoder; libwebp is opened at the first picture.
  public init() { self.init(library: .webP) }

  init(library: OptionalLibrary) { self.library = library }

  /// The bytes of a WebP file; the pixels are the canvas's own. Nil for a canvas that is larger than
  /// the format allows, and without memory.
  ///
  /// - Throws: Why libwebp cannot be used.
  public func encode(_ canvas: Canvas) throws(LibraryError) -> [UInt8]? {
    guard 1...Self.sideLimit ~= canvas.columns, 1...Self.sideLimit ~= canvas.rows else {
      return nil
    }
    let webP = try SharedLibrary(library).functions(WebPFunctions_look_up)
    var configuration = WebPConfig()
    var picture = WebPPicture()
    let version = Int32(WEBP_ENCODER_ABI_VERSION)
    guard webP.ConfigInitInternal(&configuration, WEBP_PRESET_DEFAULT, 75, version) != 0,
      webP.ConfigLosslessPreset(&configuration, Self.level) != 0,
      webP.PictureInitInternal(&picture, version) != 0
    else { return nil }
    defer { webP.PictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(canvas.columns)
    picture.height = Int32(canvas.rows)
    let isTaken = canvas.pixels.withUnsafeBytes { pixels in
      webP.PictureImportRGBX(
        &picture, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(canvas.columns * 4)) != 0
    }
    return isTaken ? Self.bytes(of: &picture, configuration, webP) : nil
  }

  private static func bytes(
    of picture: inout WebPPicture, _ configuration: WebPConfig, _ webP: WebPFunctions
  ) -> [UInt8]? {
    var memory = WebPMemoryWriter()
    webP.MemoryWriterInit(&memory)
    defer { webP.MemoryWriterClear(&memory) }
    var configuration = configuration
    let isWritten = withUnsafeMutablePointer(to: &memory) { memory in
      picture.writer = webP.MemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(memory)
      return webP.Encode(&configuration, &picture) != 0
    }
    guard isWritten, let start = memory.mem else { return nil }
    return Array(UnsafeBufferPointer(start: start, count: memory.size))
  }
}
