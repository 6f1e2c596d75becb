/// A type that makes previews.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews: each view of a group is one.
  @ViewBuilder static var previews: Previews { get }
}

/// The name of a device to preview on, as the simulator spells it.
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name, such as `iPhone SE (1st generation)`.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Says which device to preview this view on; nil leaves it to the surroundings.
  public func previewDevice(_ device: PreviewDevice?) -> some View {
    PreviewModifiedView(content: self) { if let device { $0.device = device } }
  }

  /// Names the preview of this view.
  public func previewDisplayName(_ name: String?) -> some View {
    PreviewModifiedView(content: self) { if let name { $0.displayName = name } }
  }

  /// Says in which appearance to present this view.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    PreviewModifiedView(content: self) { if let scheme { $0.colorScheme = scheme } }
  }
}

/// The three previews by which teams check a view: the chosen device in light, the narrowest phone in
/// dark, and a common phone at the first accessibility size.
public struct CommonPreviews<Content: View>: View {
  private let device: PreviewDevice?
  private let content: Content

  /// Makes the three previews of a view.
  ///
  /// - Parameters:
  ///   - device: The device of the first preview; nil is the one that the surroundings choose.
  ///   - content: The view.
  public init(device: PreviewDevice? = nil, @ViewBuilder content: () -> Content) {
    self.device = device
    self.content = content()
  }

  /// The three previews.
  public var body: some View {
    Group {
      content
        .previewDevice(device)
        .preferredColorScheme(.light)
      content
        .previewDevice("iPhone SE (1st generation)")
        .preferredColorScheme(.dark)
      content
        .environment(\.sizeCategory, .accessibilityMedium)
        .previewDevice("iPhone 8")
        .preferredColorScheme(.light)
    }
  }
}
