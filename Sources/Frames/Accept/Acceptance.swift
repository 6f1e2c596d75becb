/// Which new frames take the place of the recorded ones.
package enum Acceptance: Equatable {
  /// All.
  case all
  /// What belongs to these styles, by name.
  case styles([String])
}
