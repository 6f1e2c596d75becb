import Support
import Testing

@testable import Typography

/// Where texts begin to break, found frame by frame.
@Suite struct BreakFinderTests {
  /// 320 pt less padding hold 288 pt, so 21 characters at 22.8 pt; the paragraph never fits.
  private let design = AuditedDesign(
    .plain("short", text: "abc def"), .plain("long", text: "abcdefg hijklmn opqrs"),
    .plain("paragraph", text: "abcdefg hijklmn opqrs abcdefg hijklmn opqrs"))

  private func records(_ traits: PreviewTraits) -> [TextRecord] {
    var design = design
    design.widths = [traits.device.width]
    design.sizes = [traits.dynamicTypeSize]
    design.schemes = [traits.colorScheme]
    return design.frames[0].texts
  }

  private func device(_ width: Double) -> Device {
    Device(name: "\(width.decimalText)pt", width: width, height: nil, displayScale: nil)
  }

  @Test func placesAreFoundInTheWordsOfTheAudit() throws {
    var finder = BreakFinder(devices: [device(320)])
    var traits = PreviewTraits(device: device(320), dynamicTypeSize: .xSmall)
    var sentences: [String] = []
    while let found = finder.nearest(to: traits, .forward, records: records) {
      sentences += found.sentences
      traits = found.traits
    }
    #expect(
      sentences == [
        "long wraps to 2 lines from accessibility1", "long wraps to 3 lines from accessibility3",
      ])
  }

  @Test func backwardsAreTheSamePlaces() throws {
    let devices = [device(320), device(390)]
    func places(_ direction: BreakFinder.Direction, from traits: PreviewTraits) -> [PreviewTraits] {
      var finder = BreakFinder(devices: devices)
      var traits = traits
      var places: [PreviewTraits] = []
      while let found = finder.nearest(to: traits, direction, records: records) {
        traits = found.traits
        places.append(traits)
      }
      return places
    }
    let forward = places(.forward, from: PreviewTraits(device: device(1)))
    #expect(forward.count > 3)
    let last = try #require(forward.last)
    #expect(places(.backward, from: last).reversed() == forward.dropLast())
  }

  @Test func eachFrameIsLookedAtOnceAndNoFurtherThanNeeded() {
    var seen: [PreviewTraits] = []
    var finder = BreakFinder(devices: [device(320), device(390)])
    let start = PreviewTraits(device: device(320), dynamicTypeSize: .xSmall, colorScheme: .dark)
    func next() -> TextBreak? {
      finder.nearest(to: start, .forward) { traits in
        seen.append(traits)
        return records(traits)
      }
    }
    let first = next()
    #expect(first?.traits.colorScheme == .dark)
    let count = seen.count
    #expect(Set(seen).count == count)
    #expect(seen.allSatisfy { $0.dynamicTypeSize <= first!.traits.dynamicTypeSize })
    #expect(next() == first)
    #expect(seen.count == count)
  }

  @Test func whatIsSoEverywhereIsToldOnce() {
    func records(_ traits: PreviewTraits) -> [TextRecord] {
      self.records(traits).map { text in
        var text = text
        text.lines = Array(text.lines.prefix(1))
        text.missingGlyphs = ["\u{E000}"]
        return text
      }
    }
    var finder = BreakFinder(devices: [device(320), device(390)])
    let start = PreviewTraits(device: device(1), dynamicTypeSize: .large)
    let first = finder.nearest(to: start, .forward, records: records)
    #expect(first?.styles == ["short", "long", "paragraph"])
    #expect(first?.sentences.first == "short has no glyph for U+E000 at 320 pt")
    #expect(first.flatMap { finder.nearest(to: $0.traits, .forward, records: records) } == nil)
  }
}
