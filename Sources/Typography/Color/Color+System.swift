/// The platform's named colours: those of iOS 26 and later (Human Interface Guidelines, Color).
extension Color {
  /// The system's red.
  public static let red = Color(
    light: RGBA(red: 0xFF, green: 0x38, blue: 0x3C), dark: RGBA(red: 0xFF, green: 0x42, blue: 0x45))
  /// The system's orange.
  public static let orange = Color(
    light: RGBA(red: 0xFF, green: 0x8D, blue: 0x28), dark: RGBA(red: 0xFF, green: 0x92, blue: 0x30))
  /// The system's yellow.
  public static let yellow = Color(
    light: RGBA(red: 0xFF, green: 0xCC, blue: 0x00), dark: RGBA(red: 0xFF, green: 0xD6, blue: 0x00))
  /// The system's green.
  public static let green = Color(
    light: RGBA(red: 0x34, green: 0xC7, blue: 0x59), dark: RGBA(red: 0x30, green: 0xD1, blue: 0x58))
  /// The system's mint.
  public static let mint = Color(
    light: RGBA(red: 0x00, green: 0xC8, blue: 0xB3), dark: RGBA(red: 0x00, green: 0xDA, blue: 0xC3))
  /// The system's teal.
  public static let teal = Color(
    light: RGBA(red: 0x00, green: 0xC3, blue: 0xD0), dark: RGBA(red: 0x00, green: 0xD2, blue: 0xE0))
  /// The system's cyan.
  public static let cyan = Color(
    light: RGBA(red: 0x00, green: 0xC0, blue: 0xE8), dark: RGBA(red: 0x3C, green: 0xD3, blue: 0xFE))
  /// The system's blue.
  public static let blue = Color(
    light: RGBA(red: 0x00, green: 0x88, blue: 0xFF), dark: RGBA(red: 0x00, green: 0x91, blue: 0xFF))
  /// The system's indigo.
  public static let indigo = Color(
    light: RGBA(red: 0x61, green: 0x55, blue: 0xF5), dark: RGBA(red: 0x6D, green: 0x7C, blue: 0xFF))
  /// The system's purple.
  public static let purple = Color(
    light: RGBA(red: 0xCB, green: 0x30, blue: 0xE0), dark: RGBA(red: 0xDB, green: 0x34, blue: 0xF2))
  /// The system's pink.
  public static let pink = Color(
    light: RGBA(red: 0xFF, green: 0x2D, blue: 0x55), dark: RGBA(red: 0xFF, green: 0x37, blue: 0x5F))
  /// The system's brown.
  public static let brown = Color(
    light: RGBA(red: 0xAC, green: 0x7F, blue: 0x5E), dark: RGBA(red: 0xB7, green: 0x8A, blue: 0x66))
  /// The system's gray.
  public static let gray = Color(
    light: RGBA(red: 0x8E, green: 0x8E, blue: 0x93), dark: RGBA(red: 0x8E, green: 0x8E, blue: 0x93))
  /// Black in light and in dark.
  public static let black = Color(.black)
  /// White in light and in dark.
  public static let white = Color(.white)
  /// No ink at all.
  public static let clear = Color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
  /// The colour of text: the system's label.
  public static let primary = Color(light: .black, dark: .white)
  /// The colour of secondary text: the system's secondary label, 60 % opaque.
  public static let secondary = Color(
    light: RGBA(red: 60, green: 60, blue: 67, alpha: 153),
    dark: RGBA(red: 235, green: 235, blue: 245, alpha: 153))
  /// The colour of controls and links: the default tint.
  public static let accentColor = blue
  /// The line between rows: the system's separator.
  static let separator = Color(
    light: RGBA(red: 60, green: 60, blue: 67, alpha: 74),
    dark: RGBA(red: 84, green: 84, blue: 88, alpha: 153))
  /// The ground of a screen: the system's background.
  public static let systemBackground = Color(light: .white, dark: .black)
}
