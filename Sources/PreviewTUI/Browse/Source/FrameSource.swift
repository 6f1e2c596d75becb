import Designs
import Typography

/// Where the frames come from; the front knows nothing of designs, fonts and files.
protocol FrameSource: AnyObject {
  /// The names of the previews.
  var previews: [String] { get }
  /// The devices that `w` steps through.
  var devices: [Device] { get }
  /// The languages that the samples have.
  var locales: [String] { get }
  /// The frames that Tab steps through.
  var matrix: [BrowsePlace] { get }
  /// Whether there are recorded frames to compare with.
  var hasRecordedFrames: Bool { get }
  /// The number of times that the design was read well: names the reading that is shown.
  var generation: Int { get }
  /// An earlier reading that a pinned frame belongs to, to be kept; nil for none.
  var pinnedGeneration: Int? { get set }
  /// What is wrong with the design since it was last read well; nil when nothing is.
  var trouble: String? { get }
  /// A file that becomes readable when the design has changed on the disk; nil when nothing watches.
  var changes: Int32? { get }

  /// What changes the design, with the faces that some edits name.
  func editor(for edits: DesignEdits) -> DesignEditor

  /// Paints a frame.
  func frame(_ content: FrameContent) -> BrowseFrame

  /// The size of the text style `body` in points, which says how large a category is.
  func bodyPointSize(_ traits: PreviewTraits) -> Double

  /// The families to choose from: the design's, then this machine's.
  func families() -> FamilyList

  /// Why a style looks as it does in a frame; nil where the frame does not show it.
  func explanation(of style: String, in request: FrameRequest) -> StyleExplanation?

  /// Looks for the nearest place where something begins to break.
  ///
  /// - Parameters:
  ///   - place: Where to begin.
  ///   - edits: The changes of the design.
  ///   - direction: Where to look.
  /// - Returns: The place and what breaks there; nil when there is none in that direction.
  func findBreak(
    from place: BrowsePlace, edits: DesignEdits, _ direction: BreakFinder.Direction
  ) -> TextBreak?

  /// The patch that would write changes into the design.
  func patch(of edits: DesignEdits) throws(PatchError) -> DesignPatch

  /// Writes changes into the design, which is read again.
  ///
  /// - Returns: What was written, for the notice line.
  func write(_ edits: DesignEdits) throws(PatchError) -> String

  /// Writes every frame of the matrix to files.
  ///
  /// - Parameters:
  ///   - edits: The changes of the design.
  ///   - folder: Where to; nil for the usual folder.
  /// - Returns: What was written where, or why not, for the notice line.
  func snapshot(_ edits: DesignEdits, to folder: String?) -> String

  /// Reads the design again; the previews, devices and matrix may be others afterwards. One that
  /// cannot be read leaves everything as it was.
  ///
  /// - Returns: What changed, or why it could not be read, for the notice line.
  func reload() -> String

  /// Whether the design has changed on the disk since this was asked last.
  func takeChange() -> Bool
}
