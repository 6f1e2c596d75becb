/// A device, or a bare width, that a preview is laid out for.
public struct Device: Hashable, Sendable {
  /// The name as the simulator and `previewDevice(_:)` spell it, or the width in points with `pt`.
  public var name: String
  /// The width in portrait, in points.
  public var width: Double
  /// The height in portrait, in points; nil for a bare width.
  public var height: Double?
  /// The pixels per point of the device's screen; nil for a bare width.
  public var displayScale: Double?

  /// Makes a device.
  public init(name: String, width: Double, height: Double?, displayScale: Double?) {
    self.name = name
    self.width = width
    self.height = height
    self.displayScale = displayScale
  }
}

extension Device {
  /// Finds a device by its name, whatever its case, or makes one from a width in points such as
  /// `375` or `375pt`; nil for an unknown name.
  ///
  /// Widths from 1 to 4096 points are taken.
  public init?(spelling: String) {
    if let device = Self.byKey[Self.key(spelling)] {
      self = device
      return
    }
    let number = spelling.lowercased().hasSuffix("pt") ? spelling.dropLast(2) : spelling[...]
    guard let written = Double(number), (1...4096).contains(written) else { return nil }
    // As exact as the name, so that no two widths share one.
    let width = (written * 1000).rounded() / 1000
    self.init(name: "\(width.decimalText) pt", width: width, height: nil, displayScale: nil)
  }

  /// The device that previews are shown on when none is named: the current standard size.
  public static let standard = Device(
    name: "iPhone 17", width: 402, height: 874, displayScale: 3)

  /// One device for each width in use, from the narrowest phone to the widest tablet.
  public static let representatives: [Device] = [
    "iPhone SE (1st generation)", "iPhone 8", "iPhone 14", "iPhone 16", "iPhone 17", "iPhone 11",
    "iPhone Air", "iPhone 14 Plus", "iPhone 16 Plus", "iPhone 17 Pro Max", "iPad mini (A17 Pro)",
    "iPad (A16)", "iPad Pro 11-inch (M5)", "iPad Pro 13-inch (M5)",
  ].compactMap { name in all.first { $0.name == name } }

  /// The name as a part of a file's path: spaces become hyphens, and what a shell or a file system
  /// could stumble over is left out.
  public var pathComponent: String {
    name.pathComponent
  }

  /// The devices by the keys of their names and of their other names.
  private static let byKey: [String: Device] = {
    let named = Dictionary(all.map { (key($0.name), $0) }) { first, _ in first }
    let renamed = aliases.compactMap { alias in
      named[key(alias.value)].map { (key(alias.key), $0) }
    }
    return named.merging(renamed) { _, other in other }
  }()

  /// Names are compared without case, and without the small capital of `iPhone Xʀ`.
  private static func key(_ name: String) -> String {
    name.lowercased().split(separator: " ").joined(separator: " ")
      .replacingScalar("\u{280}", with: "r")
  }
}

extension StringProtocol {
  fileprivate func replacingScalar(_ old: Unicode.Scalar, with new: Unicode.Scalar) -> String {
    var text = ""
    for scalar in unicodeScalars { text.unicodeScalars.append(scalar == old ? new : scalar) }
    return text
  }
}
