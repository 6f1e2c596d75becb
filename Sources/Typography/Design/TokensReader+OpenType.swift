/// What a style asks of a font's own axes and features, in OpenType's words.
extension TokensReader {
  /// Reads `{ "opsz": 12, "GRAD": -50 }`: values of variation axes by tag, in the axis's own units.
  mutating func axes(_ place: TokenPlace) -> [String: Double] {
    var axes: [String: Double] = [:]
    for member in tagged(place, what: "axes") {
      if let value = member.value.number, value.isFinite {
        axes[member.key] = value
      } else {
        error(
          .wrongType, "an axis is set to a number, not \(member.value.summary)", line: member.line,
          keyPath: place.keyPath + "." + member.key)
      }
    }
    return axes
  }

  /// Reads `{ "ss01": true, "liga": false, "aalt": 2 }`: features by tag; a number picks one of
  /// several alternates.
  mutating func features(_ place: TokenPlace) -> [String: Int] {
    var features: [String: Int] = [:]
    for member in tagged(place, what: "features") {
      if let isOn = member.value.bool {
        features[member.key] = isOn ? 1 : 0
      } else if let number = member.value.number, (0...65535).contains(number),
        number == number.rounded()
      {
        features[member.key] = Int(number)
      } else {
        error(
          .wrongType, "a feature is true, false or a whole number, not \(member.value.summary)",
          line: member.line, keyPath: place.keyPath + "." + member.key)
      }
    }
    return features
  }

  /// The members of an object whose keys are OpenType tags; others are reported.
  private mutating func tagged(_ place: TokenPlace, what: String) -> [DocumentNode.Member] {
    guard let members = place.node.members else {
      error(.wrongType, "\(what) are an object of tags, not \(place.node.summary)", at: place)
      return []
    }
    return members.filter { member in
      let isTag = member.key.utf8.count == 4 && member.key.utf8.allSatisfy { (0x20...0x7E) ~= $0 }
      if !isTag {
        error(
          .invalidName, "'\(member.key)' is no OpenType tag: four letters, such as opsz or ss01",
          line: member.line, keyPath: place.keyPath + "." + member.key)
      }
      return isTag
    }
  }
}
