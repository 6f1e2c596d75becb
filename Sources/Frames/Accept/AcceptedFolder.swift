import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes accepted frames into a snapshot folder: pictures first, the record last, then what nobody
/// lists any more goes. Each file is whole, the old one or the new one.
package struct AcceptedFolder {
  package let folder: String
  package let accepted: AcceptedRecord
  package let painter: ReviewPainter
  package let plan: ReviewPlan

  package init(folder: String, accepted: AcceptedRecord, painter: ReviewPainter, plan: ReviewPlan) {
    self.folder = folder
    self.accepted = accepted
    self.painter = painter
    self.plan = plan
  }

  /// Writes what is not yet as it should be.
  ///
  /// - Returns: The number of files that were written or removed.
  /// - Throws: `WriteError`; `Interruption` when a signal asked for the end; `CanvasError`, `PNGError`.
  package func write() throws -> Int {
    let interruption = Interruption.Watch()
    defer { interruption.end() }
    var count = 0
    try AtomicFile.makeFolder(folder)
    let previews = plan.pairs.map(\.preview) + plan.added
    for preview in previews where accepted.redrawn.contains(preview.id) {
      try interruption.check()
      guard let frame = accepted.record.frame(preview.id) else { continue }
      let page = painter.record(of: preview, like: frame).page
      for (name, path) in frame.files {
        guard let format = FrameFormat(rawValue: name) else { continue }
        let bytes = try painter.bytes(of: page, scale: frame.scale, as: format)
        if try write(bytes, to: path) { count += 1 }
      }
    }
    try interruption.check()
    if try write(accepted.record.bytes, to: SnapshotWriter.recordName) { count += 1 }
    for path in accepted.removedFiles where unlink("\(folder)/\(path)") == 0 { count += 1 }
    return count
  }

  /// Writes a file unless it is the same already.
  private func write(_ bytes: [UInt8], to path: String) throws(WriteError) -> Bool {
    let file = "\(folder)/\(path)"
    if (try? FileContents.read(file)) == bytes { return false }
    if let slash = file.lastIndex(of: "/") { try AtomicFile.makeFolder(String(file[..<slash])) }
    try AtomicFile.write(bytes, to: file)
    return true
  }
}
