import Testing
import Typography

@testable import Frames

/// What a record says once frames of a review are accepted, all of them or what belongs to styles.
@Suite struct AcceptedRecordTests {
  /// A record of frames; each is given by its texts, which have a style and a weight.
  private func record(
    _ design: String, _ frames: [String: [(style: String, weight: Int)]], height: Int = 100
  ) throws -> RecordedFrames {
    let frames = frames.sorted { $0.key < $1.key }.map { id, texts in
      let texts = texts.map {
        "{\"style\": \"\($0.style)\", \"requested\": {\"weight\": \($0.weight)}}"
      }
      return """
        {"id": "\(id)", "size": {"width": 9, "height": \(height)},
        "files": {"png": "\(id)/\(design)/large-light.png"}, "texts": [\(texts.joined(separator: ","))]}
        """
    }
    let json =
      "{\"version\": 1, \"design\": \"\(design)\", \"frames\": [\(frames.joined(separator: ","))]}"
    return try RecordedFrames(bytes: Array(json.utf8), file: "frames.json")
  }

  private func review(_ reference: RecordedFrames, _ new: RecordedFrames) -> Review {
    let frames = reference.frames.map { old in
      guard let frame = new.frame(old.id) else { return ReviewedFrame(id: old.id, state: .removed) }
      let findings = RecordedFramePair(old: old, new: frame).findings
      return ReviewedFrame(
        id: old.id, state: findings.isEmpty ? .same : .changed, findings: findings)
    }
    let added = new.frames.filter { reference.frame($0.id) == nil }
      .map { ReviewedFrame(id: $0.id, state: .added) }
    let compared = frames.filter { $0.state != .removed }.map { ($0.id, $0.findings) }
    return Review(
      reference: reference, new: new, frames: frames + added,
      causes: Cause.gather(compared, styles: reference.styleNames))
  }

  /// The styles of a frame once the style `a`, whose weight changes, is accepted.
  private func styles(of old: [String], becoming new: [String]) throws -> [String] {
    let before = try record("old", ["f": old.map { ($0, 400) }])
    let after = try record("new", ["f": new.map { ($0, $0 == "a" ? 700 : 400) }])
    let accepted = AcceptedRecord(review(before, after), acceptance: .styles(["a"]))
    let texts = accepted.record.frames[0].texts
    #expect(texts.first { $0.style == "a" }?["requested.weight"].number == 700)
    return texts.map(\.style)
  }

  @Test(arguments: [
    (["a", "b", "c"], ["a", "c"]), (["b", "a", "c"], ["a", "c"]), (["c", "a", "b"], ["c", "a"]),
    (["c", "d", "b", "a"], ["a"]), (["a", "b", "d", "c"], ["a", "c"]),
    (["c", "b", "c", "a"], ["c", "c", "a"]),
  ])
  func aRemovedTextStaysWhereItStood(old: [String], new: [String]) throws {
    #expect(try styles(of: old, becoming: new) == old)
  }

  @Test func aRemovedTextGoesWithItsStyle() throws {
    let before = try record("old", ["f": [("a", 400), ("b", 400)]])
    let after = try record("new", ["f": [("a", 700)]])
    let accepted = AcceptedRecord(review(before, after), acceptance: .styles(["b"]))
    #expect(accepted.record.frames[0].texts.map(\.style) == ["a"])
    #expect(accepted.record.frames[0].texts[0]["requested.weight"].number == 400)
  }

  @Test func aPartOfAFrameTakesThePagesSizeAndKeepsItsFiles() throws {
    let before = try record("old", ["f": [("a", 400), ("b", 400)]])
    let after = try record("new", ["f": [("a", 700), ("b", 700)]], height: 120)
    let accepted = AcceptedRecord(review(before, after), acceptance: .styles(["a"]))
    let frame = accepted.record.frames[0]
    #expect(frame.value["size"]?["height"]?.number == 120)
    #expect(frame.isPending)
    #expect(frame.file(.png) == "f/old/large-light.png")
    #expect(accepted.redrawn == [])
    #expect(accepted.removedFiles == [])
  }

  @Test func theHeadOfTheRecordWaitsForTheLastFrame() throws {
    let before = try record("old", ["f": [("a", 400)], "g": [("b", 400)], "h": [("c", 400)]])
    let after = try record("new", ["f": [("a", 700)], "g": [("b", 700)], "h": [("c", 400)]])
    let some = AcceptedRecord(review(before, after), acceptance: .styles(["a"]))
    #expect(some.record.design == "old")
    #expect(some.redrawn == ["f"])
    #expect(some.removedFiles == ["f/old/large-light.png"])
    let all = AcceptedRecord(review(before, after), acceptance: .styles(["a", "b"]))
    #expect(all.record.design == "new")
    #expect(all.redrawn == ["f", "g"])
    #expect(
      all.record.frames.map { $0.file(.png) } == [
        "f/new/large-light.png", "g/new/large-light.png", "h/old/large-light.png",
      ])
  }

  @Test func framesOfTheFolderAreTakenOverOnlyWithAll() throws {
    let before = try record("old", ["f": [("a", 400)], "g": [("a", 400)]])
    let after = try record("new", ["f": [("a", 700)], "h": [("a", 700)]])
    var found = review(before, after)
    found.orphans = ["left/old/large-light.png"]
    let all = AcceptedRecord(found, acceptance: .all)
    #expect(all.record.frames.map(\.id) == ["f", "h"])
    #expect(
      all.removedFiles == [
        "f/old/large-light.png", "g/old/large-light.png", "left/old/large-light.png",
      ])
    let some = AcceptedRecord(found, acceptance: .styles(["a"]))
    #expect(some.record.frames.map(\.id) == ["f", "g"])
    #expect(some.removedFiles == ["f/old/large-light.png"])
  }
}
