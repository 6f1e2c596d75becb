extension PreviewTraits {
  /// The path of a frame below its preview's folder, without the file's ending:
  /// `iPhone-8/large-light`.
  ///
  /// - Parameter axes: The axes, in the order of the path.
  public func path(along axes: [PreviewAxis] = PreviewAxis.all) -> String {
    let folders = named(axes.filter { $0.place == .folder }).map { $1.name.pathComponent }
    let parts = named(axes.filter { $0.place == .fileName }).map { $1.name.pathComponent }
    return (folders + [parts.joined(separator: "-")]).joined(separator: "/")
  }

  /// The values that are named in a frame's title: `iPhone 8 (375 pt), large, light`.
  ///
  /// - Parameter axes: The axes, in the order of the title.
  public func title(along axes: [PreviewAxis] = PreviewAxis.all) -> String {
    named(axes.filter(\.isInPath)).map { $0.title(of: $1) }.joined(separator: ", ")
  }

  /// Whether a file's name without its ending is one that frames have: `large-light`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - axes: The axes, in the order of the path.
  public static func isFileName(
    _ name: String, along axes: [PreviewAxis] = PreviewAxis.all
  ) -> Bool {
    var parts = name.split(separator: "-", omittingEmptySubsequences: false)[...]
    for axis in axes where axis.place == .fileName {
      if let part = parts.first, axis.values.contains(where: { $0.name.pathComponent == part }) {
        parts.removeFirst()
      } else if axis.namesStandard {
        return false
      }
    }
    return parts.isEmpty
  }

  private func named(
    _ axes: [PreviewAxis]
  ) -> [(axis: PreviewAxis, value: PreviewAxis.Value)] {
    axes.map { ($0, $0.value(of: self)) }.filter { $0.isNamed($1) }
  }
}
