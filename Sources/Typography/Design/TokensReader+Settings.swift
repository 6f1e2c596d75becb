extension TokensReader {
  private static let settingKeys = ["fonts", "background", "devices", "previews"]

  /// Reads what the file says to this tool at its top.
  mutating func readSettings(into system: inout DesignSystem) {
    budget = 100
    guard let place = ownExtension(of: root, path: "") else { return }
    checkKeys(of: place, known: Self.settingKeys, what: "the file's 'typo-preview'")
    if let fonts = place.member("fonts") { system.fontFolders = folders(fonts) }
    if let background = place.member("background"), let color = adaptiveColor(background) {
      system.background = color
    }
    if let devices = place.member("devices") {
      system.devices = texts(devices, what: "a device", takingNumbers: true).map(\.text)
    }
    if let previews = place.member("previews") {
      system.previews = self.previews(previews)
    }
  }

  private mutating func folders(_ place: TokenPlace) -> [String] {
    texts(place, what: "a folder").compactMap { text, place in
      guard !text.hasPrefix("/"), !text.hasPrefix("~"), !text.contains("\0") else {
        error(
          .invalidName, "\(place.node.summary): a folder is named relative to this file", at: place)
        return nil
      }
      return text
    }
  }

  /// One text or a list of them; empty ones are errors.
  private mutating func texts(
    _ place: TokenPlace, what: String, takingNumbers: Bool = false
  ) -> [(text: String, place: TokenPlace)] {
    let nodes = place.node.elements ?? [place.node]
    return nodes.compactMap { node in
      let place = TokenPlace(node: node, keyPath: place.keyPath)
      if takingNumbers, case .number(let number, let written) = node.content {
        if number > 0, number.isFinite { return (written, place) }
      } else if let text = node.string, !text.isEmpty {
        return (text, place)
      }
      error(.wrongType, "\(node.summary) is no name of \(what)", at: place)
      return nil
    }
  }
}
