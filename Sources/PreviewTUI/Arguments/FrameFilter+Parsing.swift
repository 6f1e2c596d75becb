import Frames
import Typography

extension FrameFilter {
  private static let option = "--filter"

  /// Adds the conditions of a text.
  ///
  /// - Throws: For what is no condition, and for names that nobody knows.
  mutating func add(_ text: String) throws(UsageError) {
    let conditions = Self.parts(of: text)
    for condition in conditions {
      guard let equals = condition.firstIndex(of: "="),
        condition.index(after: equals) < condition.endIndex
      else { throw .badValue(option: Self.option, value: text, expected: Self.expectation) }
      try add(
        String(condition[..<equals]), String(condition[condition.index(after: equals)...]))
    }
    if conditions.isEmpty {
      throw .badValue(option: Self.option, value: text, expected: Self.expectation)
    }
  }

  private static let expectation = "conditions such as size=AX3,scheme=dark"

  private mutating func add(_ key: String, _ value: String) throws(UsageError) {
    if key == "style" {
      styles = (styles ?? []) + [value]
      return
    }
    guard let axis = PreviewAxis.inPaths.first(where: { $0.name == key }) else {
      throw .unknownName(
        option: Self.option, value: key, nearest: nil,
        choices: ["style"] + PreviewAxis.inPaths.map(\.name))
    }
    guard let known = axis.value(spelling: value) else {
      throw Self.unknown(value, known: axis.names)
    }
    sides[axis] = (sides[axis] ?? []) + [known]
  }

  private static func unknown(_ value: String, known: [String]) -> UsageError {
    .unknownName(
      option: option, value: value, nearest: NearestName.nearest(to: value, in: known),
      choices: known.count <= OptionValue.mostChoices ? known : [])
  }

  /// What stands between commas, without the quotes around a value.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: parts.append("")
      default: parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
