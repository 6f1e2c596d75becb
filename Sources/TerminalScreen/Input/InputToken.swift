/// A piece of what a terminal sends: what belongs together, whatever it means.
enum InputToken: Hashable {
  /// A character, or one of the control characters.
  case scalar(Unicode.Scalar)
  /// The Escape key: an ESC with nothing behind it.
  case escape
  /// A sequence without its ESC, such as `[A`, `OA` or `[<0;1;1M`; empty for one that is too long to be
  /// believed.
  case sequence([UInt8])
  /// A control string without its terminator, by the letter that introduces it: `]` for OSC, `P` for
  /// DCS, `_` for APC.
  case string(UInt8, [UInt8])
}
