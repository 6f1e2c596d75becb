/// A font file of the design that could not be used.
public struct UnusableFont: Hashable, Sendable {
  /// The file, as the identity of its faces would have it.
  public var file: String
  /// Why it could not be used, in words that name it.
  public var reason: String

  /// Takes down a file and why it could not be used.
  public init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }
}
