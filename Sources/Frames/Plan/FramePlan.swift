package import Typography

/// The frames that a command line asks for, in order.
package struct FramePlan {
  /// The frames, each once.
  package let previews: [Preview]
  /// The devices to choose from, by width: those asked for, the design's, one of each width.
  package let devices: [Device]

  /// Plans the frames of a design.
  ///
  /// - Parameters:
  ///   - design: The design, with the styles that are to be shown.
  ///   - options: The command line.
  ///   - fallback: The matrix when the command line names none and no side of it either.
  /// - Throws: `PlanError` for a device that the design names and nobody knows, and for sides of the
  ///   matrix that a named one does not let be replaced, and a filter that keeps nothing.
  package init(
    design: DesignSystem, options: FrameOptions, fallback: PreviewMatrix.Name? = nil
  ) throws(PlanError) {
    try Self.checkCount(of: design)
    let named = try Self.devices(of: design)
    let base = options.sides.first(in: PreviewTraits(device: named.first ?? .standard))
    let hasSides = PreviewAxis.inPaths.contains { options.sides[$0] != nil }
    let name = options.matrix ?? (hasSides ? nil : fallback)
    if name == .common, !Self.leavesCommonSides(options.sides) { throw .commonHasOwnSides }
    let matrix = Self.matrix(name, options: options, designDevices: named, base: base)
    var all: [Preview] = []
    for preview in try Self.previewNames(of: design, options: options) {
      let specimen = Self.specimen(of: design, preview: preview, options: options)
      all +=
        name == .common
        ? try Self.common(specimen, name: preview, base: base)
        : matrix.traits.map(Preview(name: preview, traits: base, view: specimen).with)
    }
    previews = all.filter { options.filter.keeps($0.traits) }
    if previews.isEmpty, !all.isEmpty { throw .nothingKept(all.count) }
    devices = Self.oneOfEachWidth(
      (options.devices ?? []) + named + [base.device] + Device.representatives)
  }

  /// The most styles that a frame shows; a page of more is beyond the largest picture.
  static let styleLimit = 2000

  /// Checks, before anything is laid out, that a page can show all styles of a design.
  static func checkCount(of design: DesignSystem) throws(PlanError) {
    guard design.styles.count <= styleLimit else { throw .tooManyStyles(design.styles.count) }
  }

  /// The names of the previews that options ask for, each once.
  ///
  /// - Throws: `PlanError.unknownPreview` for one that the design does not have, and
  ///   `PlanError.emptyPreview` for one of whose styles none is shown.
  static func previewNames(
    of design: DesignSystem, options: FrameOptions
  ) throws(PlanError) -> [String] {
    guard let asked = options.previews else { return [DesignSystem.rampName] }
    var names: [String] = []
    for name in asked.flatMap({ $0 == "all" ? design.previewNames : [$0] })
    where !names.contains(name) {
      guard let styles = design.styles(ofPreview: name) else {
        throw .unknownPreview(
          name, nearest: NearestName.nearest(to: name, in: design.previewNames),
          known: design.previewNames)
      }
      if styles.isEmpty, !design.styles.isEmpty { throw .emptyPreview(name) }
      names.append(name)
    }
    return names
  }

  /// The view that every frame of a preview shows.
  ///
  /// - Parameters:
  ///   - design: The design, with the styles that are to be shown.
  ///   - preview: The name of the preview; a design without it shows all of its styles.
  ///   - options: Which frames are asked for, and how.
  ///   - locale: The language of the samples; that of the options unless it is given.
  package static func specimen(
    of design: DesignSystem, preview: String = DesignSystem.rampName, options: FrameOptions,
    locale: String? = nil
  ) -> TypeRampSpecimen {
    TypeRampSpecimen(
      design: design.showing(preview: preview) ?? design,
      options: TypeRampSpecimen.Options(text: options.text, isBare: options.isBare ?? false),
      locale: locale ?? options.locale ?? "en")
  }

  private static func devices(of design: DesignSystem) throws(PlanError) -> [Device] {
    var devices: [Device] = []
    for name in design.devices {
      guard let device = Device(spelling: name) else {
        throw .unknownDevice(
          name, nearest: NearestName.nearest(to: name, in: Device.all.map(\.name)))
      }
      devices.append(device)
    }
    return devices
  }

  private static func common(
    _ specimen: TypeRampSpecimen, name: String, base: PreviewTraits
  ) throws(PlanError) -> [Preview] {
    do throws(Preview.UnknownDevice) {
      return try Preview.list(of: CommonPreviews { specimen }, name: name, base: base)
    } catch {
      throw .unknownDevice(error.name, nearest: nil)
    }
  }

  /// Whether nothing is named that the matrix `common` says itself, and one value at most of the rest.
  private static func leavesCommonSides(_ sides: PreviewChoice) -> Bool {
    PreviewAxis.all.allSatisfy { axis in
      axis.isSetByCommonPreviews ? sides[axis] == nil : sides[axis]?.count ?? 1 == 1
    }
  }

  private static func matrix(
    _ name: PreviewMatrix.Name?, options: FrameOptions, designDevices: [Device],
    base: PreviewTraits
  ) -> PreviewMatrix {
    let sides = PreviewAxis.all.map { axis in
      let hasDevices = axis == .device && !designDevices.isEmpty
      let all = hasDevices ? designDevices.map(PreviewAxis.Value.device) : axis.values
      let isWhole = name.map(axis.matrices.contains) ?? false
      return PreviewMatrix.Side(
        axis, options.sides[axis] ?? (isWhole ? all : [axis.value(of: base)]))
    }
    return PreviewMatrix(base: base, sides: sides)
  }

  /// The devices by width, one of each, the first of a width wins.
  private static func oneOfEachWidth(_ devices: [Device]) -> [Device] {
    var widths: Set<Double> = []
    return devices.filter { widths.insert($0.width).inserted }.sorted { $0.width < $1.width }
  }
}

/// Frames that cannot be planned.
package enum PlanError: Error, Equatable, CustomStringConvertible {
  /// A device in the design that nobody knows, and the nearest that somebody does.
  case unknownDevice(String, nearest: String?)
  /// `--matrix common` with `--size`, `--scheme` or several devices.
  case commonHasOwnSides
  /// A preview that the design does not have, the nearest that it has, and all of them.
  case unknownPreview(String, nearest: String?, known: [String])
  /// A preview of whose styles none is shown.
  case emptyPreview(String)
  /// A design with more styles than a frame shows.
  case tooManyStyles(Int)
  /// A filter that keeps none of a number of frames.
  case nothingKept(Int)

  package var description: String {
    switch self {
    case .unknownDevice(let name, let nearest):
      "the design names the device '\(name.printable)', which is not known"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .commonHasOwnSides:
      "'--matrix common' has \(Self.commonAxes.map(\.plural).joinedInWords) of its own, "
        + "and \(Self.openAxes.map { "one \($0.name)" }.joinedInWords) to choose; leave out "
        + Self.commonAxes.map { "'--\($0.name)'" }.joinedInWords + " and name "
        + Self.openAxes.map { "one '--\($0.name)'" }.joinedInWords + " at most"
    case .unknownPreview(let name, let nearest, let known):
      "the design has no preview '\(name.printable)'"
        + (nearest.map { "; did you mean '\($0.printable)'?" }
          ?? "; it has \(known.map { "'\($0.printable)'" }.joined(separator: ", "))")
    case .emptyPreview(let name):
      "none of the styles of the preview '\(name.printable)' is shown; leave out '--style'"
    case .tooManyStyles(let count):
      "the design has \(count) styles, and a frame shows at most \(FramePlan.styleLimit); "
        + "choose some with '--style'"
    case .nothingKept(let count):
      "'--filter' keeps none of the \(count) \(count == 1 ? "frame" : "frames"); "
        + "choose more with \(Self.sideOptions) or '--matrix', or loosen the filter"
    }
  }

  /// The axes whose values the matrix `common` says itself.
  private static let commonAxes = PreviewAxis.inWords.filter(\.isSetByCommonPreviews)

  /// The axes of which the matrix `common` takes one value.
  private static let openAxes = PreviewAxis.inPaths.filter { !$0.isSetByCommonPreviews }

  /// The options that choose frames: `'--size', '--scheme', '--device'`.
  private static var sideOptions: String {
    PreviewAxis.inWords.filter(\.isInPath).map { "'--\($0.name)'" }.joined(separator: ", ")
  }
}
