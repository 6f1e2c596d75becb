/// What the program is asked to do.
enum Verb: String, CaseIterable {
  /// Step through the matrix in the terminal.
  case browse
  /// Print frames.
  case show
  /// Write every frame as files.
  case snapshot
  /// Compare a design with recorded frames.
  case check
  /// Step through what a comparison found.
  case review
  /// Compare two designs.
  case diff
  /// Look for what people cannot read.
  case audit
  /// List the faces and what each weight picks.
  case fonts
  /// Say what this terminal can do.
  case terminal
}
