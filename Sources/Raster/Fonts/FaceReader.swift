internal import CFreeType
internal import Typography

/// Reads the facts that face matching goes by out of the faces of a font file.
struct FaceReader {
  /// What the faces of one file gave.
  struct Result {
    /// The faces that can be used, in the order of the file.
    var faces: [FaceDescription] = []
    /// Why others cannot.
    var problems: [FontFileError] = []
  }

  /// FreeType.
  let library: FreeTypeLibrary

  /// Reads every face of a file; a broken one does not take the others down.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - label: The file's name in the identity of its faces.
  ///   - origin: Who brought the file.
  /// - Throws: Why no face of the file can be used; `truncated` when the file ends too early.
  func read(
    _ file: FontFile, label: String, origin: FaceDescription.Origin
  ) throws(FontFileError) -> Result {
    if let size = file.declaredSize, size > file.bytes.count {
      throw .truncated(path: file.path, bytes: file.bytes.count, of: size)
    }
    var result = Result()
    for index in 0..<(try FreeTypeFace.count(in: file, library: library)) {
      do throws(FontFileError) {
        let face = try FreeTypeFace(file: file, index: index, library: library)
        let id = FaceDescription.ID(file: label, index: index)
        result.faces.append(try describe(face, id: id, origin: origin))
      } catch {
        result.problems.append(error)
      }
    }
    guard !result.faces.isEmpty else {
      throw result.problems.first ?? .notAFont(path: file.path)
    }
    return result
  }

  private func describe(
    _ face: FreeTypeFace, id: FaceDescription.ID, origin: FaceDescription.Origin
  ) throws(FontFileError) -> FaceDescription {
    let names = FaceNames(of: face)
    let stem = Self.stem(of: id.file)
    let style = FaceStyle(of: face)
    let family = names[16] ?? names[1] ?? stem
    let weight = style.weight(isOfFourStyles: names[1] ?? family != family)
    let styleName = names[17] ?? names[2] ?? style.fallbackName(weight: weight)
    let prefix = FaceNames.lettersAndDigits(of: names[25] ?? family)
    let axes = try face.axes()
    let instances = try face.namedInstances(names: names, prefix: prefix)
    return FaceDescription(
      id: id, origin: origin, postScriptName: names[6] ?? stem,
      fullName: names[4] ?? "\(family) \(styleName)", family: family,
      legacyFamily: names[1] ?? family, styleName: styleName, weight: weight,
      weightClass: style.weightClass, isBold: style.isBold, width: style.width,
      isItalic: style.isItalic, isMonospaced: style.isMonospaced, axes: axes,
      namedInstances: instances.named,
      flaws: flaws(of: face, names: names, nameless: instances.nameless)
        + FaceDescription.flaws(of: instances.named, on: axes))
  }

  /// What is wrong with the file and the names of a face.
  private func flaws(of face: FreeTypeFace, names: FaceNames, nameless: Int) -> [FaceFlaw] {
    var flaws: [FaceFlaw] = []
    if let format = face.file.webFormat { flaws.append(.webFont(format: format)) }
    if names[6] == nil { flaws.append(.noPostScriptName) }
    if names[16] == nil, names[1] == nil { flaws.append(.noFamilyName) }
    if nameless > 0 { flaws.append(.namelessInstances(count: nameless)) }
    return flaws
  }

  /// The last part of a path without its extension.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
