import Platform
import Raster
import Typography

/// Makes the files of single frames; one for each thread.
final class FrameWriter {
  /// What is left of a frame once its files are written.
  struct Result {
    /// Its part of the record.
    var element: [UInt8]
    /// Its files, relative to the folder.
    var paths: [String]
    /// Its part of the contact sheet, if there is one.
    var figure: [UInt8]?
  }

  private let job: SnapshotWriter
  private let folder: ConfinedFolder?
  private let renderer: FrameRenderer

  init(_ job: SnapshotWriter, folder: ConfinedFolder?, clock: PhaseClock?) {
    self.job = job
    self.folder = folder
    renderer = FrameRenderer(design: job.design, blending: job.blending, clock: clock)
  }

  /// Lays a frame out, and writes its files where there is a folder.
  ///
  /// - Throws: `WriteError`; `CanvasError`; `PNGError`.
  func write(_ preview: Preview) throws -> Result {
    let identity = FrameIdentity(preview: preview.name, traits: preview.traits)
    let page = renderer.page(of: preview)
    let files = job.formats.filter(\.isOfOneFrame).map { ($0, "\(identity.id).\($0.rawValue)") }
    var picture = FramePicture(of: page, scale: job.scale, renderer: renderer)
    if let folder {
      for (format, path) in files {
        let content = try picture.content(as: format, color: job.color)
        try renderer.clock.measure(.write) { () throws(WriteError) in
          try folder.write(to: path) { file throws(WriteError) in
            try content.write(to: file, clock: renderer.clock)
          }
        }
      }
    }
    let record = FrameRecord(
      identity: identity, scale: job.scale.pixelsPerPoint, page: page, files: files)
    return Result(
      element: renderer.clock.measure(.encode) { FrameDocument.element(of: record) },
      paths: files.map(\.1), figure: try figure(of: &picture, identity: identity, page: page))
  }

  private func figure(
    of picture: inout FramePicture, identity: FrameIdentity, page: Page
  ) throws -> [UInt8]? {
    guard job.formats.contains(.html) else { return nil }
    let picture = try picture.small()
    return renderer.clock.measure(.encode) {
      ContactSheetFigure(identity: identity, page: page, picture: picture).bytes
    }
  }
}
