/// What matters of a terminal's entry in the terminal database before anything is sent.
package struct TerminfoFacts: Hashable {
  /// The number of colours; 0 for a terminal without colour.
  var colors: Int
  /// Whether colours are sent as red, green and blue: the flags `RGB` (ncurses) or `Tc` (tmux).
  var isDirect: Bool

  /// Makes facts.
  package init(colors: Int, isDirect: Bool = false) {
    self.colors = colors
    self.isDirect = isDirect
  }
}

extension TerminfoFacts {
  /// Reads the facts from an entry.
  package init(_ entry: TerminfoEntry) {
    self.init(
      colors: max(0, Int(entry.number(.maxColors) ?? 0)),
      isDirect: entry.hasExtendedCapability("RGB") || entry.hasExtendedCapability("Tc"))
  }
}
