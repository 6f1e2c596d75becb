/// A language and region.
public struct Locale: Hashable, Sendable {
  /// The BCP 47 tag, such as `en` or `pt-BR`.
  public var identifier: String

  /// Makes a locale from a BCP 47 tag.
  public init(identifier: String) {
    self.identifier = identifier
  }
}
