/// A value with what it was before, for undo and redo.
package struct EditHistory<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value as it is now.
  package private(set) var current: Value
  private var past: [Value] = []
  private var future: [Value] = []

  /// The most steps that can be undone; older ones are forgotten.
  package static var limit: Int { 1000 }

  /// Begins with a value.
  package init(_ value: Value) {
    current = value
  }

  /// Whether there is a step to undo.
  var canUndo: Bool { !past.isEmpty }
  /// Whether there is a step to do again.
  var canRedo: Bool { !future.isEmpty }

  /// Takes a new value; the same one again is no step. What was undone before cannot be done again.
  package mutating func record(_ value: Value) {
    guard value != current else { return }
    past.append(current)
    if past.count > Self.limit { past.removeFirst(past.count - Self.limit) }
    current = value
    future = []
  }

  /// Goes back by one step; false when there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let value = past.popLast() else { return false }
    future.append(current)
    current = value
    return true
  }

  /// Goes forward again by one step; false when there is none.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let value = future.popLast() else { return false }
    past.append(current)
    current = value
    return true
  }
}
