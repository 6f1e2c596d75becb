extension PreviewAxis {
  /// All axes, from the outermost of a matrix to the innermost; paths and records have their order.
  public static let all = [device, size, scheme, locale]

  /// The axes along which the frames of a snapshot differ, in the order of `all`.
  public static let inPaths = all.filter(\.isInPath)

  /// The axes in the order in which they are named to people: what changes in a folder, the folder,
  /// what all frames share.
  public static let inWords =
    all.filter { $0.place == .fileName } + all.filter { $0.place == .folder }
    + all.filter { $0.place == .none }
}

// MARK: - The rows

extension PreviewAxis {
  /// The device, or the bare width, that a preview is laid out for.
  public static let device: PreviewAxis = {
    var axis = PreviewAxis(
      name: "device", plural: "devices", recordKey: "device", path: \.device,
      values: Device.representatives, standard: .standard,
      words: Words(
        name: { $0.name }, read: { Device(spelling: $0) }, names: { Device.all.map(\.name) },
        readRecord: { Device(recorded: $0, width: $1("width")) }, title: { $0.title },
        numbers: { [("width", $0.width)] }),
      option: Option(
        placeholder: "NAME|PT,…",
        help: [
          "devices by the simulator's name, or widths from 1 to 4096 points,",
          "or all for one of each width (default: the design's, else iPhone 17)",
        ]),
      argument: "a device such as iPhone 8, or a width in points",
      stepping: .around(alone: "there is no other device"))
    axis.place = .folder
    axis.matrices = [.devices, .full]
    axis.sheetLimit = 3
    return axis
  }()

  /// The Dynamic Type size.
  public static let size: PreviewAxis = {
    var axis = PreviewAxis(
      name: "size", plural: "sizes", recordKey: "sizeCategory", path: \.dynamicTypeSize,
      values: DynamicTypeSize.allCases, standard: .large,
      words: Words(
        name: { $0.rawValue }, read: { DynamicTypeSize(spelling: $0) },
        names: { DynamicTypeSize.allCases.map(\.rawValue) },
        spellings: {
          DynamicTypeSize.allCases.flatMap {
            [$0.rawValue, $0.shortName, $0.contentSizeCategoryName]
          }
        }),
      option: Option(
        placeholder: "SIZE,…",
        help: [
          "Dynamic Type sizes by SwiftUI, UIKit or short name: large, AX3,",
          "accessibilityMedium …, or all (default: large)",
        ]),
      argument: "a size such as large, AX3 or accessibility3",
      stepping: .bounded(first: "smallest", last: "largest"))
    axis.matrices = [.sizes, .full]
    axis.isSetByCommonPreviews = true
    return axis
  }()

  /// Light or dark appearance.
  public static let scheme: PreviewAxis = {
    var axis = PreviewAxis(
      name: "scheme", plural: "schemes", recordKey: "colorScheme", path: \.colorScheme,
      standard: .light,
      option: Option(
        placeholder: "light|dark|all", help: ["light, dark or both (default: light)"]),
      argument: "light or dark", stepping: .around(alone: "there is no other scheme"))
    axis.matrices = [.full]
    axis.isSetByCommonPreviews = true
    return axis
  }()

  /// The language of samples and layout.
  public static let locale: PreviewAxis = {
    var axis = PreviewAxis(
      name: "locale", plural: "locales", recordKey: "locale", path: \.locale, values: [],
      standard: "en",
      words: Words(
        name: { $0 }, read: { Locale.isLanguageTag($0) ? $0 : nil }, names: { [] },
        readRecord: { tag, _ in tag }),
      option: Option(
        placeholder: "TAG", help: ["the language of samples and layout (default: en)"],
        expected: "a tag such as en or pt-BR"),
      argument: "a language such as en or ar",
      stepping: .around(
        alone: "the samples have no other language; ':locale ar' shows any", prefix: "language: "))
    axis.place = .none
    return axis
  }()
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

  /// The name with the width, where the name does not say it: `iPhone 8 (375 pt)`.
  fileprivate var title: String {
    height == nil ? name : "\(name) (\(width.decimalText) pt)"
  }
}
