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

  /// Makes an encoder.
  public init() {}

  /// The bytes of a WebP file; the pixels are the canvas's own. Nil for a canvas that is larger than
  /// the format allows, and without memory.
  public func encode(_ canvas: Canvas) -> [UInt8]? {
    guard 1...Self.sideLimit ~= canvas.columns, 1...Self.sideLimit ~= canvas.rows else {
      return nil
    }
    var configuration = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&configuration) != 0,
      WebPConfigLosslessPreset(&configuration, Self.level) != 0, WebPPictureInit(&picture) != 0
    else { return nil }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(canvas.columns)
    picture.height = Int32(canvas.rows)
    let isTaken = canvas.pixels.withUnsafeBytes { pixels in
      WebPPictureImportRGBX(
        &picture, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(canvas.columns * 4)) != 0
    }
    return isTaken ? Self.bytes(of: &picture, configuration) : nil
  }

  private static func bytes(
    of picture: inout WebPPicture, _ configuration: WebPConfig
  ) -> [UInt8]? {
    var memory = WebPMemoryWriter()
    WebPMemoryWriterInit(&memory)
    defer { WebPMemoryWriterClear(&memory) }
    var configuration = configuration
    let isWritten = withUnsafeMutablePointer(to: &memory) { memory in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(memory)
      return WebPEncode(&configuration, &picture) != 0
    }
    guard isWritten, let start = memory.mem else { return nil }
    return Array(UnsafeBufferPointer(start: start, count: memory.size))
  }
}
