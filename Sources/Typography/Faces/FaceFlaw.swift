/// What is wrong with a face for an app, though it can be drawn.
public enum FaceFlaw: Hashable, Sendable {
  /// The file is packed for the web, as WOFF or WOFF2. The platform's font manager takes TrueType and
  /// OpenType only, and an app with such a file is rejected.
  case webFont(format: String)
  /// The font has no PostScript name (name id 6). What it is called by here is its file's name, by
  /// which no app can ask for it.
  case noPostScriptName
  /// The font has no family name (name ids 16 and 1) either.
  case noFamilyName
  /// Instances whose names are not in the font; nothing can ask for them.
  case namelessInstances(count: Int)
  /// The first instance that is beyond an axis, and how many are.
  case instanceBeyondAxis(instance: String, axis: String, value: Double, count: Int)
  /// The first instance that bears the name of another, and how many do.
  case instanceNamedLikeAnother(instance: String, postScriptName: String, count: Int)
  /// A PostScript name that several instances have; the first is taken.
  case instanceTwins(postScriptName: String)
}

// MARK: - Words

extension FaceFlaw: CustomStringConvertible {
  /// What is wrong, why it matters and what to do, in words that may quote the font unescaped.
  public var description: String {
    switch self {
    case .webFont(let format):
      "is a web font (\(format)): the platform does not take it and an app with it is rejected; "
        + "use the .ttf or .otf file"
    case .noPostScriptName:
      "has no PostScript name: here it is called by its file's name, by which no app can ask for it; "
        + "give it one (name id 6)"
    case .noFamilyName:
      "has no family name: here it is called by its file's name, by which no app can ask for it"
    case .namelessInstances(let count):
      count == 1
        ? "has an instance without a name, for which nothing can ask"
        : "has \(count) instances without a name, for which nothing can ask"
    case .instanceBeyondAxis(let instance, let axis, let value, let count):
      "has the instance '\(instance)' at \(axis) \(value.decimalText), beyond the axis"
        + Self.others(count)
    case .instanceNamedLikeAnother(let instance, let name, let count):
      "calls the instance '\(instance)' by the PostScript name '\(name)', another style's"
        + Self.others(count)
    case .instanceTwins(let name):
      "has several instances of the PostScript name '\(name)'; the first is taken"
    }
  }

  private static func others(_ count: Int) -> String {
    count > 1 ? ", and \(count - 1) more like it" : ""
  }
}
