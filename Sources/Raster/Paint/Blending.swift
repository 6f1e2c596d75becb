/// How ink that covers a part of a pixel is mixed with what is behind it.
public enum Blending: String, CaseIterable, Hashable, Sendable {
  /// Mixes the encoded sRGB values, as the mirrored platform does: a weight keeps its look in light
  /// and in dark.
  case encoded
  /// Mixes light, as optics does: dark text on light looks thinner, light on dark bolder.
  case linear
}
