internal import CPNG
public import Typography

/// Reads PNG pictures, such as those that a check compares with.
public struct PNGDecoder: Sendable {
  /// What transparent pixels lie over.
  public var ground: RGBA

  /// Makes a decoder; transparent pixels are laid over `ground`.
  public init(ground: RGBA = .white) {
    self.ground = ground
  }

  /// The picture of a PNG file in memory.
  ///
  /// - Throws: `notReadable` for anything but a sound PNG, `tooLarge` beyond `Canvas.pixelLimit`.
  public func decode(_ bytes: [UInt8]) throws(PNGError) -> Canvas {
    let result = bytes.withUnsafeBytes { Self.read($0) }
    var canvas = try result.get()
    for position in canvas.pixels.indices where canvas.pixels[position].alpha != 255 {
      canvas.pixels[position] = canvas.pixels[position].composited(over: ground)
    }
    return canvas
  }

  /// Reads with libpng's simplified interface, which reports errors by return values. It keeps the
  /// address of the bytes between its calls.
  private static func read(_ bytes: UnsafeRawBufferPointer) -> Result<Canvas, PNGError> {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      return .failure(.notReadable(reason: reason(image)))
    }
    let (columns, rows) = (Int(image.width), Int(image.height))
    guard var canvas = try? Canvas(columns: columns, rows: rows, filledWith: .white) else {
      return .failure(.tooLarge(columns: columns, rows: rows, limit: Canvas.pixelLimit))
    }
    image.format = UInt32(typo_PNG_FORMAT_RGBA())
    // What says nothing of its transfer is sRGB in 16 bits too, and not linear as libpng has it.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let isRead = canvas.pixels.withUnsafeMutableBytes { pixels in
      png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0
    }
    return isRead ? .success(canvas) : .failure(.notReadable(reason: reason(image)))
  }

  /// libpng's own words, kept in a fixed array of characters.
  private static func reason(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
