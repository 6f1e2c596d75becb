internal import CHarfBuzz
internal import CICU
internal import Typography

/// A text taken apart: its grapheme clusters, the directions and the scripts of its stretches.
final class ParagraphAnalysis {
  /// A stretch of text with one direction and one script.
  struct Run {
    /// The stretch as offsets into the text's UTF-8.
    var range: Range<Int>
    /// The embedding level (UAX 9): odd levels are read from right to left.
    var level: UInt8
    /// The script; nil where nothing but punctuation, digits and spaces is near.
    var script: hb_script_t?
  }

  /// The UTF-8 of the text as it is shaped: see `ShapingText`.
  let text: ShapingText
  /// The grapheme clusters in the order of the text.
  let clusters: [GraphemeCluster]
  /// The script of each stretch in the order of the text; levels are not filled in.
  let scripts: [(range: Range<Int>, candidates: [UScriptCode])]

  /// The directions; nil when everything runs from left to right.
  private let bidi: BidiParagraph?
  /// The offset into the UTF-8 at which each scalar begins, and the end; empty without `bidi`.
  private let utf8Offsets: [Int]

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - direction: The direction of a paragraph that has no letter with one of its own.
  init(_ string: String, direction: LayoutDirection) {
    let clusters = GraphemeCluster.clusters(of: string)
    self.clusters = clusters
    text = ShapingText(string)
    scripts = ScriptRuns(clusters).runs.map { run in
      let lower = clusters[run.clusters.lowerBound].range.lowerBound
      let upper = clusters[run.clusters.upperBound - 1].range.upperBound
      return (lower..<upper, run.candidates)
    }
    let isTurned =
      direction == .rightToLeft || string.unicodeScalars.contains(where: Self.mayTurnDirection)
    bidi = isTurned ? BidiParagraph(Array(string.unicodeScalars), base: .natural(direction)) : nil
    utf8Offsets = bidi == nil ? [] : Self.utf8Offsets(of: string)
  }

  private static func utf8Offsets(of string: String) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(string.unicodeScalars.count + 1)
    var offset = 0
    for scalar in string.unicodeScalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    return offsets + [offset]
  }

  /// Whether a character may make a text bidirectional: right-to-left scripts, their digits, and the
  /// controls of direction. All of them stand in a few blocks.
  private static func mayTurnDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x58F: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
    default: false
    }
  }
}

// MARK: - Lines

extension ParagraphAnalysis {
  /// The runs of a stretch that is set as one line, from left to right (UAX 9, rules L1 and L2).
  func visualRuns(in range: Range<Int>) -> [Run] {
    directions(in: range).flatMap { direction in
      let parts = scripts.compactMap { script -> Run? in
        guard script.range.overlaps(direction.range) else { return nil }
        return Run(
          range: script.range.clamped(to: direction.range), level: direction.level,
          script: ScriptRuns.harfBuzzScript(script.candidates))
      }
      return direction.level & 1 == 1 ? parts.reversed() : parts
    }
  }

  private func directions(in range: Range<Int>) -> [(range: Range<Int>, level: UInt8)] {
    guard !range.isEmpty else { return [] }
    guard let bidi else { return [(range, 0)] }
    let scalars = scalar(at: range.lowerBound)..<scalar(at: range.upperBound)
    return bidi.visualRuns(in: scalars).map { run in
      (utf8Offsets[run.range.lowerBound]..<utf8Offsets[run.range.upperBound], run.level)
    }
  }

  /// The first scalar at or behind an offset into the UTF-8.
  private func scalar(at offset: Int) -> Int {
    var low = 0
    var high = utf8Offsets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if utf8Offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
