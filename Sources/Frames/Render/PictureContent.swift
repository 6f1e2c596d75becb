import Platform
package import Raster
package import Typography

/// A picture in one of its forms, ready to be written.
package enum PictureContent {
  /// The bytes of a file.
  case bytes([UInt8])
  /// The half blocks of a canvas, which become bytes as they are written: they are many.
  case halfBlocks(Canvas, ground: RGBA, encoder: HalfBlockEncoder)

  /// The bytes of the file.
  var bytes: [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .halfBlocks(let canvas, let ground, let encoder): encoder.encode(canvas, ground: ground)
    }
  }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - clock: What measures the encoding, if anything; called while it measures the writing.
  func write(to file: OutputFile, clock: PhaseClock?) throws(WriteError) {
    switch self {
    case .bytes(let bytes): try file.write(bytes)
    case .halfBlocks(let canvas, let ground, let encoder):
      try clock.measure(.encode) { () throws(WriteError) in
        try encoder.encode(canvas, ground: ground) { part throws(WriteError) in
          try clock.measure(.write) { () throws(WriteError) in try file.write(part) }
        }
      }
    }
  }
}
