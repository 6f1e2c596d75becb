import Typography

/// The preview that a recorded frame shows, and its surroundings.
struct RecordedTraits: Hashable {
  /// The name of the frame.
  var id: String
  /// The name of the preview.
  var preview: String
  var traits: PreviewTraits

  /// Reads a frame's surroundings; nil when the frame shows a preview that the design does not have.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - previews: The names of the design's previews.
  ///   - file: The record's name in messages.
  /// - Throws: `RecordError.unknownTrait`.
  init?(
    of frame: RecordedFrame, previews: [String], file: String
  ) throws(RecordError) {
    preview = frame.value[.preview]?.string ?? ""
    guard previews.contains(preview) else { return nil }
    id = frame.id
    do throws(PreviewTraits.UnknownName) {
      traits = try PreviewTraits {
        frame.value[$0].map { $0.string ?? "" }
      } number: {
        frame.value[$0]?.number
      }
    } catch {
      throw .unknownTrait(file: file, frame: frame.id, key: error.key, value: error.name)
    }
    guard FrameIdentity(preview: preview, traits: traits).id == id else { return nil }
  }

  /// The frames that options leave of recorded ones, each once: those with one of the previews and of
  /// the values on each axis that they name, and variants for those that no frame has.
  static func choose(
    _ recorded: [RecordedTraits], options: FrameOptions, design: DesignSystem
  ) throws(PlanError) -> [Preview] {
    var named: [String]?
    if options.previews != nil {
      named = try FramePlan.previewNames(of: design, options: options)
    }
    let previews = Set(recorded.map(\.preview))
    let choice = RecordedChoice(options.sides, among: recorded.map(\.traits))
    var seen: Set<String> = []
    return recorded.flatMap { frame -> [Preview] in
      let matrix = choice.matrix(for: frame.traits)
      return kept(named, own: frame.preview, all: previews).flatMap { name in
        matrix.traits.map { traits in
          Preview(
            name: name, traits: traits,
            view: FramePlan.specimen(
              of: design, preview: name, options: options, locale: traits.locale))
        }
      }
    }.filter { seen.insert($0.id).inserted }
  }
}

/// The values that are named on each axis, beside those that recorded frames have.
private struct RecordedChoice {
  private let sides: [(axis: PreviewAxis, named: [PreviewAxis.Value]?, all: Set<PreviewAxis.Value>)]

  init(_ choice: PreviewChoice, among recorded: [PreviewTraits]) {
    sides = PreviewAxis.all.map { axis in
      let isOpen = choice[axis] == nil || !axis.isInPath
      return (axis, choice[axis], isOpen ? [] : Set(recorded.map(axis.value)))
    }
  }

  /// What is drawn for a recorded frame; a value that all frames share is replaced.
  func matrix(for frame: PreviewTraits) -> PreviewMatrix {
    let sides = sides.map { axis, named, all in
      PreviewMatrix.Side(axis, kept(named, own: axis.value(of: frame), all: all))
    }
    return PreviewMatrix(base: frame, sides: sides)
  }
}

/// The values of one side for a frame: its own if it is named, and those that no frame has.
private func kept<Value: Hashable>(_ named: [Value]?, own: Value, all: Set<Value>) -> [Value] {
  guard let named else { return [own] }
  return named.filter { $0 == own || !all.contains($0) }
}
