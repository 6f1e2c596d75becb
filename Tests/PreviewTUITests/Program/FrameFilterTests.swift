import Support
import Testing

@testable import PreviewTUI

/// `--filter` keeps the frames and the styles that meet every condition.
@Suite struct FrameFilterTests {
  private func ids(_ arguments: [String]) throws -> [String] {
    let run = try BuiltProgram.run(["snapshot", "--format", "json"] + arguments)
    #expect(run.code == 0, "\(run.words)")
    return try FramesDocument(bytes: run.output).frames.map(\.id)
  }

  @Test func everyConditionHolds() throws {
    let frames = try ids([
      "--matrix", "full", "--filter", "device=\"iPhone 8\",size=AX3", "--filter", "scheme=dark",
    ])
    #expect(frames == ["ramp/iPhone-8/accessibility3-dark"])
  }

  @Test func severalValuesOfOneKeyAreAlternatives() throws {
    let frames = try ids([
      "--matrix", "sizes", "--filter", "size=xSmall,size=UICTContentSizeCategoryL",
    ])
    #expect(frames == ["ramp/iPhone-17/xSmall-light", "ramp/iPhone-17/large-light"])
  }

  @Test func aStyleIsARowOfEachFrame() throws {
    let run = try BuiltProgram.run(["snapshot", "--format", "json", "--filter", "style=caption"])
    #expect(run.code == 0, "\(run.words)")
    #expect(run.text.contains("\"styles\": ["))
    #expect(!run.text.contains("\"style\": \"body\""))
    #expect(run.text.contains("caption\""))
  }

  @Test(arguments: [
    ("size=huge", "'huge' is not known to '--filter'"),
    ("colour=red", "'colour' is not known to '--filter'"),
    ("large", "'large' is no value for '--filter'"),
    ("size=", "'size=' is no value for '--filter'"),
    ("size=AX5", "'--filter' keeps none of the 3 frames"),
    ("style=nothing", "the design has no style 'nothing'"),
  ])
  func whatCannotBeKeptIsSaid(filter: String, words: String) throws {
    let run = try BuiltProgram.run(["snapshot", "--format", "json", "--filter", filter])
    #expect(run.code == 64)
    #expect(run.words.hasPrefix("typo-preview: error: \(words)"), "\(run.words)")
  }
}
