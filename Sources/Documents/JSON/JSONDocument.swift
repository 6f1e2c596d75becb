package import Typography

/// Reads JSON text into a tree that keeps order and places.
package enum JSONDocument {
  /// Objects and lists may be nested this deep.
  package static let depthLimit = 256
  /// The largest text that is read, in megabytes.
  package static let sizeLimit = 64
  /// The bytes that may stand first and mark a text as UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a document.
  ///
  /// - Parameter bytes: The text in UTF-8, with or without a byte order mark.
  /// - Returns: The document's value, with ranges in these bytes.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> DocumentNode {
    guard bytes.count <= sizeLimit << 20 else {
      throw JSONError(reason: .tooLarge(megabytes: sizeLimit), line: 1, column: 1)
    }
    let hasMark = bytes.starts(with: byteOrderMark)
    let text = hasMark ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
    if let fault = JSONEncodingFault.find(in: text) {
      throw error(fault.reason, at: fault.offset + 1, in: text)
    }
    return try tree(text, start: bytes.count - text.count)
  }

  private static func tree(_ text: [UInt8], start: Int) throws(JSONError) -> DocumentNode {
    let builder = JSONTreeBuilder(text: text, start: start, depthLimit: depthLimit)
    guard let failure = YAJLParser.parse(text, into: builder) else {
      guard let root = builder.root else { throw error(.unexpectedEnd, at: text.count, in: text) }
      return root
    }
    let reason = reason(for: failure, builder: builder, in: text)
    let offset = reason == .empty ? 0 : failure.offset
    throw error(reason, at: offset, in: text)
  }

  private static func reason(
    for failure: YAJLParser.Failure, builder: JSONTreeBuilder, in text: [UInt8]
  ) -> JSONError.Reason {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    if builder.isTooDeep { return .tooDeep(limit: depthLimit) }
    if text.allSatisfy(blanks.contains) { return .empty }
    if text.starts(with: "version https://git-lfs".utf8) { return .lfsPointer }
    if failure.words.contains("premature EOF") { return .unexpectedEnd }
    if failure.words.contains("comment") { return .comment }
    let closers: Set<UInt8> = [0x5D, 0x7D]
    let read = text.prefix(failure.offset)
    if let last = read.last, closers.contains(last),
      read.dropLast().last(where: { !blanks.contains($0) }) == 0x2C
    {
      return .trailingComma
    }
    return .syntax(failure.words)
  }

  /// An error whose offending byte is the last of the first `offset` bytes.
  private static func error(
    _ reason: JSONError.Reason, at offset: Int, in text: [UInt8]
  ) -> JSONError {
    let before = text.prefix(max(0, min(offset, text.count) - 1))
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let column = before[lineStart...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return JSONError(reason: reason, line: line, column: column)
  }
}
