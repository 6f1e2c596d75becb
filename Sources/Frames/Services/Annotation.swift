/// A finding at a place in a file, for services that show findings beside the source.
package struct Annotation: Hashable {
  /// How bad a finding is.
  enum Level: String {
    case error
    case warning
    case notice
  }

  /// How bad it is.
  var level: Level
  /// The file, relative to the repository; nil when no file is to blame.
  package var file: String?
  /// The line, from 1; nil for the file as a whole.
  package var line: Int?
  /// A few words above the message.
  package var title: String
  /// What was found, in one sentence.
  package var message: String
}
