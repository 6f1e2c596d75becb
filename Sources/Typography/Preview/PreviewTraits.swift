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
