extension FaceDescription {
  /// What is wrong with the names and places of named instances: one flaw of each kind.
  ///
  /// - Parameters:
  ///   - instances: The instances.
  ///   - axes: The axes of the font.
  public static func flaws(of instances: [NamedInstance], on axes: [Axis]) -> [FaceFlaw] {
    [
      instanceBeyondAxis(instances, axes), instanceNamedLikeAnother(instances),
      instanceTwins(instances),
    ].compactMap(\.self)
  }

  private static func instanceBeyondAxis(
    _ instances: [NamedInstance], _ axes: [Axis]
  ) -> FaceFlaw? {
    let beyond = instances.compactMap { instance in
      axes.lazy.compactMap { axis -> (String, String, Double)? in
        guard let value = instance.coordinates[axis.tag], axis.clamped(value) != value
        else { return nil }
        return (instance.name, axis.tag, value)
      }.first
    }
    return beyond.first.map {
      .instanceBeyondAxis(instance: $0.0, axis: $0.1, value: $0.2, count: beyond.count)
    }
  }

  /// A PostScript name ends in the style; here it ends in that of another instance.
  private static func instanceNamedLikeAnother(_ instances: [NamedInstance]) -> FaceFlaw? {
    let styles = Set(instances.map { NamedInstance.key(of: $0.name) })
    let amiss = instances.filter { instance in
      let style = instance.postScriptName.split(separator: "-").last.map(String.init) ?? ""
      let own = NamedInstance.key(of: instance.name)
      return !NamedInstance.key(of: instance.postScriptName).hasSuffix(own)
        && styles.contains(NamedInstance.key(of: style))
    }
    return amiss.first.map {
      .instanceNamedLikeAnother(
        instance: $0.name, postScriptName: $0.postScriptName, count: amiss.count)
    }
  }

  private static func instanceTwins(_ instances: [NamedInstance]) -> FaceFlaw? {
    var seen: Set<String> = []
    let twin = instances.first { !seen.insert($0.postScriptName.lowercased()).inserted }
    return twin.map { .instanceTwins(postScriptName: $0.postScriptName) }
  }
}

extension FaceDescription.NamedInstance {
  /// The letters and digits of a name in lower case: what is left of a style in a PostScript name.
  fileprivate static func key(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
