import Platform

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
    let place = try ConfinedFolder(making: folder)
    try place.lock { () throws(Interruption) in try interruption.check() }
    let previews = plan.pairs.map(\.preview) + plan.added
    for preview in previews where accepted.redrawn.contains(preview.id) {
      try interruption.check()
      guard let frame = accepted.record.frame(preview.id) else { continue }
      let page = painter.record(of: preview, like: frame).page
      for (name, path) in frame.files {
        guard let format = FrameFormat(rawValue: name) else { continue }
        let bytes = try painter.bytes(of: page, scale: frame.scale, as: format)
        if try write(bytes, to: path, in: place) { count += 1 }
      }
    }
    try interruption.check()
    let record = accepted.record.bytes
    if try write(record, to: SnapshotWriter.recordName, in: place) { count += 1 }
    for path in accepted.removedFiles where place.remove(path) { count += 1 }
    return count
  }

  /// Writes a file unless it is the same already.
  private func write(
    _ bytes: [UInt8], to path: String, in folder: ConfinedFolder
  ) throws(WriteError) -> Bool {
    if (try? folder.read(path)) == bytes { return false }
    try folder.write(bytes, to: path)
    return true
  }
}
