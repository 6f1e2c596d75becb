internal import CYAJL
import Typography

/// Builds the tree of a JSON document from the parser's events.
///
/// Open objects and lists are kept on a stack of its own, so that depth costs no call stack.
final class JSONTreeBuilder {
  /// An object or list that is not closed yet.
  private struct Open {
    var line: Int
    var isObject: Bool
    var key: (text: String, line: Int)?
    var members: [DocumentNode.Member] = []
    var elements: [DocumentNode] = []
  }

  /// The document, once it is complete.
  private(set) var root: DocumentNode?
  /// Whether building stopped because of the depth.
  private(set) var isTooDeep = false
  /// The number of bytes read up to the end of the current token.
  var offset: () -> Int = { 0 }

  private let text: [UInt8]
  private let depthLimit: Int
  private var open: [Open] = []
  private var line = 1
  private var countedBytes = 0

  /// Makes a builder for a text whose objects and lists are nested at most `depthLimit` deep.
  init(text: [UInt8], depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
  }

  /// The line of the token just read. No token goes over a line's end, and a number's last byte has
  /// been read at most.
  private func currentLine() -> Int {
    let end = min(max(offset() - 1, 0), text.count)
    while countedBytes < end {
      if text[countedBytes] == 0x0A { line += 1 }
      countedBytes += 1
    }
    return line
  }

  private func add(_ content: DocumentNode.Content, line: Int) {
    let node = DocumentNode(content, line: line)
    guard var parent = open.popLast() else {
      root = node
      return
    }
    if let key = parent.key {
      parent.members.append(.init(key: key.text, line: key.line, value: node))
      parent.key = nil
    } else {
      parent.elements.append(node)
    }
    open.append(parent)
  }

  private func begin(isObject: Bool) -> Int32 {
    guard open.count < depthLimit else {
      isTooDeep = true
      return 0
    }
    open.append(Open(line: currentLine(), isObject: isObject))
    return 1
  }

  private func end() -> Int32 {
    guard let closed = open.popLast() else { return 0 }
    add(closed.isObject ? .object(closed.members) : .array(closed.elements), line: closed.line)
    return 1
  }

  private func scalar(_ content: DocumentNode.Content) -> Int32 {
    add(content, line: currentLine())
    return 1
  }

  private func key(_ text: String) -> Int32 {
    let line = currentLine()
    open[open.count - 1].key = (text, line)
    return 1
  }
}

// MARK: - Events

extension JSONTreeBuilder {
  /// The functions that the parser calls with a builder as context; numbers come as written.
  static var callbacks: yajl_callbacks {
    yajl_callbacks(
      yajl_null: { builder($0).scalar(.null) },
      yajl_boolean: { builder($0).scalar(.bool($1 != 0)) },
      yajl_integer: nil, yajl_double: nil,
      yajl_number: { context, start, count in
        let written = string(UnsafeRawPointer(start), count)
        return builder(context).scalar(.number(Double(written) ?? .nan, written: written))
      },
      yajl_string: { context, start, count in
        builder(context).scalar(.string(string(UnsafeRawPointer(start), count)))
      },
      yajl_start_map: { builder($0).begin(isObject: true) },
      yajl_map_key: { context, start, count in
        builder(context).key(string(UnsafeRawPointer(start), count))
      },
      yajl_end_map: { builder($0).end() },
      yajl_start_array: { builder($0).begin(isObject: false) },
      yajl_end_array: { builder($0).end() })
  }
}

private func builder(_ context: UnsafeMutableRawPointer?) -> JSONTreeBuilder {
  guard let context else { preconditionFailure("The parser was made with a builder.") }
  return Unmanaged<JSONTreeBuilder>.fromOpaque(context).takeUnretainedValue()
}

private func string(_ start: UnsafeRawPointer?, _ count: Int) -> String {
  String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
}
