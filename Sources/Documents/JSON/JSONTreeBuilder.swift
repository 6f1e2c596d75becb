internal import CYAJL
import Typography

/// Builds the tree of a JSON document from the parser's events.
///
/// Open objects and lists are kept on a stack of its own, so that depth costs no call stack.
final class JSONTreeBuilder {
  /// An object or list that is not closed yet.
  private struct Open {
    var place: Place
    var isObject: Bool
    var key: (text: String, place: Place)?
    var members: [DocumentNode.Member] = []
    var elements: [DocumentNode] = []
  }

  /// Where a token stands.
  private struct Place {
    /// The line, from 1. No token goes over a line's end.
    var line: Int
    /// The bytes in the text.
    var bytes: Range<Int>
  }

  /// The document, once it is complete.
  private(set) var root: DocumentNode?
  /// Whether building stopped because of the depth.
  private(set) var isTooDeep = false
  /// The number of bytes read up to the end of the current token.
  var offset: () -> Int = { 0 }

  private let text: [UInt8]
  private let start: Int
  private let depthLimit: Int
  private var open: [Open] = []
  private var line = 1
  private var end = 0

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - text: The text that the parser reads.
  ///   - start: Where the text begins in the document.
  ///   - depthLimit: Objects and lists may be nested this deep.
  init(text: [UInt8], start: Int, depthLimit: Int) {
    self.text = text
    self.start = start
    self.depthLimit = depthLimit
  }

  /// The place of the token just read.
  ///
  /// The parser knows where it ends. It begins behind the token before it, and behind the blanks,
  /// colon or comma between the two, of which the parser tells nothing.
  private func place() -> Place {
    var first = end
    end = min(max(offset(), end), text.count)
    while first < end, JSONLayout.isBlank(text[first]) || Self.separators.contains(text[first]) {
      if text[first] == 0x0A { line += 1 }
      first += 1
    }
    return Place(line: line, bytes: (start + first)..<(start + end))
  }

  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ":")]

  private func add(_ content: DocumentNode.Content, at place: Place) {
    let node = DocumentNode(content, line: place.line, range: place.bytes)
    guard var parent = open.popLast() else {
      root = node
      return
    }
    if let key = parent.key {
      parent.members.append(
        .init(key: key.text, line: key.place.line, value: node, keyRange: key.place.bytes))
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
    open.append(Open(place: place(), isObject: isObject))
    return 1
  }

  private func finish() -> Int32 {
    guard let closed = open.popLast() else { return 0 }
    let bytes = closed.place.bytes.lowerBound..<place().bytes.upperBound
    add(
      closed.isObject ? .object(closed.members) : .array(closed.elements),
      at: Place(line: closed.place.line, bytes: bytes))
    return 1
  }

  private func scalar(_ content: DocumentNode.Content) -> Int32 {
    add(content, at: place())
    return 1
  }

  private func key(_ text: String) -> Int32 {
    let place = place()
    open[open.count - 1].key = (text, place)
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
      yajl_end_map: { builder($0).finish() },
      yajl_start_array: { builder($0).begin(isObject: false) },
      yajl_end_array: { builder($0).finish() })
  }
}

private func builder(_ context: UnsafeMutableRawPointer?) -> JSONTreeBuilder {
  guard let context else { preconditionFailure("The parser was made with a builder.") }
  return Unmanaged<JSONTreeBuilder>.fromOpaque(context).takeUnretainedValue()
}

private func string(_ start: UnsafeRawPointer?, _ count: Int) -> String {
  String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
}
