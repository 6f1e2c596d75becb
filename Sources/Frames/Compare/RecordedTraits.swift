import Typography

/// The surroundings of a recorded frame.
struct RecordedTraits {
  /// The name of the frame.
  var id: String
  var traits: PreviewTraits

  /// Reads a frame's surroundings; nil when the frame shows a preview that the design does not have.
  ///
  /// - Throws: `RecordError.unknownTrait`.
  init?(of frame: RecordedFrame, file: String) throws(RecordError) {
    func text(_ key: String) -> String { frame.value[key]?.string ?? "" }
    func unknown(_ key: String) -> RecordError {
      .unknownTrait(file: file, frame: frame.id, key: key, value: text(key))
    }
    guard text("preview") == FramePlan.previewName else { return nil }
    guard let device = Device(recorded: text("device"), width: frame.value["width"]?.number) else {
      throw unknown("device")
    }
    guard let size = DynamicTypeSize(rawValue: text("sizeCategory")) else {
      throw unknown("sizeCategory")
    }
    guard let scheme = ColorScheme(rawValue: text("colorScheme")) else {
      throw unknown("colorScheme")
    }
    id = frame.id
    traits = PreviewTraits(
      device: device, dynamicTypeSize: size, colorScheme: scheme, locale: text("locale"))
    guard FrameIdentity(preview: FramePlan.previewName, traits: traits).id == id else { return nil }
  }

  /// The surroundings that a command line leaves of recorded ones, each once: those with one of the
  /// sizes, schemes and devices that it names, and variants for those that no frame has.
  static func choose(_ recorded: [RecordedTraits], options: FrameOptions) -> [PreviewTraits] {
    let all = recorded.map(\.traits)
    var seen: Set<PreviewTraits> = []
    return all.flatMap { traits in
      PreviewMatrix(
        devices: values(options.devices, own: traits.device, all: all.map(\.device)),
        dynamicTypeSizes: values(
          options.sizes, own: traits.dynamicTypeSize, all: all.map(\.dynamicTypeSize)),
        colorSchemes: values(
          options.schemes, own: traits.colorScheme, all: all.map(\.colorScheme)),
        locale: options.locale ?? traits.locale
      ).traits
    }.filter { seen.insert($0).inserted }
  }

  /// The values of one side for a frame: its own if it is named, and those that no frame has.
  private static func values<Value: Hashable>(
    _ named: [Value]?, own: Value, all: [Value]
  ) -> [Value] {
    guard let named else { return [own] }
    return named.filter { $0 == own || !all.contains($0) }
  }
}

extension Device {
  /// The device that a record names, or the bare width.
  fileprivate init?(recorded name: String, width: Double?) {
    if let device = Device(spelling: name) {
      self = device
      return
    }
    guard let width, let bare = Device(spelling: width.decimalText), bare.name == name else {
      return nil
    }
    self = bare
  }
}
