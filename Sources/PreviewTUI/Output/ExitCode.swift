/// What the program says by its exit.
enum ExitCode: Int32, Error {
  /// Done.
  case done = 0
  /// A difference or a finding.
  case difference = 1
  /// The design, a font or a file could not be used.
  case unusable = 2
  /// The command line could not be read.
  case misuse = 64
}
