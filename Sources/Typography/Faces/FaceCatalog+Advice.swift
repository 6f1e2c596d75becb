extension FaceCatalog {
  /// What may help with a name that no face has; nil where nothing is near.
  public func advice(on name: String) -> NameAdvice? {
    if let font = unusableFont(namedBy: name) { return .unusableFile(font) }
    let spelling = FileSpelling(name)
    let inFile = faces.filter { spelling.isName(ofFile: $0.id.file) }
    if let first = inFile.first {
      let names = inFile.filter { $0.id.file == first.id.file }.map(\.postScriptName)
      return .fileName(file: first.id.file, postScriptNames: Array(names.prefix(5)))
    }
    // No name of a font is longer; misspelt ones of a hostile document would take long.
    guard name.utf8.count <= 128 else { return nil }
    let names = self.names
    return NearestName.nearest(to: name, in: names.map(\.spelling)).flatMap { nearest in
      names.first { $0.spelling == nearest }.map { .nearest($0.name) }
    }
  }

  /// The file that could not be used and whose name says that it has a font of this name.
  func unusableFont(namedBy name: String) -> UnusableFont? {
    let spelling = FileSpelling(name)
    return unusable.first { spelling.isName(ofFile: $0.file) }
      ?? unusable.first { spelling.isFamily(ofFile: $0.file) }
  }

  /// Everything that may be misspelt, with the name that one writes for it. An instance is often asked
  /// for by family and style, which is not its name in every font.
  private var names: [(spelling: String, name: String)] {
    faces.flatMap { face in
      [face.postScriptName, face.fullName, face.family].map { ($0, $0) }
        + face.namedInstances.flatMap { instance in
          let style = instance.name.filter { $0.isLetter || $0.isNumber }
          let written = "\(face.postScriptName)_\(style)"
          let guess = face.family.filter { $0.isLetter || $0.isNumber } + "-" + style
          return [(instance.postScriptName, instance.postScriptName), (guess, written)]
        }
    }
  }
}
