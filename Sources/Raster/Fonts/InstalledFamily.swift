/// A family of this machine, as its list of fonts says it; no file was opened for it.
public struct InstalledFamily: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The weights that it can be drawn in, 1 to 1000 on OpenType's scale, from light to heavy.
  public private(set) var weights: [Int] = []
  /// Whether it can be drawn in every weight between the first and the last, by an axis.
  public private(set) var isVariable = false
  /// Whether it has italic or oblique faces.
  public internal(set) var hasItalic = false

  /// Makes a family without faces.
  init(name: String) {
    self.name = name
  }

  mutating func add(weights more: [Int]) {
    weights = Set(weights).union(more).sorted()
    if more.count > 1 { isVariable = true }
  }
}
