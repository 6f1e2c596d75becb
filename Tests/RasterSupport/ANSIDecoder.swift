public import Raster
public import Typography

/// A terminal just good enough to read back what the encoder writes: lines of one mosaic with 24-bit,
/// 256 or 16 colours.
public enum ANSIDecoder {
  /// What is not as an encoder may write it.
  public struct Failure: Error, Hashable {
    /// What was found.
    public var reason: String
  }

  /// The pixels of ANSI text, as many for each symbol as a cell of the mosaic has.
  ///
  /// - Throws: A `Failure` for any other symbol or escape sequence, a colour that is not set, lines
  ///   of different widths, or a line that does not end with a reset.
  public static func pixels(of bytes: [UInt8], mosaic: Mosaic = .half) throws -> [[RGBA]] {
    var rows: [[RGBA]] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      rows += try decode(line, mosaic: mosaic)
    }
    guard Set(rows.map(\.count)).count <= 1 else { throw Failure(reason: "ragged lines") }
    return rows
  }

  private static func decode(_ line: Substring, mosaic: Mosaic) throws -> [[RGBA]] {
    var pen = Pen()
    var rows = [[RGBA]](repeating: [], count: mosaic.pixelRows)
    var rest = line.unicodeScalars[...]
    while let symbol = rest.popFirst() {
      if symbol == "\u{1B}" {
        guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else {
          throw Failure(reason: "an escape sequence that sets no colour")
        }
        try pen.apply(rest[..<end].split(separator: ";").compactMap { Int(String($0)) })
        rest = rest[rest.index(after: end)...]
        continue
      }
      guard let pattern = mosaic.pattern(of: symbol) else {
        throw Failure(reason: "the symbol '\(symbol)'")
      }
      for pixel in 0..<mosaic.pixelsPerCell {
        rows[pixel / mosaic.pixelColumns].append(
          try pen.color(isInk: pattern >> pixel & 1 == 1))
      }
    }
    guard line.hasSuffix("\u{1B}[0m") else { throw Failure(reason: "a line without a reset") }
    return rows
  }

  private struct Pen {
    var foreground: RGBA?
    var background: RGBA?

    func color(isInk: Bool) throws -> RGBA {
      guard let color = isInk ? foreground : background else {
        throw Failure(reason: "a cell in the terminal's own colour")
      }
      return color
    }

    mutating func apply(_ parameters: [Int]) throws {
      var rest = parameters[...]
      while let code = rest.popFirst() {
        switch code {
        case 0: (foreground, background) = (nil, nil)
        case 38: foreground = try Self.extended(&rest)
        case 48: background = try Self.extended(&rest)
        case 30...37: foreground = Palette.color(UInt8(code - 30))
        case 40...47: background = Palette.color(UInt8(code - 40))
        case 90...97: foreground = Palette.color(UInt8(code - 82))
        case 100...107: background = Palette.color(UInt8(code - 92))
        default: throw Failure(reason: "the parameter \(code)")
        }
      }
    }

    private static func extended(_ rest: inout ArraySlice<Int>) throws -> RGBA {
      switch rest.popFirst() {
      case 2:
        let channels = rest.prefix(3).map { UInt8($0) }
        guard channels.count == 3 else { throw Failure(reason: "a colour cut short") }
        rest = rest.dropFirst(3)
        return RGBA(red: channels[0], green: channels[1], blue: channels[2])
      case 5:
        guard let index = rest.popFirst() else { throw Failure(reason: "a colour cut short") }
        return Palette.color(UInt8(index))
      default: throw Failure(reason: "an unknown kind of colour")
      }
    }
  }
}
