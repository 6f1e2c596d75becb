import Raster
import Testing
import Typography

/// Pictures and signs (UTS 51): the characters decide whether colours or letters are meant.
@Suite struct EmojiFallbackTests {
  private let probe: FallbackProbe

  init() throws { probe = try FallbackProbe() }

  @Test func aHeartInDebianNotoIsOneGlyphAmongOwnLetters() {
    #expect(
      probe.parts("I ❤️ SwiftUI") == [
        FallbackProbe.Part(text: "I ", face: FallbackProbe.ownFace, glyphs: 2),
        FallbackProbe.Part(text: "❤️", face: "NotoColorEmoji", glyphs: 1),
        FallbackProbe.Part(text: " SwiftUI", face: FallbackProbe.ownFace, glyphs: 8),
      ])
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇪🇺", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🀄", "😀", "☎️", "©️", "🏳️‍🌈"])
  func eachSequenceInDebianNotoIsOneGlyph(emoji: String) {
    #expect(
      probe.parts(emoji) == [FallbackProbe.Part(text: emoji, face: "NotoColorEmoji", glyphs: 1)])
  }

  @Test(arguments: ["❤", "☎", "☎︎", "❤︎", "▶", "♠", "☃", "☯"])
  func signsInDebianNotoWithoutARequestAreText(sign: String) {
    #expect(["NotoSansSymbols-Regular", "NotoSansSymbols2-Regular"].contains(probe.faces(sign)[0]))
  }

  @Test func whatTheOwnFaceHasStaysText() {
    #expect(probe.faces("© ™ 1 # → ⌘") == [FallbackProbe.ownFace])
  }
}
