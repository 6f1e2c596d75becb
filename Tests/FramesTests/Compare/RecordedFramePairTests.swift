import Testing

@testable import Frames

/// Which differences between two records are causes, and which only follow from one.
@Suite struct RecordedFramePairTests {
  /// The findings between two frames with texts as JSON, by style and aspect.
  private func findings(_ old: [String], _ new: [String], size: Int = 100) throws -> [String] {
    let pair = RecordedFramePair(old: try frame(old, size: 100), new: try frame(new, size: size))
    return pair.findings.map { finding in
      let values = "\(finding.old.words) to \(finding.new.words)"
      return "\(finding.style ?? "page"): \(finding.aspect.key) \(values)"
    }
  }

  private func frame(_ texts: [String], size: Int) throws -> RecordedFrame {
    let json = """
      {"version": 1, "frames": [{"id": "a", "size": {"width": 9, "height": \(size)},
      "texts": [\(texts.joined(separator: ","))]}]}
      """
    return try RecordedFrames(bytes: Array(json.utf8), file: "frames.json").frames[0]
  }

  /// A text of a style with one line.
  private func text(
    _ style: String, weight: Int = 400, size: Int = 17, width: Double = 80, baseline: Int = 20,
    lines: Int = 1, more: String = ""
  ) -> String {
    let line = "{\"text\": \"a\", \"x\": 0, \"baseline\": \(baseline), \"width\": \(width)}"
    let all = Array(repeating: line, count: lines).joined(separator: ",")
    return """
      {"style": "\(style)", "text": "a",
      "requested": {"font": "F", "size": \(size), "weight": \(weight), "italic": false},
      "resolved": {"postScriptName": "F-\(weight)", "weight": \(weight)},
      "pointSize": \(size), "lineHeight": \(size + 3), "lines": [\(all)]\(more)}
      """
  }

  @Test func equalFramesHaveNoFindings() throws {
    #expect(try findings([text("a"), text("b")], [text("a"), text("b")]).isEmpty)
  }

  @Test func aWeightExplainsFaceAndWidth() throws {
    #expect(
      try findings([text("a")], [text("a", weight: 700, width: 91)]) == ["a: weight 400 to 700"])
  }

  @Test func aSizeExplainsLineHeightAndBreaksAndWhatIsBelow() throws {
    #expect(
      try findings(
        [text("a"), text("b", baseline: 60)],
        [text("a", size: 20, lines: 2), text("b", baseline: 85)], size: 125
      ) == ["a: size 17 to 20"])
  }

  @Test func aWidthAloneIsACause() throws {
    #expect(try findings([text("a")], [text("a", width: 81.5)]) == ["a: width 80 to 81.5"])
    #expect(try findings([text("a")], [text("a", lines: 2)]) == ["a: lines 1 to 2"])
  }

  @Test func aTextThatMovesWithoutAReasonIsACause() throws {
    #expect(
      try findings([text("a"), text("b")], [text("a"), text("b", baseline: 24)])
        == ["b: position 0,20 to 0,24"])
    #expect(
      try findings([text("a")], [text("a")], size: 120) == [
        "page: size width 9, height 100 to width 9, height 120"
      ])
  }

  @Test func aMemberOfALaterVersionIsComparedAndNamed() throws {
    let old = text("a", more: ", \"hyphens\": [1], \"glow\": {\"radius\": 2}")
    let new = text("a", more: ", \"hyphens\": [1, 2], \"glow\": {\"radius\": 3}")
    #expect(try findings([old], [new]) == ["a: hyphens 1 to 1, 2", "a: glow.radius 2 to 3"])
    #expect(
      try findings([text("a")], [old]) == ["a: hyphens none to 1", "a: glow.radius none to 2"])
  }

  @Test func anotherOrderIsACauseOfItsOwn() throws {
    #expect(
      try findings(
        [text("a"), text("b", baseline: 60)], [text("b"), text("a", baseline: 60)]
      ) == ["page: order none to none"])
  }

  @Test func aStyleUnderAnotherNameIsRenamed() throws {
    #expect(
      try findings([text("a"), text("b", size: 9)], [text("c"), text("b", size: 9)])
        == ["a: renamed a to c"])
    #expect(
      try findings([text("a")], [text("c", size: 9)])
        == ["a: removed none to none", "c: added none to none"])
  }

  @Test func twoTextsOfOneStyleKeepTheirOrder() throws {
    #expect(
      try findings([text("a"), text("a", size: 9)], [text("a"), text("a", size: 10)])
        == ["a: size 9 to 10"])
  }

  /// A text of two stretches, the first of which is the text's own style.
  private func spans(
    weights: (Int, Int) = (400, 400), sizes: (Int, Int) = (17, 17), color: String = "#000000",
    texts: [String] = ["very ", "bold"], width: Double = 80
  ) -> String {
    func font(_ weight: Int, _ size: Int) -> String {
      """
      "requested": {"font": "F", "size": \(size), "weight": \(weight), "italic": false},
      "resolved": {"postScriptName": "F-\(weight)", "weight": \(weight)}, "pointSize": \(size)
      """
    }
    let fonts = [font(weights.0, sizes.0), font(weights.1, sizes.1)]
    let spans = zip(texts, fonts).map { text, font in
      "{\"text\": \"\(text)\", \(font), \"foreground\": \"\(color)\"}"
    }.joined(separator: ",")
    return """
      {"style": "a", "text": "very bold", \(fonts[0]), "foreground": "\(color)",
      "lineHeight": \(max(sizes.0, sizes.1) + 3), "spans": [\(spans)],
      "lines": [{"text": "very bold", "x": 0, "baseline": 20, "width": \(width)}]}
      """
  }

  @Test func aStretchIsACauseOfItsOwn() throws {
    #expect(
      try findings([spans()], [spans(weights: (400, 700), width: 91)])
        == ["a: spans.weight 400 to 700"])
    #expect(
      try findings([spans()], [spans(weights: (400, 700), sizes: (17, 20), width: 99)])
        == ["a: spans.weight 400 to 700", "a: spans.size 17 to 20"])
  }

  @Test func aStretchDoesNotHideBehindTheText() throws {
    #expect(
      try findings([spans(weights: (400, 600))], [spans(weights: (500, 800), width: 91)])
        == ["a: weight 400 to 500", "a: spans.weight 600 to 800"])
    #expect(
      try findings([spans()], [spans(weights: (400, 700), color: "#FF0000", width: 91)])
        == ["a: foreground #000000 to #FF0000", "a: spans.weight 400 to 700"])
  }

  @Test func aStretchThatFollowsTheTextIsNoCause() throws {
    #expect(
      try findings([spans()], [spans(weights: (700, 700), sizes: (20, 20), width: 99)])
        == ["a: weight 400 to 700", "a: size 17 to 20"])
    #expect(
      try findings([spans()], [spans(color: "#FF0000")])
        == ["a: foreground #000000 to #FF0000"])
  }

  @Test func otherStretchesAreNamed() throws {
    #expect(
      try findings([spans()], [spans(texts: ["very b", "old"])])
        == ["a: spans very , bold to very b, old"])
  }

  @Test func aSentenceNamesTheStretch() throws {
    let pair = RecordedFramePair(
      old: try frame([spans()], size: 9),
      new: try frame([spans(weights: (400, 700), width: 91)], size: 9))
    let causes = Cause.gather([("f", pair.findings)], styles: ["a"])
    #expect(causes.map(\.sentence) == ["a: weight of 'bold' 400 to 700 in 1 of 1 frame"])
  }
}
