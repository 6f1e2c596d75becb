/// A table that forgets everything when it is full: bounded, and simple enough to be right.
///
/// What it holds has to follow from the key alone, so that forgetting never shows.
struct BoundedCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// Makes a table for a number of values.
  init(limit: Int) { self.limit = limit }

  /// The value of a key, made now when it is not at hand.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = make()
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}
