import Testing
import Typography

@testable import Raster

/// What the child says is not believed: an answer that is not one gives nothing.
@Suite struct DocumentReplyTests {
  private let bounds = GlyphClip(columns: -2..<10, rows: -10..<2)

  /// A message without its length.
  private func content(_ message: MessageWriter) -> [UInt8] { Array(message.bytes.dropFirst(4)) }

  private func picture(
    left: Int = 0, top: Int = -3, columns: Int = 2, rows: Int = 3, samples: Int? = nil
  ) -> [UInt8] {
    var message = MessageWriter()
    message.append(UInt8(1))
    for number in [left, top, columns, rows] { message.append(number) }
    message.append([UInt8](repeating: 7, count: samples ?? max(columns &* rows &* 4, 0)))
    return content(message)
  }

  @Test func repliesKeepWhatTheySay() throws {
    let image = ColorImage(
      left: -1, top: -2, columns: 2, rows: 1,
      pixels: [RGBA(red: 1, green: 2, blue: 3, alpha: 4), RGBA(red: 5, green: 6, blue: 7)])
    let reply = DocumentReply(content(DocumentReply.picture(image).message), within: bounds)
    guard case .picture(let read?)? = reply else { return #expect(Bool(false), "no picture") }
    #expect([read.left, read.top, read.columns, read.rows] == [-1, -2, 2, 1])
    #expect(read.pixels == image.pixels)
    for refusal in DocumentRefusal.allCases {
      let reply = DocumentReply(content(DocumentReply.refusal(refusal).message), within: bounds)
      guard case .refusal(refusal)? = reply else { return #expect(Bool(false), "\(refusal)") }
    }
  }

  @Test func aPictureLiesWithinWhatWasAskedFor() {
    #expect(DocumentReply(picture(), within: bounds) != nil)
    #expect(DocumentReply(picture(left: -3), within: bounds) == nil)
    #expect(DocumentReply(picture(left: 9), within: bounds) == nil)
    #expect(DocumentReply(picture(top: 0), within: bounds) == nil)
    #expect(DocumentReply(picture(top: .min), within: bounds) == nil)
    #expect(DocumentReply(picture(left: .max), within: bounds) == nil)
  }

  @Test func aPictureHasThePixelsItSays() {
    #expect(DocumentReply(picture(samples: 23), within: bounds) == nil)
    #expect(DocumentReply(picture(samples: 28), within: bounds) == nil)
    #expect(DocumentReply(picture(columns: 0, samples: 0), within: bounds) == nil)
    #expect(DocumentReply(picture(columns: -2, rows: -3, samples: 24), within: bounds) == nil)
    #expect(DocumentReply(picture(columns: 1 << 62, rows: 4, samples: 0), within: bounds) == nil)
  }

  @Test func aReplyEndsWhereItEnds() {
    let whole = picture()
    for count in whole.indices {
      #expect(DocumentReply(Array(whole.prefix(count)), within: bounds) == nil)
    }
    #expect(DocumentReply(whole + [0], within: bounds) == nil)
    #expect(DocumentReply([3, 0], within: bounds) == nil)
    #expect(DocumentReply([9], within: bounds) == nil)
  }

  @Test func requestsKeepWhatTheyAsk() throws {
    let place = GlyphPlace(
      size: PixelsPerEm(horizontal: 640, vertical: 1280), quarter: 3,
      clip: GlyphClip(columns: -5..<7, rows: -11..<0))
    let request = DocumentRequest(
      document: 9, element: "glyph7", ink: RGBA(red: 1, green: 2, blue: 3), side: 1000.5,
      place: place, milliseconds: 250)
    var message = MessageReader(Array(request.message.dropFirst(4)))
    #expect(message.byte() == DocumentMessage.request.rawValue)
    let read = try #require(DocumentRequest(from: &message))
    #expect(message.isAtEnd)
    #expect([Int(read.document), read.milliseconds, read.place.quarter] == [9, 250, 3])
    #expect(read.element == "glyph7" && read.ink == request.ink && read.side == 1000.5)
    #expect(read.place.size == place.size && read.place.clip == place.clip)
  }
}
