internal import Typography

/// What is to be drawn of a document.
struct DocumentRequest {
  /// The number that the document was sent under.
  var document: UInt32
  /// The `id` of the element to be drawn; the whole document where it has none of that name.
  var element: String
  /// What `currentColor` is.
  var ink: RGBA
  /// The width and height of the area that the document is fitted to, in units of the document; one em
  /// of a font.
  var side: Double
  /// Where and how large: `side` units of the document are one em.
  var place: GlyphPlace
  /// The most processor time, in milliseconds.
  var milliseconds: Int
}

// MARK: - Bytes

extension DocumentRequest {
  /// The request as a message.
  var message: [UInt8] {
    var message = MessageWriter()
    message.append(DocumentMessage.request.rawValue)
    message.append(document)
    message.append(element.utf8)
    message.append([ink.red, ink.green, ink.blue])
    message.append(side.bitPattern)
    message.append(UInt32(milliseconds))
    message.append(place.size.horizontal)
    message.append(place.size.vertical)
    message.append(place.quarter)
    let edges =
      place.clip.map {
        [
          $0.columns.lowerBound, $0.columns.upperBound, $0.rows.lowerBound, $0.rows.upperBound,
        ]
      } ?? []
    message.append(UInt32(edges.count))
    for edge in edges { message.append(edge) }
    return message.bytes
  }

  /// Reads a request behind its kind; nil when it is cut short or its numbers are out of range.
  init?(from message: inout MessageReader) {
    guard let document = message.number(), let element = message.bytes(),
      let ink = message.bytes().map(Array.init), ink.count == 3, let side = message.wideNumber(),
      let milliseconds = message.number(), let place = GlyphPlace(from: &message)
    else { return nil }
    self.document = document
    self.element = String(decoding: element, as: UTF8.self)
    self.ink = RGBA(red: ink[0], green: ink[1], blue: ink[2])
    self.side = Double(bitPattern: side)
    self.milliseconds = Int(milliseconds)
    self.place = place
    guard self.side.isFinite, self.side > 0 else { return nil }
  }
}

extension GlyphPlace {
  fileprivate init?(from message: inout MessageReader) {
    guard let across = message.signed(), let down = message.signed(), across > 0, down > 0,
      let quarter = message.signed(), (0...3).contains(quarter), let count = message.number()
    else { return nil }
    let size = PixelsPerEm(horizontal: across, vertical: down)
    guard count == 4 else {
      guard count == 0 else { return nil }
      self.init(size: size, quarter: quarter, clip: nil)
      return
    }
    guard let left = message.signed(), let right = message.signed(), let top = message.signed(),
      let bottom = message.signed(), left <= right, top <= bottom
    else { return nil }
    self.init(
      size: size, quarter: quarter, clip: GlyphClip(columns: left..<right, rows: top..<bottom))
  }
}
