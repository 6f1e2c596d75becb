/// A view with the surroundings in which it is shown: what one frame shows.
public struct Preview {
  /// The name for people and paths.
  public var name: String
  /// The surroundings.
  public var traits: PreviewTraits
  /// The view.
  public var view: any View {
    get { content.view }
    set { content = Content(newValue) }
  }

  /// The view with an identity, by which copies of a preview are known to show the same.
  private(set) var content: Content

  /// Makes a preview of a view.
  public init(name: String, traits: PreviewTraits, view: any View) {
    self.name = name
    self.traits = traits
    content = Content(view)
  }

  /// A view that copies of a preview share.
  final class Content {
    let view: any View

    init(_ view: any View) { self.view = view }
  }

  /// This preview in other surroundings.
  public func with(_ traits: PreviewTraits) -> Preview {
    var preview = self
    preview.traits = traits
    return preview
  }

  /// An unknown device in `previewDevice(_:)`.
  public struct UnknownDevice: Error, Hashable {
    /// The name that no device has.
    public var name: String
  }

  /// The previews that a view stands for, each with what its modifiers say.
  ///
  /// - Parameters:
  ///   - view: The view, such as a `PreviewProvider`'s `previews`.
  ///   - name: The name of previews that have none of their own.
  ///   - base: The surroundings that hold where the modifiers say nothing.
  /// - Throws: `UnknownDevice` for a device name that is not in the table.
  public static func list(
    of view: any View, name: String, base: PreviewTraits
  ) throws(UnknownDevice) -> [Preview] {
    var previews: [Preview] = []
    for element in view.elements {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = base.dynamicTypeSize
      environment.colorScheme = base.colorScheme
      environment.locale = Locale(identifier: base.locale)
      for change in element.changes { change(&environment) }
      var traits = base
      traits.dynamicTypeSize = environment.dynamicTypeSize
      traits.colorScheme = element.colorScheme ?? environment.colorScheme
      traits.locale = environment.locale.identifier
      if let wanted = element.device?.rawValue {
        guard let device = Device(spelling: wanted) else { throw UnknownDevice(name: wanted) }
        traits.device = device
      }
      previews.append(
        Preview(name: element.displayName ?? name, traits: traits, view: element.view))
    }
    return previews
  }
}
