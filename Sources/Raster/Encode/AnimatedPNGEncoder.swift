internal import Typography

/// Writes a few pictures of one size as an animated PNG, which shows them in turn without end.
///
/// The frames are encoded as files of their own; this only takes their image data and puts it into the chunks that
/// the PNG specification, third edition, has for animations: `acTL`, `fcTL` and `fdAT`. A reader that
/// knows no animations shows the first frame.
public struct AnimatedPNGEncoder: Sendable {
  /// How long each frame stays, in milliseconds, 1 to 65535.
  public var delay: UInt16

  /// Makes an encoder.
  ///
  /// - Parameter delay: How long each frame stays, in milliseconds, 1 to 65535.
  public init(delay: UInt16) {
    self.delay = delay
  }

  /// The bytes of a PNG file.
  ///
  /// - Parameter frames: At least one picture; all have the size of the first.
  /// - Throws: `PNGError.notEncodable`.
  public func encode(_ frames: [Canvas]) throws(PNGError) -> [UInt8] {
    precondition(!frames.isEmpty, "An animation has a frame.")
    precondition(
      frames.allSatisfy { $0.columns == frames[0].columns && $0.rows == frames[0].rows },
      "The frames of an animation have one size.")
    var writer = PNGChunkWriter()
    var sequence: UInt32 = 0
    for (place, chunks) in try chunks(of: frames).enumerated() {
      if place == 0 {
        writer.append(chunks.filter { $0.name != "IDAT" && $0.name != "IEND" })
        writer.append("acTL", PNGChunkWriter.bigEndian([UInt32(frames.count), 0]))
      }
      writer.append("fcTL", control(sequence: &sequence, of: frames[place]))
      for chunk in chunks where chunk.name == "IDAT" {
        if place == 0 {
          writer.append("IDAT", chunk.data)
        } else {
          writer.append("fdAT", PNGChunkWriter.bigEndian([sequence]) + chunk.data)
          sequence += 1
        }
      }
    }
    writer.append("IEND", [])
    return writer.bytes
  }

  /// The chunks of each frame; all frames store their pixels in the same way, as the one header of
  /// the file says.
  private func chunks(of frames: [Canvas]) throws(PNGError) -> [[PNGChunk]] {
    let columns = frames[0].columns
    let rows = frames.reduce(0) { $0 + $1.rows }
    guard var all = try? Canvas(columns: columns, rows: rows, filledWith: .white) else {
      throw .notEncodable(columns: columns, rows: rows)
    }
    all.pixels = frames.flatMap(\.pixels)
    let format = PNGPixelFormat(of: all)
    var chunks: [[PNGChunk]] = []
    for frame in frames {
      chunks.append(PNGChunk.list(in: try PNGEncoder().encode(frame, as: format)))
    }
    return chunks
  }

  /// The place, size and delay of a frame: it covers the whole picture and replaces what was there.
  private func control(sequence: inout UInt32, of frame: Canvas) -> [UInt8] {
    defer { sequence += 1 }
    let place = PNGChunkWriter.bigEndian([
      sequence, UInt32(frame.columns), UInt32(frame.rows), 0, 0,
    ])
    let time = [UInt8(delay >> 8), UInt8(delay & 255), UInt8(1000 >> 8), UInt8(1000 & 255)]
    return place + time + [0, 0]
  }
}
