/// How many colours a terminal can show.
public enum ColorDepth: String, CaseIterable, Hashable, Sendable {
  /// 24 bits: every colour as it is.
  case trueColor = "truecolor"
  /// The fixed part of the 256-colour palette: a cube of 216 and 24 greys.
  case palette256 = "256"
  /// The 16 ANSI colours.
  case palette16 = "16"
  /// No colour: symbols only, without any escape sequence.
  case none = "none"
}
