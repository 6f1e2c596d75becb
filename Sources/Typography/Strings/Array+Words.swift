extension Array where Element == String {
  /// The texts as a list in a sentence: `a`, `a and b`, `a, b and c`.
  package var joinedInWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
