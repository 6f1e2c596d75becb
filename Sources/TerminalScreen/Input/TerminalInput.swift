/// What a terminal sent, by its meaning.
package enum TerminalInput: Hashable {
  /// A key was pressed.
  case key(TerminalKey)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted.
  case paste(String)
  /// The terminal answered a question, or said something that nobody asked for.
  case reply(TerminalReply)
}
