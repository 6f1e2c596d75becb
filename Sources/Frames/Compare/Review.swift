import Raster

/// Two sides, compared frame by frame, and what the differences come from.
package struct Review {
  /// What the frames should be.
  package var reference: RecordedFrames
  /// What they are; frames that were not compared are not among them.
  package var new: RecordedFrames
  /// The frames in the order of the reference, added ones behind.
  package var frames: [ReviewedFrame]
  /// Why they differ.
  package var causes: [Cause]
  /// Pictures in the folder that the record does not list.
  package var orphans: [String] = []
  /// The number of recorded frames that were left out.
  package var skipped = 0
  /// The line of each style in the design's document.
  package var lines: [String: Int] = [:]

  /// Whether there is nothing to tell.
  package var isSame: Bool {
    causes.isEmpty && orphans.isEmpty && frames.allSatisfy { $0.state == .same }
  }

  /// The frames that differ.
  var differing: [ReviewedFrame] { frames.filter { $0.state != .same } }

  /// A frame that was compared.
  package func frame(_ id: String) -> ReviewedFrame? { frames.first { $0.id == id } }
}
