internal import CHarfBuzz
internal import CICU

/// The scripts of a text (UAX 24): characters that several scripts share take their neighbours'.
struct ScriptRuns {
  /// A stretch of one script.
  struct Run {
    /// The stretch as positions in the list of clusters.
    var clusters: Range<Int>
    /// The scripts that it may be of, the likeliest first; empty where no letter is near.
    var candidates: [UScriptCode]
  }

  /// The runs in the order of the text; together they hold every cluster.
  private(set) var runs: [Run] = []

  /// The opening brackets that wait for their ends, with the run in which each stands.
  private var open: [(bracket: Unicode.Scalar, run: Int)] = []
  /// The most brackets that are kept in mind.
  private static let bracketLimit = 64

  /// Finds the runs of a text's clusters.
  init(_ clusters: [GraphemeCluster]) {
    for (position, cluster) in clusters.enumerated() {
      append(position, scripts: scripts(of: cluster.character))
      remember(cluster.character)
    }
  }

  /// The script of each run as HarfBuzz names it; nil where none is known.
  static func harfBuzzScript(_ candidates: [UScriptCode]) -> hb_script_t? {
    guard let script = candidates.first, let name = typo_uscript_getShortName(script) else {
      return nil
    }
    return hb_script_from_iso15924_tag(OpenTypeTag.value(String(cString: name)))
  }
}

// MARK: - Growing

extension ScriptRuns {
  private mutating func append(_ position: Int, scripts: [UScriptCode]) {
    guard let last = runs.indices.last else {
      runs.append(Run(clusters: position..<position + 1, candidates: scripts))
      return
    }
    let known = runs[last].candidates
    let shared = known.filter(scripts.contains)
    if scripts.isEmpty || known.isEmpty || !shared.isEmpty {
      runs[last].clusters = runs[last].clusters.lowerBound..<position + 1
      if !scripts.isEmpty { runs[last].candidates = known.isEmpty ? scripts : shared }
    } else {
      runs.append(Run(clusters: position..<position + 1, candidates: scripts))
    }
  }

  /// The scripts that a cluster may be of; empty for one that goes with any.
  ///
  /// A closing bracket is of the script of its opening one.
  private mutating func scripts(of character: Character) -> [UScriptCode] {
    let scalars = character.unicodeScalars
    if let first = scalars.first, Self.bracketType(first) == U_BPT_CLOSE,
      let pair = Self.partner(of: first),
      let match = open.lastIndex(where: { $0.bracket == pair })
    {
      let run = open[match].run
      open.removeSubrange(match...)
      return runs[run].candidates
    }
    for scalar in scalars {
      let extensions = Self.extensions(of: scalar)
      if !extensions.isEmpty { return extensions }
    }
    return []
  }

  private mutating func remember(_ character: Character) {
    guard let first = character.unicodeScalars.first, Self.bracketType(first) == U_BPT_OPEN,
      open.count < Self.bracketLimit
    else { return }
    open.append((first, runs.count - 1))
  }
}

// MARK: - Properties

extension ScriptRuns {
  private static func bracketType(_ scalar: Unicode.Scalar) -> UBidiPairedBracketType {
    let value = typo_u_getIntPropertyValue(
      Int32(scalar.value), UCHAR_BIDI_PAIRED_BRACKET_TYPE)
    return UBidiPairedBracketType(rawValue: UInt32(bitPattern: value))
  }

  /// The bracket that goes with another.
  private static func partner(of bracket: Unicode.Scalar) -> Unicode.Scalar? {
    Unicode.Scalar(UInt32(bitPattern: typo_u_getBidiPairedBracket(Int32(bracket.value))))
  }

  /// The script extensions of a character without Common and Inherited.
  static func extensions(of scalar: Unicode.Scalar) -> [UScriptCode] {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic ? [USCRIPT_LATIN] : []
    }
    let capacity = 64
    let codes = [UScriptCode](unsafeUninitializedCapacity: capacity) { buffer, count in
      var status = U_ZERO_ERROR
      let length = typo_uscript_getScriptExtensions(
        Int32(scalar.value), buffer.baseAddress, Int32(capacity), &status)
      count = status.rawValue > U_ZERO_ERROR.rawValue ? 0 : min(Int(length), capacity)
    }
    return codes.filter {
      $0 != USCRIPT_COMMON && $0 != USCRIPT_INHERITED && $0 != USCRIPT_UNKNOWN
    }
  }
}
