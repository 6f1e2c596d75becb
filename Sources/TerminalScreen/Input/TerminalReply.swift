package import Typography

/// What a terminal answers to a question.
package enum TerminalReply: Hashable {
  /// The colour of text that has none of its own.
  case foreground(RGBA)
  /// The colour of the screen.
  case background(RGBA)
  /// The width and height of a cell in pixels.
  case cell(width: Int, height: Int)
  /// The width and height of the screen in pixels.
  case window(width: Int, height: Int)
  /// The primary device attributes (DA1): first the class of the terminal, then what it can do.
  case attributes([Int])
  /// A private mode (DECRQM): 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, setting: Int)
  /// The program and its version (XTVERSION).
  case version(String)
  /// The colours and attributes of text as the terminal keeps them (DECRQSS), such as `48:2:1:2:3`.
  case rendition(String)
  /// The terminal knows a capability by this name (XTGETTCAP).
  case capability(String)
  /// Whether the terminal took a picture in kitty's protocol.
  case kittyGraphics(Bool)
  /// An answer that says nothing that we ask for.
  case other
}

extension TerminalReply {
  /// Reads an answer; nil for what a key, the mouse or a paste sends.
  init?(_ token: InputToken) {
    switch token {
    case .scalar, .escape: return nil
    case .sequence(let bytes):
      guard let reply = Self.reply(inSequence: String(decoding: bytes, as: UTF8.self)) else {
        return nil
      }
      self = reply
    case .string(let kind, let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      switch kind {
      case UInt8(ascii: "]"): self = Self.reply(inCommand: text) ?? .other
      case UInt8(ascii: "P"): self = Self.reply(inDeviceString: text) ?? .other
      case UInt8(ascii: "_"): self = Self.reply(inProgramCommand: text) ?? .other
      default: self = .other
      }
    }
  }

  /// Answers that are sequences: those with a private mark, and those that end as no key does.
  private static func reply(inSequence text: String) -> TerminalReply? {
    guard text.first == "[", let last = text.last else { return nil }
    let body = text.dropFirst().dropLast()
    if body.first == "?" || body.first == ">" || body.first == "=" {
      let isMode = body.last == "$"
      let values = numbers(isMode ? body.dropFirst().dropLast() : body.dropFirst())
      if body.first == "?", last == "c" { return .attributes(values) }
      if body.first == "?", last == "y", isMode, values.count == 2 {
        return .mode(values[0], setting: values[1])
      }
      return .other
    }
    guard "tRnxy".contains(last) else { return nil }
    let values = numbers(body)
    guard last == "t", values.count == 3 else { return .other }
    return switch values[0] {
    case 4: .window(width: values[2], height: values[1])
    case 6: .cell(width: values[2], height: values[1])
    default: .other
    }
  }

  /// Answers that are operating system commands (OSC).
  private static func reply(inCommand text: String) -> TerminalReply? {
    let parts = text.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let color = color(parts[1]) else { return nil }
    return switch parts[0] {
    case "10": .foreground(color)
    case "11": .background(color)
    default: nil
    }
  }

  /// Answers that are device control strings (DCS).
  private static func reply(inDeviceString text: String) -> TerminalReply? {
    if text.hasPrefix(">|") { return .version(String(text.dropFirst(2).prefix(80))) }
    if text.hasPrefix("1$r"), text.hasSuffix("m") {
      return .rendition(String(text.dropFirst(3).dropLast()))
    }
    guard text.hasPrefix("1+r") else { return nil }
    let digits = text.dropFirst(3).prefix { $0 != "=" && $0 != ";" }.compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
    return .capability(String(decoding: bytes, as: UTF8.self))
  }

  /// Answers that are application program commands (APC), which kitty uses.
  private static func reply(inProgramCommand text: String) -> TerminalReply? {
    guard text.hasPrefix("G"), let end = text.firstIndex(of: ";") else { return nil }
    return .kittyGraphics(text[text.index(after: end)...] == "OK")
  }
}

// MARK: - Values

extension TerminalReply {
  /// Numbers with `;` between them, none for what is no number or larger than any that we ask for.
  private static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: ";").compactMap { Int($0) }.filter { 0...1_000_000 ~= $0 }
  }

  /// A colour as X11 writes it: `rgb:RRRR/GGGG/BBBB` with 1 to 4 digits each, or `#RRGGBB`.
  private static func color(_ text: Substring) -> RGBA? {
    if text.hasPrefix("#") { return RGBA(hex: text) }
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
      return nil
    }
    let channels = text[text.index(after: colon)...].split(separator: "/").map(channel)
    guard channels.count >= 3, let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return RGBA(red: red, green: green, blue: blue)
  }

  private static func channel(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.count, let value = Int(digits, radix: 16), value >= 0 else { return nil }
    let most = (1 << (4 * digits.count)) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
