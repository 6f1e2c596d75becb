/// Which release of the program this is.
enum ProgramVersion {
  /// The version, by the rules of semantic versioning.
  static let current = "0.1.0"
}
