import Typography

/// Values of options as they are written, read.
enum OptionValue {
  /// The names in a list with commas between them, at least one.
  static func items(_ text: String, option: String) throws(UsageError) -> [String] {
    let items = text.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    guard !items.isEmpty else {
      throw .badValue(option: option, value: text, expected: "at least one name")
    }
    return items
  }

  /// A list of names with commas between them, or the word `all`; each value once.
  static func list<Value: Equatable>(
    _ text: String, option: String, all: [Value], _ read: (String) -> Value?,
    known: () -> [String], choices: (() -> [String])? = nil
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for item in try items(text, option: option) {
      if item == "all" {
        for value in all where !values.contains(value) { values.append(value) }
      } else if let value = read(item) {
        if !values.contains(value) { values.append(value) }
      } else {
        let known = known()
        let few = known.count <= 4 ? known + ["all"] : []
        throw .unknownName(
          option: option, value: item, nearest: NearestName.nearest(to: item, in: known),
          choices: choices?() ?? few)
      }
    }
    return values
  }

  /// The values of an axis that a text names.
  static func values(
    _ text: String, of axis: PreviewAxis
  ) throws(UsageError) -> [PreviewAxis.Value] {
    let option = "--\(axis.name)"
    guard let expected = axis.option.expected else {
      let names = axis.names
      return try list(text, option: option, all: axis.values) {
        axis.value(spelling: $0)
      } known: {
        axis.spellings
      } choices: {
        names.count <= mostChoices ? names + ["all"] : []
      }
    }
    guard let value = axis.value(spelling: text) else {
      throw .badValue(option: option, value: text, expected: expected)
    }
    return [value]
  }

  /// The most names that a message lists.
  static let mostChoices = 12

  /// One of the words of an enumeration.
  static func choice<Value: RawRepresentable & CaseIterable>(
    _ text: String, option: String
  ) throws(UsageError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      throw .badChoice(option: option, value: text, choices: Value.allCases.map(\.rawValue))
    }
    return value
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
