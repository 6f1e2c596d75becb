package import Designs
import Platform
package import Raster
package import Typography

/// Writes the folder of a snapshot: pictures first, `frames.json` last, each file whole or not at all.
///
/// Frames are made by several workers. Every byte is the same for any number of them: a worker shares
/// nothing with another but the bytes of the fonts, and what they make is put together in order.
package struct SnapshotWriter {
  package let design: LoadedDesign
  /// Where the files go; nil for the record alone.
  package let folder: String?
  package let formats: [FrameFormat]
  package let scale: FrameScale
  package let color: ColorDepth
  package let blending: Blending
  /// What the record says about how the frames were drawn.
  package let recorded: RecordedOptions
  /// The number of workers.
  package var jobs = 1
  /// What measures the phases, if anything.
  package var clock: PhaseClock?

  package init(
    design: LoadedDesign, folder: String?, formats: [FrameFormat], scale: FrameScale,
    color: ColorDepth, blending: Blending, recorded: RecordedOptions, jobs: Int = 1,
    clock: PhaseClock? = nil
  ) {
    self.design = design
    self.folder = folder
    self.formats = formats
    self.scale = scale
    self.color = color
    self.blending = blending
    self.recorded = recorded
    self.jobs = jobs
    self.clock = clock
  }

  /// The name of the document in the folder that says what the frames mean.
  package static let recordName = "frames.json"

  /// Writes frames.
  ///
  /// - Parameters:
  ///   - previews: The frames.
  ///   - reach: Called now and then with the number of frames done.
  /// - Returns: The number of files written.
  /// - Throws: `WriteError`; `CanvasError`; `Interruption` when a signal asked for the end.
  package func write(_ previews: [Preview], reach: (Int) -> Void) throws -> Int {
    guard let folder else { return 0 }
    let interruption = Interruption.Watch()
    defer { interruption.end() }
    let place = try ConfinedFolder(making: folder)
    try place.lock { () throws(Interruption) in try interruption.check() }
    let previous = SnapshotFiles(of: place)
    let frames = try make(previews, in: place) { done in
      try interruption.check()
      reach(done)
    }
    try writeSheet(of: frames, previews: previews, to: place)
    let record = document(of: frames)
    try clock.measure(.write) { () throws(WriteError) in
      try place.write(record, to: Self.recordName)
    }
    // What the folder's former frames leave behind would pass for a frame of these.
    let paths = frames.flatMap(\.paths)
    previous.remove(from: place, replacedBy: record, keeping: Set(paths))
    return paths.count + (hasSheet ? 2 : 1)
  }

  private var hasSheet: Bool { formats.contains(.html) }

  private func writeSheet(
    of frames: [FrameWriter.Result], previews: [Preview], to folder: ConfinedFolder
  ) throws {
    guard hasSheet else {
      removeSheet(from: folder)
      return
    }
    let sheet = ContactSheet(
      design: design.system.name, figures: frames.compactMap(\.figure),
      traits: previews.map(\.traits), styles: design.system.styles.map(\.name))
    try clock.measure(.write) { () throws(WriteError) in
      try folder.write(sheet.parts, to: ContactSheet.fileName)
    }
  }

  /// Removes the page of an earlier snapshot, which would go on showing its frames; a file that is not
  /// such a page stays.
  private func removeSheet(from folder: ConfinedFolder) {
    guard let bytes = try? folder.read(ContactSheet.fileName), ContactSheet.isOne(bytes) else {
      return
    }
    folder.remove(ContactSheet.fileName)
  }

  /// The record of frames that no picture is made of, as UTF-8.
  package func record(of previews: [Preview]) throws -> [UInt8] {
    document(of: try make(previews, in: nil) { _ in })
  }

  private func document(of frames: [FrameWriter.Result]) -> [UInt8] {
    clock.measure(.encode) {
      FrameDocument.bytes(
        design: design.system, elements: frames.map(\.element), options: recorded)
    }
  }
}

// MARK: - Sharing the work

extension SnapshotWriter {
  /// Makes the files of all frames; none where there is no folder.
  private func make(
    _ previews: [Preview], in folder: ConfinedFolder?, watch: (Int) throws -> Void
  ) throws -> [FrameWriter.Result] {
    let clocks = Monitor<[PhaseClock]>([])
    defer { for other in clocks.use({ $0 }) { clock?.add(other.nanoseconds) } }
    return try Workers(jobs: jobs).run(
      Self.groups(of: previews),
      makeWorker: {
        let own = clock.map { _ in PhaseClock() }
        if let own { clocks.use { $0.append(own) } }
        let writer = FrameWriter(self, folder: folder, clock: own)
        return { try writer.write(previews[$0]) }
      }, watch: watch)
  }

  /// Frames of one size have their glyphs in common, whatever their width and scheme. The largest
  /// sizes take longest and come first, so that no worker is left alone with one of them at the end.
  package static func groups(of previews: [Preview]) -> [[Int]] {
    Dictionary(grouping: previews.indices) { previews[$0].traits.dynamicTypeSize }
      .sorted { $0.key > $1.key }
      .map(\.value)
  }
}
