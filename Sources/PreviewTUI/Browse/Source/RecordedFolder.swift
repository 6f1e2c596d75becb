import Frames
import Raster

/// A folder of recorded frames whose pictures are asked for one by one.
final class RecordedFolder {
  private let frames: RecordedFrames
  private let pictures: RecordedPictures
  /// The picture that was read last.
  private var last: (id: String, picture: RecordedPicture)?

  /// A picture and how large it was drawn.
  struct RecordedPicture {
    var canvas: Canvas
    /// Pixels per point.
    var scale: Double
  }

  /// Reads the record of a folder.
  ///
  /// - Throws: `RecordError`.
  init(_ folder: String) throws {
    frames = try RecordedFrames(folder: folder)
    pictures = try RecordedPictures(folder: folder)
  }

  /// The picture of a frame; nil when none is recorded.
  ///
  /// - Throws: `GoldenFault` for a picture that cannot be read.
  func picture(of id: String) throws -> RecordedPicture? {
    if let last, last.id == id { return last.picture }
    guard let frame = frames.frame(id), let found = try pictures.picture(of: frame) else {
      return nil
    }
    let picture = RecordedPicture(canvas: found.canvas, scale: max(frame.scale, 0.001))
    last = (id, picture)
    return picture
  }
}
