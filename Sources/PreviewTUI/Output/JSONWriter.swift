internal import CYAJL
import Typography

/// Writes JSON with keys in the order in which they come, two spaces for each level and numbers
/// without noise.
///
/// The text is made by yajl; characters that could steer a terminal are escaped behind it, which JSON
/// allows anywhere in a string.
final class JSONWriter {
  private let generator: yajl_gen

  /// One level; the generator keeps the pointer and no copy, so that it must never go away.
  private static let indent: StaticString = "  "

  init() {
    generator = yajl_gen_alloc(nil)
    Self.indent.utf8Start.withMemoryRebound(to: CChar.self, capacity: 3) {
      _ = yajl_gen_beautify_with(generator, $0)
    }
  }

  deinit { yajl_gen_free(generator) }

  /// The document as UTF-8 with a line feed at its end.
  var bytes: [UInt8] {
    var start: UnsafePointer<UInt8>?
    var count = 0
    yajl_gen_get_buf(generator, &start, &count)
    let text = UnsafeBufferPointer(start: start, count: count)
    return JSONEscaping.tidied(Array(text))
  }
}

// MARK: - Values

extension JSONWriter {
  /// Writes an object whose members a closure writes.
  func object(_ members: () -> Void) {
    yajl_gen_map_open(generator)
    members()
    yajl_gen_map_close(generator)
  }

  /// Writes an array whose elements a closure writes.
  func array(_ elements: () -> Void) {
    yajl_gen_array_open(generator)
    elements()
    yajl_gen_array_close(generator)
  }

  /// Writes a string.
  func string(_ text: String) {
    var text = text
    text.withUTF8 { _ = yajl_gen_string(generator, $0.baseAddress, $0.count) }
  }

  /// Writes a number with at most three decimals.
  func number(_ value: Double) {
    let text = value.decimalText
    _ = yajl_gen_number(generator, text, text.utf8.count)
  }

  /// Writes `true` or `false`.
  func bool(_ value: Bool) { yajl_gen_bool(generator, value ? 1 : 0) }

  /// Writes `null`.
  func null() { yajl_gen_null(generator) }
}

// MARK: - Members

extension JSONWriter {
  /// Writes a member of an object: a key, and the value that a closure writes.
  func member(_ key: String, _ value: () -> Void) {
    string(key)
    value()
  }

  /// Writes a member with a string, or `null`.
  func member(_ key: String, _ text: String?) {
    member(key) { text.map(string) ?? null() }
  }

  /// Writes a member with a number, or `null`.
  func member(_ key: String, _ value: Double?) {
    member(key) { value.map(number) ?? null() }
  }

  /// Writes a member with `true` or `false`.
  func member(_ key: String, _ value: Bool) {
    member(key) { bool(value) }
  }

  /// Writes a member with an array of strings.
  func member(_ key: String, _ texts: [String]) {
    member(key) { array { texts.forEach(string) } }
  }

  /// Writes a member with an object of numbers, by key.
  func member(_ key: String, _ values: [String: Double]) {
    member(key) {
      object {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { member(name, value) }
      }
    }
  }
}
