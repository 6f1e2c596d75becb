public import Typography

/// Face descriptions for tests that need no font.
public enum Faces {
  /// A static family with a face for each weight, upright and, if asked for, italic.
  public static func family(
    _ name: String, weights: [Int], italicWeights: [Int] = [],
    origin: FaceDescription.Origin = .design
  ) -> [FaceDescription] {
    weights.map { face(name, weight: $0, isItalic: false, origin: origin) }
      + italicWeights.map { face(name, weight: $0, isItalic: true, origin: origin) }
  }

  /// One static face, named by its family and weight: `Plinth-700`, `Plinth-400Italic`.
  public static func face(
    _ family: String, weight: Int, isItalic: Bool = false,
    origin: FaceDescription.Origin = .design
  ) -> FaceDescription {
    let style = "\(weight)" + (isItalic ? "Italic" : "")
    let name = family.filter { $0 != " " } + "-" + style
    return FaceDescription(
      id: FaceDescription.ID(file: "Fonts/\(name).ttf"), origin: origin, postScriptName: name,
      fullName: "\(family) \(style)", family: family, styleName: style, weight: weight,
      isItalic: isItalic)
  }

  /// A catalog of one upright face whose family is also the stand-in for the system font.
  public static let plain = FaceCatalog(
    faces: [face("Plain", weight: 400)], standIns: [.default: "Plain"])
}
