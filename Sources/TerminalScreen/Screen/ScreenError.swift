/// Why the full-screen front could not start.
package enum ScreenError: Error, Hashable {
  /// Standard input or output is not a terminal.
  case noTerminal
  /// The terminal cannot place its cursor; its type is attached.
  case incapable(String)
  /// The terminal database does not know the type of the terminal.
  case unknownType(String)
  /// The system refused; the call that failed and its error number are attached.
  case refused(String, Int32)
}

extension ScreenError: CustomStringConvertible {
  /// What is wrong and what to do.
  package var description: String {
    let wayOut = "use 'typo-preview show' to print one frame"
    switch self {
    case .noTerminal:
      return "browse needs a terminal as its input and output; \(wayOut)"
    case .incapable(""):
      return "browse needs to know the terminal's type, and TERM is not set; \(wayOut)"
    case .incapable(let type):
      return "browse needs a terminal that can place its cursor, and TERM is '\(type)'; \(wayOut)"
    case .unknownType(let type):
      return "the terminal type '\(type)' is not in this machine's terminal database; "
        + "set TERM to a known one such as xterm-256color, or \(wayOut)"
    case .refused(let call, let number):
      return "the terminal could not be opened: \(call) failed with error \(number); \(wayOut)"
    }
  }
}
