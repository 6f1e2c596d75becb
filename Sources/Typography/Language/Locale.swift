/// A language and region.
public struct Locale: Hashable, Sendable {
  /// The BCP 47 tag, such as `en` or `pt-BR`.
  public var identifier: String

  /// Makes a locale from a BCP 47 tag.
  public init(identifier: String) {
    self.identifier = identifier
  }
}

extension Locale {
  /// Whether a text has the form of a BCP 47 tag: `en`, `pt-BR`; letters and digits in parts of at most
  /// eight, letters first, and at most 35 bytes (RFC 5646, 4.4.1).
  public static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return text.utf8.count <= 35
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      && parts.first.map { $0.count >= 2 && $0.allSatisfy(\.isLetter) } == true
  }
}
