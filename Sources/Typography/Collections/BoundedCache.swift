/// A table that forgets everything when it is full: bounded, and simple enough to be right.
///
/// What it holds has to follow from the key alone, so that forgetting never shows. It is the one cache
/// of the package: whatever is remembered for speed is remembered in it.
package struct BoundedCache<Key: Hashable, Value> {
  // Inlinable throughout: the modules that use it have it made for their own types, without which
  // every look-up would go through the types' descriptions.
  @usableFromInline var values: [Key: Value] = [:]
  @usableFromInline let limit: Int

  /// Makes a table.
  ///
  /// - Parameter limit: The most values that are kept, at least 1; one more, and all are forgotten.
  @inlinable package init(limit: Int) {
    precondition(limit >= 1, "a cache holds at least one value")
    self.limit = limit
  }

  /// The number of values that are kept, at most the limit.
  @inlinable package var count: Int { values.count }

  /// The value of a key; nil when it is not at hand. Setting a value may forget all others, setting
  /// nil forgets this one.
  package subscript(key: Key) -> Value? {
    @inlinable get { values[key] }
    @inlinable set {
      let isNew = newValue != nil && values[key] == nil
      if isNew, values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = newValue
    }
  }

  /// The value of a key, made now when it is not at hand.
  @inlinable package mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = values[key] { return value }
    let value = try make()
    self[key] = value
    return value
  }

  /// Forgets all values.
  @inlinable package mutating func removeAll() { values.removeAll(keepingCapacity: true) }
}
