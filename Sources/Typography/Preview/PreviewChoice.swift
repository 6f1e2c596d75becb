/// Values that are chosen of axes; those of an axis of which nothing is said are all open.
public struct PreviewChoice: Hashable, Sendable {
  private var values: [PreviewAxis: [PreviewAxis.Value]] = [:]

  /// Chooses nothing.
  public init() {}

  /// The values that are chosen of an axis, in order; nil where nothing is said.
  public subscript(axis: PreviewAxis) -> [PreviewAxis.Value]? {
    get { values[axis] }
    set { values[axis] = newValue }
  }

  /// Whether traits have one of the chosen values on every axis of which something is said.
  public func contains(_ traits: PreviewTraits) -> Bool {
    values.allSatisfy { axis, values in values.contains(axis.value(of: traits)) }
  }

  /// Traits with the first value that is chosen of each axis.
  public func first(in base: PreviewTraits) -> PreviewTraits {
    var traits = base
    for (axis, values) in values {
      if let first = values.first { axis.set(first, in: &traits) }
    }
    return traits
  }
}
