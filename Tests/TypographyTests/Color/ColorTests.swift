import Testing
import Typography

struct ColorTests {
  @Test(arguments: [
    ("#000", "#000000"), ("#1c1c1e", "#1C1C1E"), ("#FFF8", "#FFFFFF88"), ("#11223344", "#11223344"),
    ("#112233FF", "#112233"),
  ])
  func hexadecimalColoursAreRead(text: String, hex: String) throws {
    #expect(try #require(RGBA(hex: text)).hex == hex)
  }

  @Test(arguments: ["", "#", "#12", "#12345", "112233", "#GGGGGG", "#1122334455", "#é23"])
  func otherTextIsNoColour(text: String) {
    #expect(RGBA(hex: text) == nil)
  }

  @Test(arguments: [
    ("#000000", "#FFFFFF", 21.0), ("#777777", "#FFFFFF", 4.478), ("#767676", "#FFFFFF", 4.542),
    ("#FFFFFF", "#FFFFFF", 1),
  ])
  func contrastIsThatOfWCAG(first: String, second: String, ratio: Double) throws {
    let contrast = try #require(RGBA(hex: first)).contrast(with: #require(RGBA(hex: second)))
    #expect(abs(contrast - ratio) < 0.001)
  }

  @Test func blendingHappensInTheEncodedSpace() {
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(half.composited(over: .white).hex == "#7F7F7F")
    #expect(Color.secondary.resolved(in: .light).composited(over: .white).hex == "#8A8A8E")
  }

  @Test(arguments: [
    (16.0, "16"), (203.25, "203.25"), (-0.4, "-0.4"), (0.0004, "0"), (-0.0004, "0"),
    (1.9996, "2"), (12.0005, "12.001"), (0.05, "0.05"), (.infinity, "0"),
  ])
  func numbersHaveAtMostThreeDecimals(value: Double, text: String) {
    #expect(value.decimalText == text)
  }
}
