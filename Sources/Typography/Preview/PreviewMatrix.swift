/// The surroundings in which a preview is shown: one point of a preview matrix.
public struct PreviewTraits: Hashable, Sendable {
  /// The device, whose width the layout gets.
  public var device: Device
  /// The Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The language as a BCP 47 tag.
  public var locale: String

  /// Makes traits.
  public init(
    device: Device, dynamicTypeSize: DynamicTypeSize = .large, colorScheme: ColorScheme = .light,
    locale: String = "en"
  ) {
    self.device = device
    self.dynamicTypeSize = dynamicTypeSize
    self.colorScheme = colorScheme
    self.locale = locale
  }
}

/// A product of devices, Dynamic Type sizes and colour schemes, in a stated order: devices outermost,
/// then sizes, then schemes.
public struct PreviewMatrix: Hashable, Sendable {
  /// The devices.
  public var devices: [Device]
  /// The Dynamic Type sizes.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// The colour schemes.
  public var colorSchemes: [ColorScheme]
  /// The language of all.
  public var locale: String

  /// Makes a matrix; each axis that is not given has its default value alone.
  public init(
    devices: [Device] = [.standard], dynamicTypeSizes: [DynamicTypeSize] = [.large],
    colorSchemes: [ColorScheme] = [.light], locale: String = "en"
  ) {
    self.devices = devices
    self.dynamicTypeSizes = dynamicTypeSizes
    self.colorSchemes = colorSchemes
    self.locale = locale
  }

  /// All combinations in order.
  public var traits: [PreviewTraits] {
    devices.flatMap { device in
      dynamicTypeSizes.flatMap { size in
        colorSchemes.map { scheme in
          PreviewTraits(
            device: device, dynamicTypeSize: size, colorScheme: scheme, locale: locale)
        }
      }
    }
  }
}
