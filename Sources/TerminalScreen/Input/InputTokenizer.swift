/// Cuts the bytes of a terminal into characters, sequences and control strings, as ECMA-48 has them,
/// however they arrive in pieces.
///
/// It never waits and never looks at a clock: whoever feeds it says when nothing has come for as long
/// as `patience`, and then what has begun is given up.
struct InputTokenizer {
  /// Whether answers to questions are still to come. The pieces of one may be far apart, so that an
  /// ESC is not taken for the key at once.
  var isExpectingReplies = false

  /// What the last byte belonged to.
  private enum State {
    /// Nothing has begun.
    case ground
    /// A character of several bytes, of which so many are missing.
    case scalar(missing: Int)
    /// An ESC.
    case escape
    /// An ESC and the letter that introduces a sequence or string.
    case introducer
    /// A sequence that begins with `[` or `O`.
    case sequence
    /// A mouse report of three bytes, as terminals send it that know no other form.
    case mouse
    /// A control string; an ESC may be the first half of its terminator.
    case string(UInt8, afterEscape: Bool)
  }

  private var state = State.ground
  /// The bytes of what has begun.
  private var bytes: [UInt8] = []

  /// The longest sequence that is believed, in bytes.
  private static let sequenceLimit = 256
  /// The longest control string that is kept, in bytes; a longer one is swallowed and forgotten.
  private static let stringLimit = 8192

  /// How long to wait for the next byte before `expire()`, in milliseconds; nil when nothing has begun.
  var patience: Int? {
    switch state {
    case .ground: nil
    case .escape, .introducer: isExpectingReplies ? 1000 : 25
    case .mouse: 200
    case .scalar, .sequence: 1000
    case .string: 2000
    }
  }

  /// Takes a byte, and gives what it has completed.
  mutating func take(_ byte: UInt8, into tokens: inout [InputToken]) {
    switch state {
    case .ground: begin(byte, into: &tokens)
    case .scalar(let missing): takeScalar(byte, missing: missing, into: &tokens)
    case .escape: takeIntroducer(byte, into: &tokens)
    case .introducer: takeFirst(byte, into: &tokens)
    case .sequence: takeSequence(byte, into: &tokens)
    case .mouse:
      bytes.append(byte)
      if bytes.count == 5 { finish(.sequence(bytes), into: &tokens) }
    case .string(let kind, let afterEscape):
      takeString(byte, kind, afterEscape: afterEscape, into: &tokens)
    }
  }

  /// Gives up what has begun, since nothing more has come: an ESC was the key.
  mutating func expire(into tokens: inout [InputToken]) {
    switch state {
    case .escape: tokens.append(.escape)
    case .introducer: tokens += [.escape, .scalar(Unicode.Scalar(bytes[0]))]
    default: break
    }
    state = .ground
  }

  private mutating func finish(_ token: InputToken, into tokens: inout [InputToken]) {
    tokens.append(token)
    state = .ground
  }
}

// MARK: - Characters

extension InputTokenizer {
  private mutating func begin(_ byte: UInt8, into tokens: inout [InputToken]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x00...0x7F: tokens.append(.scalar(Unicode.Scalar(byte)))
    // Introducers in one byte, which is no beginning of a character.
    case 0x90, 0x98, 0x9B, 0x9D...0x9F: introduce(byte - 0x40)
    case 0xC2...0xDF: beginScalar(byte, missing: 1)
    case 0xE0...0xEF: beginScalar(byte, missing: 2)
    case 0xF0...0xF4: beginScalar(byte, missing: 3)
    default: break
    }
  }

  private mutating func beginScalar(_ byte: UInt8, missing: Int) {
    bytes = [byte]
    state = .scalar(missing: missing)
  }

  private mutating func takeScalar(
    _ byte: UInt8, missing: Int, into tokens: inout [InputToken]
  ) {
    guard 0x80...0xBF ~= byte else {
      state = .ground
      return begin(byte, into: &tokens)
    }
    bytes.append(byte)
    state = .scalar(missing: missing - 1)
    guard missing == 1 else { return }
    state = .ground
    if let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first {
      tokens.append(.scalar(scalar))
    }
  }
}

// MARK: - Sequences

extension InputTokenizer {
  /// The letters behind an ESC that begin something longer: CSI, SS3, and the control strings.
  private static let introducers = Array("[O]P_^X".utf8)

  private mutating func introduce(_ letter: UInt8) {
    bytes = [letter]
    state = .introducer
  }

  private mutating func takeIntroducer(_ byte: UInt8, into tokens: inout [InputToken]) {
    switch byte {
    case _ where Self.introducers.contains(byte): introduce(byte)
    // The end of a string that was given up.
    case UInt8(ascii: "\\"): state = .ground
    default:
      // Escape and a key soon after it, or a key with Alt.
      tokens.append(.escape)
      state = .ground
      begin(byte, into: &tokens)
    }
  }

  /// Takes the byte behind an introducer.
  private mutating func takeFirst(_ byte: UInt8, into tokens: inout [InputToken]) {
    let letter = bytes[0]
    if letter == UInt8(ascii: "[") || letter == UInt8(ascii: "O") {
      state = .sequence
      takeSequence(byte, into: &tokens)
    } else {
      bytes = []
      state = .string(letter, afterEscape: false)
      takeString(byte, letter, afterEscape: false, into: &tokens)
    }
  }

  private mutating func takeSequence(_ byte: UInt8, into tokens: inout [InputToken]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x20...0x3F where !isFinal(byte):
      if bytes.count <= Self.sequenceLimit { bytes.append(byte) }
    case 0x24, 0x40...0x7E: endSequence(byte, into: &tokens)
    case 0x7F: break
    default:
      state = .ground
      begin(byte, into: &tokens)
    }
  }

  /// Whether a byte that is usually inside a sequence ends this one: rxvt ends keys with `$`.
  private func isFinal(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") && bytes.count > 1
      && bytes.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
  }

  private mutating func endSequence(_ byte: UInt8, into tokens: inout [InputToken]) {
    let isLinuxKey = bytes == [UInt8(ascii: "[")] && byte == UInt8(ascii: "[")
    let isMouse = bytes == [UInt8(ascii: "[")] && byte == UInt8(ascii: "M")
    bytes.append(byte)
    if isMouse {
      state = .mouse
    } else if !isLinuxKey {
      finish(.sequence(bytes.count > Self.sequenceLimit ? [] : bytes), into: &tokens)
    }
  }
}

// MARK: - Strings

extension InputTokenizer {
  private mutating func takeString(
    _ byte: UInt8, _ kind: UInt8, afterEscape: Bool, into tokens: inout [InputToken]
  ) {
    switch byte {
    case UInt8(ascii: "\\") where afterEscape: endString(kind, into: &tokens)
    case _ where afterEscape:
      // Another sequence begins before the string has ended, or nothing sensible does.
      state = byte == 0x1B ? .escape : .ground
      if Self.introducers.contains(byte) { introduce(byte) }
    case 0x1B: state = .string(kind, afterEscape: true)
    case 0x07: endString(kind, into: &tokens)
    case 0x9C where bytes.last ?? 0 < 0x80: endString(kind, into: &tokens)
    case 0x18, 0x1A: state = .ground
    default: if bytes.count <= Self.stringLimit { bytes.append(byte) }
    }
  }

  private mutating func endString(_ kind: UInt8, into tokens: inout [InputToken]) {
    finish(.string(kind, bytes.count > Self.stringLimit ? [] : bytes), into: &tokens)
  }
}
