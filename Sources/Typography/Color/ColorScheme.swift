/// Light or dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
