import Frames
import TerminalScreen
import Raster
import Typography

/// What the command line says, read and checked; nil where it says nothing.
struct Options: Equatable {
  var design: String?
  /// Which frames, and how they are drawn.
  var frames = FrameOptions()
  var formats: [FrameFormat]?
  /// The pictures asked for.
  var images = ImageRequest.automatic
  var fontFolders: [String] = []
  var output: String?
  var isQuiet = false
  /// The number of workers; nil for one on each processor.
  var jobs: Int?
  /// Whether the time of each phase is said.
  var showsTiming = false
  /// What the verbs that compare are asked for.
  var review = ReviewOptions()
  /// What `audit` is asked for.
  var audit = AuditOptions()
}

/// A command line, read.
enum Invocation: Equatable {
  case run(Verb, Options)
  case help(Verb?)
  case version
}
