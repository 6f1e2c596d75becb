import Support
import Testing
import Typography

@testable import Designs
@testable import Documents
@testable import Platform

@Suite struct DamagedTokensTests {
  private let fixture = Repository.path("Tests/Fixtures/Designs/tokens-dtcg/type.tokens.json")

  /// Each damaged copy must end in problems or in styles, never in a crash.
  @Test func damagedFilesNeverCrash() throws {
    let original = try FileContents.read(fixture)
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let letters = Array("{}[]\",:.$0e-\\u".utf8)
    for _ in 0..<1500 {
      var bytes = original
      for _ in 0...next(4) {
        let place = next(bytes.count - 40)
        switch next(3) {
        case 0: bytes[place] = letters[next(letters.count)]
        case 1: bytes.removeSubrange(place..<(place + next(30)))
        default: bytes.insert(contentsOf: bytes[place..<(place + next(30))], at: next(bytes.count))
        }
      }
      do throws(JSONError) {
        let system = TokensDocument.read(try JSONDocument.parse(bytes), name: "damaged")
        for style in system.styles { _ = style.font }
        #expect(!system.styles.isEmpty || system.hasErrors)
      } catch {
        #expect(error.line > 0 && error.column > 0)
      }
    }
  }
}
