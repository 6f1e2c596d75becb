/// Tells keys, the mouse, pasted text and the answers of the terminal apart.
///
///     var parser = TerminalInputParser(keys: KeySequences(entry))
///     let input = parser.feed(bytes)
///
/// Bytes may come in any pieces. What has begun and does not go on for as long as `patience` is given
/// up by `expire()`. Nothing that begins like an answer ever becomes a key, complete or not.
struct TerminalInputParser {
  /// What the sequences of the terminal's keys mean.
  let keys: KeySequences
  private var tokenizer = InputTokenizer()
  /// The text of a paste that has begun.
  private var pasted: String.UnicodeScalarView?
  /// The number of its characters; counting them each time would take for ever.
  private var pastedCount = 0
  /// Whether the last pasted character was a carriage return.
  private var isAfterReturn = false

  /// The most characters of a paste that are kept.
  private static let pasteLimit = 4 << 20
  /// How long a paste may pause, in milliseconds.
  private static let pastePatience = 2000

  /// Makes a parser that has not seen anything yet.
  init(keys: KeySequences) {
    self.keys = keys
  }

  /// Whether answers to questions are still to come.
  var isExpectingReplies: Bool {
    get { tokenizer.isExpectingReplies }
    set { tokenizer.isExpectingReplies = newValue }
  }

  /// How long to wait for the next byte before `expire()`, in milliseconds; nil when nothing has begun.
  var patience: Int? { tokenizer.patience ?? (pasted == nil ? nil : Self.pastePatience) }

  /// Takes bytes as they come, and gives what they complete.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var tokens: [InputToken] = []
    for byte in bytes { tokenizer.take(byte, into: &tokens) }
    return tokens.compactMap { input($0) }
  }

  /// Gives up what has begun, since nothing has come for as long as `patience`.
  mutating func expire() -> [TerminalInput] {
    guard tokenizer.patience != nil else { return endPaste().map { [$0] } ?? [] }
    var tokens: [InputToken] = []
    tokenizer.expire(into: &tokens)
    return tokens.compactMap { input($0) }
  }

  private mutating func input(_ token: InputToken) -> TerminalInput? {
    if case .sequence(let bytes) = token {
      if bytes == Self.pasteStart {
        pasted = pasted ?? String.UnicodeScalarView()
        return nil
      }
      if bytes == Self.pasteEnd { return endPaste() }
    }
    if let reply = TerminalReply(token) { return .reply(reply) }
    guard pasted == nil else {
      if case .scalar(let scalar) = token { paste(scalar) }
      return nil
    }
    switch token {
    case .escape: return .key(.escape)
    case .scalar(let scalar): return keys.key(typing: scalar).map(TerminalInput.key)
    case .sequence(let bytes):
      if MouseReport.isReport(bytes) { return MouseReport.event(bytes).map(TerminalInput.mouse) }
      return keys.key(sending: bytes).map(TerminalInput.key)
    case .string: return nil
    }
  }
}

// MARK: - Pasting

extension TerminalInputParser {
  private static let pasteStart = Array("[200~".utf8)
  private static let pasteEnd = Array("[201~".utf8)

  /// Adds a character to the paste. Lines end with a line feed; of other controls only tabs are kept.
  private mutating func paste(_ scalar: Unicode.Scalar) {
    defer { isAfterReturn = scalar == "\r" }
    guard pastedCount < Self.pasteLimit else { return }
    pastedCount += 1
    switch scalar {
    case "\r": pasted?.append("\n")
    case "\n": if !isAfterReturn { pasted?.append("\n") }
    case "\t": pasted?.append("\t")
    case _ where scalar.properties.generalCategory == .control: break
    default: pasted?.append(scalar)
    }
  }

  private mutating func endPaste() -> TerminalInput? {
    defer {
      pasted = nil
      pastedCount = 0
      isAfterReturn = false
    }
    return pasted.map { .paste(String($0)) }
  }
}
