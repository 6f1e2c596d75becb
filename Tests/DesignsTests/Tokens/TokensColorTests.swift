import Testing
import Typography

@testable import Designs

@Suite struct TokensColorTests {
  private func read(_ color: String) throws -> (RGBA?, [String]) {
    let (style, system) = try style(
      #""fontFamily": "A", "fontSize": "10px""#, extensions: #"{ "color": \#(color) }"#)
    return (style.color?.resolved(in: .light), system.report)
  }

  @Test func noneIsZeroAndAlphaIsKept() throws {
    let (color, report) = try read(
      ##"{ "colorSpace": "srgb", "components": ["none", 0.5, 1], "alpha": 0.5, "hex": "#0080ff" }"##
    )
    #expect(color?.hex == "#0080FF80")
    #expect(report == [])
  }

  @Test func aColourOutsideSRGBIsClippedAndSaid() throws {
    let (color, report) = try read(#"{ "colorSpace": "display-p3", "components": [1, 0, 0] }"#)
    #expect(color?.hex == "#FF0000")
    #expect(report.count == 1 && report[0].contains("warning: the colour is outside sRGB"))
  }

  @Test(arguments: [
    (#"{ "colorSpace": "sRGB-P3", "components": [0, 0, 0] }"#, "is no colour space"),
    (#"{ "colorSpace": "displayp3", "components": [0, 0, 0] }"#, "did you mean 'display-p3'?"),
    (#"{ "colorSpace": "srgb" }"#, "needs 'components'"),
    (#"{ "colorSpace": "srgb", "components": [0, 0] }"#, "a list of three"),
    (#"{ "colorSpace": "srgb", "components": [0, 0, "a"] }"#, "'a' is no component"),
    (#"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2 }"#, "'2' is no alpha"),
    (##""#１２３""##, "is no colour"), ("3", "a colour is a hex text"),
  ])
  func aColourThatIsNoneIsAnError(written: String, message: String) throws {
    let (color, report) = try read(written)
    #expect(color == nil)
    #expect(report.count == 1 && report[0].contains(message), "\(report)")
  }
}
