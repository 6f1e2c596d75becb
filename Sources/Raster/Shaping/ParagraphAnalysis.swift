internal import CHarfBuzz
internal import Typography

/// A paragraph cut into stretches that have one direction and one script each, in reading order.
struct ParagraphAnalysis {
  /// A stretch of text with one direction and one script.
  struct Run {
    /// The stretch as offsets into the paragraph's UTF-8.
    var range: Range<Int>
    /// The embedding level (UAX 9): odd levels are read from right to left.
    var level: UInt8
    /// The script; nil where nothing but punctuation, digits and spaces is near.
    var script: hb_script_t?
  }

  /// The UTF-8 of the paragraph as it is shaped: see `ShapingText`.
  let text: ShapingText
  /// The runs in reading order; together they cover the paragraph.
  let runs: [Run]
  /// The level of the paragraph: 1 when it is read from right to left.
  let baseLevel: UInt8

  /// Takes a paragraph apart.
  init(_ string: String, isRightToLeft: Bool) {
    let scalars = Array(string.unicodeScalars)
    let base: UInt8 = isRightToLeft ? 1 : 0
    let levels = BidiLevels.levels(of: scalars, base: base)
    let scripts = Self.scripts(of: scalars)
    var runs: [Run] = []
    var offset = 0
    for (position, scalar) in scalars.enumerated() {
      let end = offset + UTF8.width(scalar)
      if let last = runs.indices.last, runs[last].level == levels[position],
        runs[last].script == scripts[position]
      {
        runs[last].range = runs[last].range.lowerBound..<end
      } else {
        runs.append(
          Run(range: offset..<end, level: levels[position], script: scripts[position]))
      }
      offset = end
    }
    text = ShapingText(string)
    self.runs = runs
    baseLevel = base
  }
}

// MARK: - Scripts

extension ParagraphAnalysis {
  /// The script of each character; characters of no script of their own take their neighbours'.
  private static func scripts(of scalars: [Unicode.Scalar]) -> [hb_script_t?] {
    let unicode = hb_unicode_funcs_get_default()
    var current: hb_script_t?
    var scripts = scalars.map { scalar -> hb_script_t? in
      let script = hb_unicode_script(unicode, scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
        current = script
      }
      return current
    }
    if let first = scripts.firstIndex(where: { $0 != nil }) {
      for position in 0..<first { scripts[position] = scripts[first] }
    }
    return scripts
  }
}

// MARK: - Lines

extension ParagraphAnalysis {
  /// The runs of a stretch that is set as one line, from left to right (UAX 9, rules L1 and L2).
  func visualRuns(in range: Range<Int>) -> [Run] {
    let end = text.endOfInk(in: range)
    var line: [Run] = []
    for run in runs where run.range.overlaps(range) {
      let part = run.range.clamped(to: range)
      if run.level == baseLevel {
        line.append(Run(range: part, level: run.level, script: run.script))
        continue
      }
      // Spaces at the end of a line lie where the paragraph ends (rule L1).
      let ink = part.clamped(to: range.lowerBound..<end)
      if !ink.isEmpty { line.append(Run(range: ink, level: run.level, script: run.script)) }
      let rest = max(part.lowerBound, end)..<max(part.upperBound, end)
      if !rest.isEmpty { line.append(Run(range: rest, level: baseLevel, script: run.script)) }
    }
    return BidiLevels.visualOrder(of: line, level: \.level)
  }
}
