/// A way in which previews differ, such as the Dynamic Type size: a row of `PreviewAxis.all`.
///
/// Options, filters, matrices, paths, records and the front go by the rows. An axis takes a property of
/// `PreviewTraits`, a row in `PreviewAxis+Table.swift`, and what it changes in layout or drawing.
public struct PreviewAxis: Sendable {
  /// Where a value stands in the path of a frame: `ramp/iPhone-8/large-light`.
  public enum PathPlace: Sendable {
    /// A folder of its own.
    case folder
    /// A part of the file's name, with hyphens between the parts.
    case fileName
    /// Nowhere: the frames of one folder all have the same value.
    case none
  }

  /// How the option on the command line is written and described.
  public struct Option: Sendable {
    /// What stands for the value: `SIZE,…`.
    public var placeholder: String
    /// The lines of the help.
    public var help: [String]
    /// What a value looks like, for an option that takes one alone; nil for a list of values.
    public var expected: String?
  }

  /// How a person steps from one value to the next.
  public enum Stepping: Sendable {
    /// Up to the ends of the row of values, which have names: `smallest`, `largest`.
    case bounded(first: String, last: String)
    /// Behind the last value comes the first. `alone` is said where there is no other value;
    /// `prefix` stands before the value that is said after a step, nil to say nothing.
    case around(alone: String, prefix: String? = nil)
  }

  /// What the axis is called on the command line, in filters and in the front: `size`.
  public let name: String
  /// What several of its values are called: `sizes`.
  public let plural: String
  /// The key of its value in `frames.json`: `sizeCategory`.
  public let recordKey: String
  /// The values that `all` stands for, in order; none where they cannot be listed.
  public let values: [Value]
  /// The value where nothing is said.
  public let standard: Value
  /// Where a value stands in the path of a frame.
  public var place = PathPlace.fileName
  /// Whether the standard value, too, is named in paths, titles and records. False for an axis that
  /// joins later, so that frames keep the paths that they have.
  public var namesStandard = true
  /// The matrices that go through all values.
  public var matrices: Set<PreviewMatrix.Name> = []
  /// Whether the previews of the matrix `common` say the value themselves.
  public var isSetByCommonPreviews = false
  /// The option on the command line.
  public var option: Option
  /// What a value looks like, in the words of the front: `light or dark`.
  public var argument: String
  /// How a person steps along the axis.
  public var stepping: Stepping
  /// The most values that a sheet in the front shows beside each other.
  public var sheetLimit = Int.max

  private let readSpelling: @Sendable (String) -> Value?
  private let listSpellings: @Sendable () -> [String]
  private let listNames: @Sendable () -> [String]
  private let readRecord: @Sendable (String, (String) -> Double?) -> Value?
  private let writeTitle: @Sendable (Value) -> String
  private let listNumbers: @Sendable (Value) -> [(key: String, value: Double)]
  private let get: @Sendable (PreviewTraits) -> Value
  private let set: @Sendable (Value, inout PreviewTraits) -> Void
}

// MARK: - Rows

extension PreviewAxis {
  /// What an axis does with values of its own type.
  struct Words<Base: Hashable & Sendable>: Sendable {
    /// The name of a value in paths, records and words. Names of `PathPlace.fileName` have no hyphen.
    var name: @Sendable (Base) -> String
    /// Reads what a person writes.
    var read: @Sendable (String) -> Base?
    /// The names that a message offers and that near misses are sought among.
    var names: @Sendable () -> [String]
    /// All spellings that near misses on the command line are sought among; nil for the names.
    var spellings: (@Sendable () -> [String])?
    /// Reads a name in a record, beside whose key numbers may stand; nil for the names of the values.
    var readRecord: (@Sendable (String, (String) -> Double?) -> Base?)?
    /// What stands in the title of a frame; nil for the name.
    var title: (@Sendable (Base) -> String)?
    /// The numbers behind the name in a record.
    var numbers: (@Sendable (Base) -> [(key: String, value: Double)])?
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - name: What the axis is called on the command line.
  ///   - plural: What several values are called.
  ///   - recordKey: The key in `frames.json`.
  ///   - path: Where the traits have the value.
  ///   - values: The values that `all` stands for.
  ///   - standard: The value where nothing is said.
  ///   - words: How values are read and written.
  ///   - option: The option on the command line.
  ///   - argument: What a value looks like, in the words of the front.
  ///   - stepping: How a person steps along the axis.
  init<Base: Hashable & Sendable>(
    name: String, plural: String, recordKey: String,
    path: any WritableKeyPath<PreviewTraits, Base> & Sendable, values: [Base], standard: Base,
    words: Words<Base>, option: Option, argument: String, stepping: Stepping
  ) {
    let value: @Sendable (Base) -> Value = { Value(name: words.name($0), base: $0) }
    let values = values.map(value)
    self.name = name
    self.plural = plural
    self.recordKey = recordKey
    self.values = values
    self.standard = value(standard)
    self.option = option
    self.argument = argument
    self.stepping = stepping
    readSpelling = { words.read($0).map(value) }
    listNames = words.names
    listSpellings = words.spellings ?? words.names
    readRecord = { name, number in
      guard let read = words.readRecord else { return values.first { $0.name == name } }
      return read(name, number).map(value)
    }
    writeTitle = { known in
      guard let title = words.title, let base = known.unwrapped(as: Base.self) else {
        return known.name
      }
      return title(base)
    }
    listNumbers = { known in
      known.unwrapped(as: Base.self).flatMap { words.numbers?($0) } ?? []
    }
    get = { value($0[keyPath: path]) }
    set = { known, traits in
      if let base = known.unwrapped(as: Base.self) { traits[keyPath: path] = base }
    }
  }

  /// Makes a row of an enumeration whose values are written as their raw values.
  init<Base: Hashable & Sendable & CaseIterable & RawRepresentable>(
    name: String, plural: String, recordKey: String,
    path: any WritableKeyPath<PreviewTraits, Base> & Sendable, standard: Base, option: Option,
    argument: String, stepping: Stepping
  ) where Base.RawValue == String {
    self.init(
      name: name, plural: plural, recordKey: recordKey, path: path,
      values: Array(Base.allCases), standard: standard,
      words: Words(
        name: { $0.rawValue }, read: { Base(rawValue: $0) },
        names: { Base.allCases.map(\.rawValue) }),
      option: option, argument: argument, stepping: stepping)
  }
}

// MARK: - Values

extension PreviewAxis {
  /// The value that traits have.
  public func value(of traits: PreviewTraits) -> Value { get(traits) }

  /// Gives traits a value; one of another axis changes nothing.
  public func set(_ value: Value, in traits: inout PreviewTraits) { set(value, &traits) }

  /// The value for what a person writes; nil for what is none.
  public func value(spelling: String) -> Value? { readSpelling(spelling) }

  /// The names that values have, which messages offer.
  public var names: [String] { listNames() }

  /// All that a person may write for a value, as far as it can be listed.
  public var spellings: [String] { listSpellings() }

  /// Whether frames of one snapshot differ along the axis, each in its own file.
  public var isInPath: Bool { place != .none }

  /// Whether a value is named in paths, titles and records.
  public func isNamed(_ value: Value) -> Bool { namesStandard || value != standard }

  /// What stands for a value in the title of a frame: `iPhone 8 (375 pt)`.
  func title(of value: Value) -> String { writeTitle(value) }
}

// MARK: - Records

extension PreviewAxis {
  /// The numbers that stand behind the name of a value in a record, by key.
  public func recordedNumbers(of value: Value) -> [(key: String, value: Double)] {
    listNumbers(value)
  }

  /// The value that a record names; nil for what is none.
  ///
  /// - Parameters:
  ///   - name: What stands under the axis' key; nil where the record does not have the key.
  ///   - number: The number under another key of the same frame.
  public func value(recorded name: String?, number: (String) -> Double? = { _ in nil }) -> Value? {
    if name == nil, !namesStandard { return standard }
    return readRecord(name ?? "", number)
  }
}

extension PreviewAxis: Hashable {
  /// Axes are the same where their names are.
  public static func == (left: PreviewAxis, right: PreviewAxis) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
