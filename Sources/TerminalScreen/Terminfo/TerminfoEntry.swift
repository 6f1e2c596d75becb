/// A compiled entry of the terminal database: what `tic` writes and ncurses reads.
///
/// The format is the one of term(5): a header, names, flags, numbers, strings, and then the same
/// again for capabilities that are known by name only. Numbers are 16 bits wide, or 32 in the newer
/// format; we read both and write the newer one, which alone can say "16 million colours".
package struct TerminfoEntry: Hashable {
  /// A string capability.
  package enum Text: Hashable {
    /// The terminal does not have it.
    case absent
    /// The entry takes back what another entry says.
    case cancelled
    /// The bytes to send.
    case bytes([UInt8])
  }

  /// The names of the terminal with `|` between them; the last one is a description.
  package var names: [UInt8]
  /// The flags in the order of `<term.h>`: 1 is set, everything else is not.
  var flags: [UInt8]
  /// The numbers in the order of `<term.h>`; below 0 means absent.
  package var numbers: [Int32]
  /// The strings in the order of `<term.h>`.
  var strings: [Text]
  /// The flags that are known by name.
  var extendedFlags: [Extended<UInt8>]
  /// The numbers that are known by name.
  var extendedNumbers: [Extended<Int32>]
  /// The strings that are known by name.
  var extendedStrings: [Extended<Text>]

  /// A capability that is known by its name instead of its place.
  struct Extended<Value: Hashable>: Hashable {
    /// The name, as bytes.
    var name: [UInt8]
    /// The value.
    var value: Value
  }
}

// MARK: - Capabilities

extension TerminfoEntry {
  /// The places of the flags that we use.
  enum Flag: Int {
    /// `ccc`: the palette can be redefined.
    case canChange = 27
  }

  /// The places of the numbers that we use.
  package enum Number: Int {
    /// `colors`.
    case maxColors = 13
    /// `pairs`.
    case maxPairs = 14
  }

  /// The places of the strings that we use.
  package enum Sequence: Int {
    /// `csr`: let a part of the screen scroll.
    case changeScrollRegion = 3
    /// `kdch1`: the key that deletes to the right.
    case keyDelete = 59
    /// `kcud1`: the arrow down.
    case keyDown = 61
    /// `khome`.
    case keyHome = 76
    /// `kcub1`: the arrow left.
    case keyLeft = 79
    /// `knp`: the next page.
    case keyPageDown = 81
    /// `kpp`: the previous page.
    case keyPageUp = 82
    /// `kcuf1`: the arrow right.
    case keyRight = 83
    /// `kcuu1`: the arrow up.
    case keyUp = 87
    /// `kcbt`: Tab with Shift.
    case keyBackTab = 148
    /// `kend`.
    case keyEnd = 164
    /// `kent`: Enter beside the digits.
    case keyEnter = 165
    /// `kLFT`: the arrow left with Shift.
    case keyShiftLeft = 201
    /// `kRIT`: the arrow right with Shift.
    case keyShiftRight = 210
    /// `op`: back to the terminal's own colours.
    case originalPair = 297
    /// `oc`: back to the terminal's own palette.
    case originalColors = 298
    /// `initc`: redefine a colour.
    case initializeColor = 299
    /// `initp`: redefine a pair.
    case initializePair = 300
    /// `scp`: use a pair.
    case setColorPair = 301
    /// `setf`: the foreground in the order of the 1980s.
    case setForeground = 302
    /// `setb`: the background in the order of the 1980s.
    case setBackground = 303
    /// `setaf`: the foreground.
    case setANSIForeground = 359
    /// `setab`: the background.
    case setANSIBackground = 360
  }

  /// A number; nil when it is absent.
  package func number(_ number: Number) -> Int32? {
    guard number.rawValue < numbers.count, numbers[number.rawValue] >= 0 else { return nil }
    return numbers[number.rawValue]
  }

  /// A string; `absent` when the entry ends before it.
  package func text(_ sequence: Sequence) -> Text {
    sequence.rawValue < strings.count ? strings[sequence.rawValue] : .absent
  }

  /// Whether a capability that is known by name is there and not off.
  func hasExtendedCapability(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return extendedFlags.contains { $0.name == name && $0.value == 1 }
      || extendedNumbers.contains { $0.name == name && $0.value > 0 }
      || extendedStrings.contains {
        $0.name == name && $0.value != .absent && $0.value != .cancelled
      }
  }

  /// Whether the terminal goes by a name.
  func isNamed(_ name: String) -> Bool {
    names.split(separator: UInt8(ascii: "|")).contains { $0.elementsEqual(name.utf8) }
  }

  /// Sets a number, adding absent ones before it as needed.
  package mutating func set(_ number: Number, to value: Int32) {
    while numbers.count <= number.rawValue { numbers.append(-1) }
    numbers[number.rawValue] = value
  }

  /// Sets a string, adding absent ones before it as needed.
  package mutating func set(_ sequence: Sequence, to value: Text) {
    while strings.count <= sequence.rawValue { strings.append(.absent) }
    strings[sequence.rawValue] = value
  }

  /// Clears a flag.
  mutating func clear(_ flag: Flag) {
    if flag.rawValue < flags.count { flags[flag.rawValue] = 0 }
  }
}
