/// A product of values along axes, in a stated order: the first axis outermost.
public struct PreviewMatrix: Hashable, Sendable {
  /// A named selection of frames.
  public enum Name: String, CaseIterable, Sendable {
    /// The three of the CommonPreviews helper.
    case common
    /// All sizes.
    case sizes
    /// One device of each width.
    case devices
    /// All sizes, both schemes, the devices of `devices`.
    case full
  }

  /// An axis with the values that the matrix goes through.
  public struct Side: Hashable, Sendable {
    /// The axis.
    public var axis: PreviewAxis
    /// The values, in order.
    public var values: [PreviewAxis.Value]

    /// Makes a side.
    public init(_ axis: PreviewAxis, _ values: [PreviewAxis.Value]) {
      self.axis = axis
      self.values = values
    }
  }

  /// The surroundings on axes that are no side.
  public var base: PreviewTraits
  /// The sides, from the outermost.
  public var sides: [Side]

  /// Makes a matrix of any axes.
  public init(base: PreviewTraits, sides: [Side]) {
    self.base = base
    self.sides = sides
  }

  /// Makes a matrix of devices, then Dynamic Type sizes, then colour schemes; each axis that is not
  /// given has its default value alone.
  public init(
    devices: [Device] = [.standard], dynamicTypeSizes: [DynamicTypeSize] = [.large],
    colorSchemes: [ColorScheme] = [.light], locale: String = "en"
  ) {
    self.init(
      base: PreviewTraits(device: .standard, locale: locale),
      sides: [
        Side(.device, devices.map(PreviewAxis.Value.device)),
        Side(.size, dynamicTypeSizes.map(PreviewAxis.Value.size)),
        Side(.scheme, colorSchemes.map(PreviewAxis.Value.scheme)),
      ])
  }

  /// All combinations in order.
  public var traits: [PreviewTraits] {
    sides.reduce([base]) { traits, side in
      traits.flatMap { traits in
        side.values.map { value in
          var traits = traits
          side.axis.set(value, in: &traits)
          return traits
        }
      }
    }
  }
}
