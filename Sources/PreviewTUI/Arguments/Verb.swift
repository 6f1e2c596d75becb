/// A verb of the program: what it is called, what it takes, and what it does.
///
/// A verb is a row of `VerbTable`: reading the command line, the help and running all go by this.
protocol Verb: SendableMetatype {
  /// The word on the command line.
  static var name: String { get }
  /// What it does, in a few words for the help.
  static var summary: String { get }
  /// The words that it takes by their place, in order.
  static var operands: [Operand<Self>] { get }
  /// The options that it takes, besides those of every verb.
  static var options: [OptionDefinition<Self>] { get }

  /// The verb with nothing said.
  init()

  /// Does it.
  ///
  /// - Parameter console: Where words go.
  /// - Returns: What the program says by its exit.
  func run(console: Console) throws -> ExitCode
}

/// A word of the command line that means something by its place.
struct Operand<Target> {
  /// How the help writes it: `[DESIGN]`.
  var usage: String
  /// Takes the word.
  var store: (inout Target, String) -> Void
}
