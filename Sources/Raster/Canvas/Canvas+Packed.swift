internal import Typography

/// The pixels as packed numbers; see `RGBA.packed`. The compiler reads and writes those at once, the
/// four channels one by one.
extension Canvas {
  /// Reads the pixels.
  @inline(__always)
  func withPackedPixels<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { preconditionFailure("A canvas has pixels.") }
      return start.withMemoryRebound(to: UInt32.self, capacity: pixels.count, body)
    }
  }

  /// Reads and changes the pixels.
  @inline(__always)
  mutating func withMutablePackedPixels<Result>(
    _ body: (UnsafeMutablePointer<UInt32>) -> Result
  ) -> Result {
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { preconditionFailure("A canvas has pixels.") }
      return start.withMemoryRebound(to: UInt32.self, capacity: pixels.count, body)
    }
  }
}
