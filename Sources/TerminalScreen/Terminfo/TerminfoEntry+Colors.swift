import Raster

extension TerminfoEntry {
  /// The name that a derived entry goes by.
  static let derivedName = "typo-preview"

  /// This terminal with the colours that we want to send, everything else as it is.
  ///
  /// Almost every terminal understands more colours than its entry says, and plain systems lack the
  /// entries with `-direct` in their names. So we derive one: the number of colours and pairs, and
  /// how to set a colour, with semicolons, which every terminal and multiplexer takes. Every colour
  /// is sent as what it is; ncurses' own direct-colour entries would send the first eight numbers,
  /// black among them, as the user's themed palette.
  ///
  /// The derived entry neither redefines the palette nor resets it: `oc` would wipe out a palette
  /// that the user has set. Nor does it scroll a part of the screen, which ncurses would do to spare
  /// bytes: terminals do not agree on the colour of the lines that this uncovers, nor on what of it
  /// they know.
  ///
  /// - Returns: The entry, or nil for no colours, for which none is needed.
  func derived(for depth: ColorDepth) -> TerminfoEntry? {
    guard let colors = Self.colors(for: depth) else { return nil }
    var entry = self
    entry.names = Array("\(Self.derivedName)|derived by typo-preview".utf8)
    entry.clear(.canChange)
    entry.set(.maxColors, to: colors.count)
    entry.set(.maxPairs, to: colors.pairs)
    entry.set(.setANSIForeground, to: .bytes(Array(colors.foreground.utf8)))
    entry.set(.setANSIBackground, to: .bytes(Array(colors.background.utf8)))
    for sequence in [
      Sequence.originalColors, .initializeColor, .initializePair, .setColorPair, .setForeground,
      .setBackground, .changeScrollRegion,
    ] where entry.text(sequence) != .absent {
      entry.set(sequence, to: .absent)
    }
    if case .bytes = entry.text(.originalPair) {
    } else {
      entry.set(.originalPair, to: .bytes(Array("\u{1B}[39;49m".utf8)))
    }
    entry.setDirect(depth == .trueColor)
    return entry
  }

  /// Says whether colours are red, green and blue, and takes back every other word about it.
  private mutating func setDirect(_ isDirect: Bool) {
    let names = ["RGB", "Tc"].map { Array($0.utf8) }
    extendedFlags.removeAll { names.contains($0.name) }
    extendedNumbers.removeAll { names.contains($0.name) }
    extendedStrings.removeAll { names.contains($0.name) }
    guard isDirect else { return }
    let place = extendedFlags.firstIndex { names[0].lexicographicallyPrecedes($0.name) }
    extendedFlags.insert(Extended(name: names[0], value: 1), at: place ?? extendedFlags.count)
  }

  /// What a depth changes: the numbers of colours and pairs, and the sequences in terminfo's own
  /// notation, a small stack language.
  private static func colors(
    for depth: ColorDepth
  ) -> (count: Int32, pairs: Int32, foreground: String, background: String)? {
    switch depth {
    case .trueColor:
      let channels = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm"
      return (1 << 24, 1 << 16, "\u{1B}[38;2;" + channels, "\u{1B}[48;2;" + channels)
    case .palette256:
      return (256, 1 << 16, "\u{1B}[38;5;%p1%dm", "\u{1B}[48;5;%p1%dm")
    case .palette16:
      return (
        16, 256, "\u{1B}[%?%p1%{8}%<%t3%p1%d%e9%p1%{8}%-%d%;m",
        "\u{1B}[%?%p1%{8}%<%t4%p1%d%e10%p1%{8}%-%d%;m"
      )
    case .none:
      return nil
    }
  }
}
