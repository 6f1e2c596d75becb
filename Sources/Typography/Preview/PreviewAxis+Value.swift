extension PreviewAxis {
  /// A value of an axis, whatever its type: a device, a size, a colour scheme, a language.
  public struct Value: Sendable {
    /// The name in records and words: `large`, `iPhone 8`.
    public let name: String
    private let base: any Hashable & Sendable

    init(name: String, base: any Hashable & Sendable) {
      self.name = name
      self.base = base
    }

    /// The value in its own type; nil where that is another.
    public func unwrapped<Base>(as type: Base.Type = Base.self) -> Base? { base as? Base }
  }
}

extension PreviewAxis.Value {
  /// The value that is a device.
  public static func device(_ device: Device) -> Self { Self(name: device.name, base: device) }

  /// The value that is a Dynamic Type size.
  public static func size(_ size: DynamicTypeSize) -> Self { Self(name: size.rawValue, base: size) }

  /// The value that is a colour scheme.
  public static func scheme(_ scheme: ColorScheme) -> Self {
    Self(name: scheme.rawValue, base: scheme)
  }

  /// The value that is a language, as a BCP 47 tag.
  public static func locale(_ tag: String) -> Self { Self(name: tag, base: tag) }
}

extension PreviewAxis.Value: Hashable {
  /// Values are the same where they are so in their own type.
  public static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  /// Hashes the value in its own type.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
