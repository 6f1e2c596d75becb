/// A shared library that is opened when something first needs it, and that a machine may lack.
public struct OptionalLibrary: Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// Debian's package of it.
  public let package: String
  /// Homebrew's formula of it.
  public let formula: String
  /// The names of its file, the first that is there is taken: on Linux, then on macOS.
  let files: [String]

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - linux: The name of its file on Linux, with the number of the interface that is used.
  ///   - mac: The same on macOS, without folder.
  init(_ name: String, package: String, formula: String, linux: String, mac: String) {
    self.name = name
    self.package = package
    self.formula = formula
    files = [linux, mac, "/opt/homebrew/lib/" + mac, "/usr/local/lib/" + mac]
  }

  /// Draws gradients, clips and composites of glyphs in colours.
  static let cairo = OptionalLibrary(
    "cairo", package: "libcairo2", formula: "cairo", linux: "libcairo.so.2",
    mac: "libcairo.2.dylib")
  /// Draws the documents of the `SVG ` table.
  static let rsvg = OptionalLibrary(
    "librsvg", package: "librsvg2-2", formula: "librsvg", linux: "librsvg-2.so.2",
    mac: "librsvg-2.2.dylib")
  /// Writes pictures as sixels.
  static let sixel = OptionalLibrary(
    "libsixel", package: "libsixel1", formula: "libsixel", linux: "libsixel.so.1",
    mac: "libsixel.1.dylib")
  /// Writes pictures as WebP.
  static let webP = OptionalLibrary(
    "libwebp", package: "libwebp7", formula: "webp", linux: "libwebp.so.7",
    mac: "libwebp.7.dylib")
}
