import Frames
import Raster
import Typography

/// A frame of the design: all that its picture depends on.
struct FrameRequest: Hashable {
  /// What is shown.
  var place: BrowsePlace
  /// The changes of the design.
  var edits: DesignEdits
  /// What of the design is shown.
  var part: FramePart
  /// How large, and in which cells.
  var scale: FrameScale
  /// The name of the style over which its lines are drawn; nil for none.
  var guides: String?
  /// Which reading of the design.
  var generation: Int

  /// Makes a request.
  init(
    place: BrowsePlace, edits: DesignEdits = DesignEdits(), part: FramePart = .ramp,
    scale: FrameScale, guides: String? = nil, generation: Int = 0
  ) {
    self.generation = generation
    self.place = place
    self.edits = edits
    self.part = part
    self.scale = scale
    self.guides = guides
  }
}

/// What of a design a frame shows.
enum FramePart: Hashable {
  /// All styles, as the command line says.
  case ramp
  /// The texts of all styles without labels, which would take the room of what is compared.
  case texts
  /// The text of one style.
  case style(String)
}

/// What a picture shows.
indirect enum FrameContent: Hashable {
  /// A frame of the design.
  case design(FrameRequest)
  /// The recorded frame of that name.
  case recorded(FrameRequest)
  /// One frame over another: where they differ, or half through.
  case combined(reference: FrameContent, present: FrameContent, mode: ComparisonMode)
}

extension FrameContent {
  /// The frame that is shown, or the present one of two.
  var request: FrameRequest {
    switch self {
    case .design(let request), .recorded(let request): request
    case .combined(_, let present, _): present.request
    }
  }
}
