internal import CYAJL

/// Runs the C library yajl over one text.
enum YAJLParser {
  /// What the parser says when it stops.
  struct Failure {
    /// The reason in the parser's words, in one line.
    var words: String
    /// The bytes up to and with the offending one.
    var offset: Int
  }

  /// Parses a text and tells a builder what is in it; nil when all went well.
  static func parse(_ text: [UInt8], into builder: JSONTreeBuilder) -> Failure? {
    let context = Unmanaged.passUnretained(builder).toOpaque()
    // The parser keeps the pointer to its callbacks, which therefore outlives it here.
    return withUnsafePointer(to: JSONTreeBuilder.callbacks) { callbacks -> Failure? in
      guard let handle = yajl_alloc(callbacks, nil, context) else {
        return Failure(words: "out of memory", offset: 0)
      }
      defer { yajl_free(handle) }
      builder.offset = { yajl_get_bytes_consumed(handle) }
      defer { builder.offset = { 0 } }
      return withExtendedLifetime(builder) { run(handle, on: text, builder: builder) }
    }
  }

  /// Messages for which the parser has stopped before the offending byte, not behind it.
  private static let beforeTheByte = ["comment", "invalid character inside string"]

  private static func run(
    _ handle: yajl_handle, on text: [UInt8], builder: JSONTreeBuilder
  ) -> Failure? {
    text.withUnsafeBufferPointer { bytes -> Failure? in
      // An empty array may have no address; the parser is then only told that the text is over.
      if let start = bytes.baseAddress, bytes.count > 0,
        yajl_parse(handle, start, bytes.count) != yajl_status_ok
      {
        let words = words(of: handle)
        let isBeforeIt = beforeTheByte.contains { words.contains($0) }
        let offset = yajl_get_bytes_consumed(handle) + (isBeforeIt ? 1 : 0)
        return Failure(words: words, offset: min(offset, bytes.count))
      }
      // From here on the parser counts from zero again.
      builder.offset = { text.count }
      guard yajl_complete_parse(handle) == yajl_status_ok else {
        return Failure(words: words(of: handle), offset: text.count)
      }
      return nil
    }
  }

  /// The parser's message without its label.
  private static func words(of handle: yajl_handle) -> String {
    guard let message = yajl_get_error(handle, 0, nil, 0) else { return "not JSON" }
    defer { yajl_free_error(handle, message) }
    let line = String(cString: message).split(separator: "\n").first ?? "not JSON"
    for label in ["parse error: ", "lexical error: "] where line.hasPrefix(label) {
      return String(line.dropFirst(label.count))
    }
    return String(line)
  }
}
