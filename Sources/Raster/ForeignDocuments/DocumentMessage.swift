/// The messages to the child, by their first byte.
enum DocumentMessage: UInt8 {
  /// A document, behind its number. It takes the place of the one before.
  case document = 1
  /// A `DocumentRequest`, which gets a `DocumentReply`.
  case request
}
