package import Designs
import Typography

/// A record that has taken new frames over, and what has to be written so that the folder is as it
/// says.
package struct AcceptedRecord {
  /// The record.
  package private(set) var record: RecordedFrames
  /// The names of the frames whose pictures are drawn anew.
  private(set) var redrawn: [String] = []
  /// The paths of the files that go.
  private(set) var removedFiles: [String] = []

  /// Takes the frames of a review over, all of them or what belongs to some styles.
  ///
  /// A picture shows all styles, so that one of a frame in which other styles differ stays as it is
  /// until they are accepted too; the record says `"pending": true` as long.
  package init(_ review: Review, acceptance: Acceptance) {
    record = review.reference
    let styles: Set<String>?
    switch acceptance {
    case .all: styles = nil
    case .styles(let names): styles = review.fullNames(of: names)
    }
    record.frames = record.frames.map { frame in
      guard let reviewed = review.frame(frame.id), let new = review.new.frame(frame.id) else {
        return frame
      }
      return accept(reviewed, old: frame, new: new, styles: styles)
    }
    if styles == nil { acceptFolder(of: review) }
    let isComplete = review.differing.allSatisfy { redrawn.contains($0.id) || $0.state == .removed }
    if styles == nil || isComplete { record.document = review.new.document }
    let listed = Set(record.frames.flatMap(\.files).map(\.path))
    let former = review.reference.frames.flatMap(\.files).map(\.path)
    removedFiles = (former + (styles == nil ? review.orphans : []))
      .filter { !listed.contains($0) && FrameFileName.isOne($0) }
  }
}

// MARK: - Frames

extension AcceptedRecord {
  private mutating func accept(
    _ reviewed: ReviewedFrame, old: RecordedFrame, new: RecordedFrame, styles: Set<String>?
  ) -> RecordedFrame {
    guard reviewed.state != .same else {
      return old
    }
    let names = Set(reviewed.findings.map(\.style))
    let isWhole = styles.map { chosen in
      names.allSatisfy { $0.map(chosen.contains) == true }
    }
    if isWhole != false {
      redrawn.append(old.id)
      return new
    }
    guard let styles, names.contains(where: { $0.map(styles.contains) == true }) else { return old }
    return old.accepting(styles, of: new, changed: Set(names.compactMap(\.self)))
  }

  /// Added and removed frames.
  private mutating func acceptFolder(of review: Review) {
    let removed = Set(review.frames.filter { $0.state == .removed }.map(\.id))
    record.frames.removeAll { removed.contains($0.id) }
    for frame in review.frames where frame.state == .added {
      guard let new = review.new.frame(frame.id) else { continue }
      record.frames.append(new)
      redrawn.append(frame.id)
    }
  }
}

extension RecordedFrame {
  /// This frame with the texts of some styles as a new frame has them.
  ///
  /// Texts that differ only because others do are taken over too.
  ///
  /// - Parameters:
  ///   - styles: The styles that are accepted.
  ///   - new: The new frame.
  ///   - changed: The styles that differ of their own accord.
  fileprivate func accepting(
    _ styles: Set<String>, of new: RecordedFrame, changed: Set<String>
  ) -> RecordedFrame {
    let pair = RecordedFramePair(old: self, new: new)
    let kept = changed.subtracting(styles)
    var texts: [RecordedText] = new.texts.compactMap { text in
      guard kept.contains(text.style) else { return text }
      return pair.texts.first { $0.new == text }?.old
    }
    for text in pair.removed where kept.contains(text.style) {
      // Behind as many texts of the style before it as there were: a style may have several.
      let before = self.texts.prefix { $0 != text }
      let count = before.count { $0.style == before.last?.style }
      let alike = texts.indices.filter { texts[$0].style == before.last?.style }
      let place = alike.prefix(max(count, 1)).last.map { $0 + 1 } ?? 0
      texts.insert(text, at: place)
    }
    var frame = self
    frame.texts = texts
    // The texts that are taken over stand where the new page has them.
    frame.value.set(.size, to: new.value[.size])
    frame.value.set(.pending, to: .flag(true))
    return frame
  }
}

// MARK: - Names

extension Review {
  /// The names of the styles that names on the command line stand for: whole, or the last key.
  func fullNames(of names: [String]) -> Set<String> {
    Set(styleNames.filter { style in names.contains { style.isStyleName($0) } })
  }

  /// The first of some names that no style has on either side.
  package func unknownStyle(in names: [String]) -> UnknownStyle? {
    let known = styleNames
    guard let name = names.first(where: { name in !known.contains { $0.isStyleName(name) } }) else {
      return nil
    }
    let short = known.compactMap { $0.split(separator: ".").last.map(String.init) }
    return UnknownStyle(name: name, nearest: NearestName.nearest(to: name, in: known + short))
  }

  private var styleNames: [String] {
    var seen: Set<String> = []
    return (reference.styleNames + new.styleNames + causes.compactMap(\.style))
      .filter { seen.insert($0).inserted }
  }
}
