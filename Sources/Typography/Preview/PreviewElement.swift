/// One of the previews that a view stands for, with what its modifiers say about it.
struct PreviewElement {
  var view: any View
  var displayName: String?
  var device: PreviewDevice?
  var colorScheme: ColorScheme?
  /// Changes to the surroundings, outermost first.
  var changes: [(inout EnvironmentValues) -> Void] = []
}

/// A view that knows which previews it stands for.
protocol PreviewContainer {
  var previewElements: [PreviewElement] { get }
}

extension View {
  /// The previews that this view stands for: one for each view of a group, else one.
  var elements: [PreviewElement] {
    if let container = self as? any PreviewContainer { return container.previewElements }
    if let group = self as? any MultiView { return group.children.flatMap(\.elements) }
    if self is any PrimitiveView { return [PreviewElement(view: self)] }
    return body.elements
  }
}

extension EnvironmentView: PreviewContainer {
  var previewElements: [PreviewElement] {
    content.elements.map { element in
      var element = element
      element.view = EnvironmentView<AnyView>(content: element.erased, change: change)
      element.changes.insert(change, at: 0)
      return element
    }
  }
}

extension WrappedView: PreviewContainer {
  var previewElements: [PreviewElement] {
    content.elements.map { element in
      var element = element
      element.view = WrappedView<AnyView>(content: element.erased, wrap: wrap)
      return element
    }
  }
}

extension PreviewElement {
  fileprivate var erased: AnyView { AnyView(erasing: view) }
}

/// A view with a word about its preview.
struct PreviewModifiedView<Content: View>: View, PrimitiveView, PreviewContainer {
  var content: Content
  var change: (inout PreviewElement) -> Void

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    content.nodes(in: environment, context: context)
  }

  var previewElements: [PreviewElement] {
    content.elements.map { element in
      var element = element
      change(&element)
      return element
    }
  }
}
