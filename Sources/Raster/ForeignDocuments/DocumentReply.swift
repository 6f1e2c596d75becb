internal import Typography

/// What the child says to a request.
enum DocumentReply {
  /// The picture; nil where the part has no ink.
  case picture(ColorImage?)
  /// The document was not drawn.
  case refusal(DocumentRefusal)
  /// The child lacks the libraries to draw anything.
  case noLibrary
}

// MARK: - Bytes

extension DocumentReply {
  /// The most bytes of a reply.
  static let byteLimit = DocumentLimits.answerPixels * 4 + 64

  private enum Kind: UInt8 {
    case picture = 1
    case blank
    case refusal
    case noLibrary
  }

  /// The reply as a message.
  var message: MessageWriter {
    var message = MessageWriter()
    switch self {
    case .picture(nil): message.append(Kind.blank.rawValue)
    case .noLibrary: message.append(Kind.noLibrary.rawValue)
    case .refusal(let refusal):
      message.append(Kind.refusal.rawValue)
      message.append(refusal.rawValue)
    case .picture(let image?):
      message.append(Kind.picture.rawValue)
      for number in [image.left, image.top, image.columns, image.rows] { message.append(number) }
      image.pixels.withUnsafeBytes { message.append($0) }
    }
    return message
  }

  /// Reads a reply, which may be anything: nil when it is not an answer to the request.
  ///
  /// - Parameter bounds: What was to be drawn at most; no picture lies outside.
  init?(_ bytes: [UInt8], within bounds: GlyphClip) {
    var message = MessageReader(bytes)
    switch message.byte().flatMap(Kind.init) {
    case .blank?: self = .picture(nil)
    case .noLibrary?: self = .noLibrary
    case .refusal?:
      guard let refusal = message.byte().flatMap(DocumentRefusal.init) else { return nil }
      self = .refusal(refusal)
    case .picture?:
      guard let image = ColorImage(from: &message, within: bounds) else { return nil }
      self = .picture(image)
    case nil: return nil
    }
    guard message.isAtEnd else { return nil }
  }
}

extension ColorImage {
  fileprivate init?(from message: inout MessageReader, within bounds: GlyphClip) {
    guard let left = message.signed(), let top = message.signed(), let columns = message.signed(),
      let rows = message.signed(), let samples = message.bytes()
    else { return nil }
    let side = 1...0x7FFF
    let reach = -1 << 30...1 << 30
    guard side.contains(columns), side.contains(rows), samples.count == columns * rows * 4,
      reach.contains(left), reach.contains(top), bounds.columns.contains(left),
      bounds.rows.contains(top), left + columns <= bounds.columns.upperBound,
      top + rows <= bounds.rows.upperBound
    else { return nil }
    self.init(
      left: left, top: top, columns: columns, rows: rows, pixels: RGBA.pixels(of: samples))
  }
}

extension RGBA {
  /// Pixels of samples: red, green, blue, alpha.
  fileprivate static func pixels(of samples: ArraySlice<UInt8>) -> [RGBA] {
    samples.withUnsafeBufferPointer { samples in
      [RGBA](unsafeUninitializedCapacity: samples.count / 4) { pixels, count in
        count = samples.count / 4
        for position in 0..<count {
          let first = position * 4
          pixels.initializeElement(
            at: position,
            to: RGBA(
              red: samples[first], green: samples[first + 1], blue: samples[first + 2],
              alpha: samples[first + 3]))
        }
      }
    }
  }
}
