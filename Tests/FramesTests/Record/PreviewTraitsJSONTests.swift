import Documents
import Testing
import Typography

@testable import Frames

/// The surroundings of a frame in records.
@Suite struct PreviewTraitsJSONTests {
  private let traits = PreviewTraits(
    device: Device(spelling: "iPhone 8")!, dynamicTypeSize: .accessibility3, colorScheme: .dark,
    locale: "ar")

  @Test func keysStandInTheOrderOfTheAxes() {
    let writer = JSONWriter()
    writer.object { writer.members(of: traits) }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        {
          "device": "iPhone 8",
          "width": 375,
          "sizeCategory": "accessibility3",
          "colorScheme": "dark",
          "locale": "ar"
        }

        """)
  }

  private func read(_ changes: [String: String] = [:]) throws -> PreviewTraits {
    let texts = [
      "device": "iPhone 8", "sizeCategory": "accessibility3", "colorScheme": "dark",
      "locale": "ar",
    ].merging(changes) { $1 }
    return try PreviewTraits(name: { texts[$0] }, number: { $0 == "width" ? 375 : nil })
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try read() == traits)
  }

  @Test(arguments: ["device", "sizeCategory", "colorScheme"])
  func anUnknownNameIsSaidWithItsKey(key: String) {
    #expect(throws: PreviewTraits.UnknownName(key: key, name: "Large")) {
      try read([key: "Large"])
    }
  }
}
