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

  /// One of the words of an enumeration.
  static func choice<Value: RawRepresentable & CaseIterable>(
    _ text: String, option: String
  ) throws(UsageError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      throw .badChoice(option: option, value: text, choices: Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// Whether a text has the form of a language tag: `en`, `pt-BR`.
  static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return text.utf8.count <= 35
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      && parts.first.map { $0.count >= 2 && $0.allSatisfy(\.isLetter) } == true
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
