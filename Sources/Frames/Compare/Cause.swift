import Platform
import Typography

/// A reason why frames differ, gathered over all of them.
package struct Cause: Hashable {
  /// A value before and after.
  struct Change: Hashable {
    var old: DocumentNode
    var new: DocumentNode
  }

  /// The style of the texts; nil for what concerns a frame as a whole.
  var style: String?
  /// What differs.
  var aspect: RecordedAspect
  /// What it differs by: each pair of values once, in the order of the frames.
  var changes: [Change]
  /// The names of the frames, in order.
  var frames: [String]
  /// The number of frames that were compared.
  var total: Int

  /// The most pairs of values that a sentence holds.
  private static let changeLimit = 3

  /// The cause in one sentence without a full stop, fit for a terminal.
  var sentence: String { "\(subject)\(predicate) in \(frames.count) of \(frameCount)" }

  /// What is the matter, without who and where: `weight 500 to 400`.
  var predicate: String {
    switch aspect {
    case .added, .removed, .order: aspect.words
    case .renamed: "renamed to " + (changes.first.map { "'\($0.new.words)'" } ?? "")
    case .unresolved: unresolvedWords
    case .pixels: "pixels differ, the record is the same,"
    case _ where aspect.key == "bytes": aspect.words
    case _ where aspect.isFault: "\(aspect.words),"
    default: "\(aspect.words) \(values)"
    }
  }

  /// Whose matter it is, with a colon and a space.
  var subject: String { style.map { "\($0.asLineStart): " } ?? "page: " }

  private var frameCount: String { total == 1 ? "1 frame" : "\(total) frames" }

  private var unresolvedWords: String {
    guard let change = changes.first else { return aspect.words }
    return change.new == .null
      ? "shown again, before it could not be made out" : "not shown, \(change.new.words)"
  }

  private var values: String {
    let shown = changes.prefix(Self.changeLimit)
    let words = shown.map { "\($0.old.shortWords) to \($0.new.shortWords)" }
    let rest = changes.count - shown.count
    return words.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Cause {
  /// The causes that findings come from, in the order of styles and aspects.
  ///
  /// - Parameters:
  ///   - findings: The findings of each frame that was compared, by its name.
  ///   - styles: The styles in the order in which they are named.
  static func gather(
    _ findings: [(frame: String, findings: [RecordFinding])], styles: [String]
  ) -> [Cause] {
    var causes: [Cause] = []
    var places: [Key: Int] = [:]
    for (frame, findings) in findings {
      for finding in findings {
        let change = Change(old: finding.old, new: finding.new)
        let key = Key(style: finding.style, aspect: finding.aspect)
        if let place = places[key] {
          if causes[place].frames.last != frame { causes[place].frames.append(frame) }
          if !causes[place].changes.contains(change) { causes[place].changes.append(change) }
        } else {
          places[key] = causes.count
          causes.append(
            Cause(
              style: finding.style, aspect: finding.aspect, changes: [change], frames: [frame],
              total: 0))
        }
      }
    }
    for place in causes.indices { causes[place].total = findings.count }
    return sorted(causes, styles: styles)
  }

  private struct Key: Hashable {
    var style: String?
    var aspect: RecordedAspect
  }

  /// Sorts by style, then by aspect; what is equal keeps its order.
  private static func sorted(_ causes: [Cause], styles: [String]) -> [Cause] {
    let aspects = RecordedAspect.all.map(\.path)
    func rank(_ cause: Cause) -> (Int, Int) {
      (
        cause.style.map { styles.firstIndex(of: $0) ?? styles.count } ?? styles.count + 1,
        aspects.firstIndex(of: cause.aspect.path) ?? aspects.count
      )
    }
    return causes.enumerated().sorted { one, other in
      let (first, second) = (rank(one.element), rank(other.element))
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
  }
}

extension RecordedAspect {
  /// Pixels that differ where the record does not.
  package static let pixels = RecordedAspect(key: "pixels", words: "pixels", path: "pixels")
}

extension DocumentNode {
  /// The value in words that do not fill a screen; texts stand in quotes when they have spaces.
  var shortWords: String {
    let words = words
    let text = words.count > 60 ? words.prefix(60) + "…" : words
    return text.contains(" ") ? "'\(text)'" : text
  }
}
