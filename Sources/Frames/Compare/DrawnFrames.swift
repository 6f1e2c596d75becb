package import Designs
import Raster
package import Typography

/// Frames of a design as a reference that was never written: their record, and pictures when asked.
package struct DrawnFrames: ReferencePictures {
  /// The record.
  package let frames: RecordedFrames

  private let pages: [String: Page]
  private let painter: ReviewPainter

  /// Lays frames out.
  ///
  /// - Throws: `RecordError`, which the program's own record never is.
  package init(of previews: [Preview], design: LoadedDesign, options: FrameOptions)
    throws(RecordError)
  {
    painter = ReviewPainter(design: design, options: options)
    var records: [FrameRecord] = []
    var pages: [String: Page] = [:]
    for preview in previews {
      let record = painter.record(of: preview, like: nil)
      records.append(record)
      pages[record.identity.id] = record.page
    }
    self.pages = pages
    frames = try RecordedFrames(
      bytes: FrameDocument.bytes(
        design: design.system, frames: records, options: RecordedOptions(options)),
      file: SnapshotWriter.recordName)
  }

  package func picture(of frame: RecordedFrame) throws -> ReferencePicture? {
    guard let page = pages[frame.id] else { return nil }
    return ReferencePicture(canvas: try painter.canvas(of: page, scale: frame.scale), bytes: nil)
  }

  package func isThere(_ path: String) -> Bool { true }

  package func bytes(of path: String) throws -> [UInt8] {
    preconditionFailure("A drawn frame has a picture, so that none of its files is read.")
  }
}
