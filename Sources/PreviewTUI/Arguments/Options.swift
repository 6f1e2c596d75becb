import Raster
import Typography

/// What the command line says, read and checked; nil where it says nothing.
struct Options: Equatable {
  /// A named selection of frames.
  enum MatrixName: String, CaseIterable {
    case common
    case sizes
    case devices
    case full
  }

  /// A form that a frame can be written in.
  enum Format: String, CaseIterable {
    case ansi
    case png
    case txt
    case json
    /// All frames on one page.
    case html

    /// Whether every frame has a file of its own in this form.
    var isOfOneFrame: Bool { self == .ansi || self == .png || self == .txt }
  }

  var design: String?
  var sizes: [DynamicTypeSize]?
  var schemes: [ColorScheme]?
  var devices: [Device]?
  var locale: String?
  /// Which of the frames and styles are kept.
  var filter = FrameFilter()
  var styles: [String]?
  var text: String?
  var isBare = false
  var matrix: MatrixName?
  /// Pixels per point, across.
  var scale: Double?
  var mosaic = Mosaic.half
  /// The size of the terminal's cells; nil is `auto`.
  var cell: CellSize?
  var blending = Blending.encoded
  var formats: [Format]?
  /// The colours asked for; nil is `auto`.
  var color: ColorDepth?
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
  /// The names of the options that were given.
  var given: Set<String> = []
}

/// A command line, read.
enum Invocation: Equatable {
  case run(Verb, Options)
  case help(Verb?)
  case version
}
