import Support
import Testing
import Typography

/// Every size of every style, through the whole program.
@Suite struct ScalingTests {
  @Test func customAndSystemStylesComeOutAtTheirSizesInAll132Cells() throws {
    let folder = try ScratchFolder()
    let styles = Font.TextStyle.allCases.flatMap { style in
      [
        TokensFile.Style(
          "custom-\(style.rawValue)", size: style.pointSize(at: .large),
          extensions: ["relativeTo": style.rawValue]),
        TokensFile.Style(
          "system-\(style.rawValue)", size: style.pointSize(at: .large),
          extensions: ["textStyle": style.rawValue]),
      ]
    }
    let file = try folder.write(TokensFile.text(styles), to: "typography.tokens.json")
    let run = try BuiltProgram.run(["snapshot", file, "--size", "all", "--format", "json"])
    #expect(run.code == 0, "\(run.words)")
    let frames = try FramesDocument(bytes: run.output).frames
    #expect(frames.map(\.sizeCategory) == DynamicTypeSize.allCases.map(\.rawValue))
    for (kind, expected) in [("custom", expectedCustomSizes), ("system", expectedSystemSizes)] {
      for (style, sizes) in expected {
        let name = "\(kind)-\(style.rawValue)"
        let found = frames.map { frame in
          frame.texts.filter { $0.style == name }.map(\.pointSize)
        }
        #expect(found == sizes.map { [$0] }, "\(name)")
      }
    }
  }
}
