import Support

/// The sample texts of `Tests/Fixtures/Texts`: one sentence a line, one file a language.
enum SampleTexts {
  /// The sentences of a language.
  static func lines(_ language: String) throws -> [String] {
    let path = Repository.path("Tests/Fixtures/Texts/\(language).txt")
    return String(decoding: try Files.bytes(of: path), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
