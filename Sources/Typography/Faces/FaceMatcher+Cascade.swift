extension FaceMatcher {
  /// The faces that may draw text in a font: its own, then for characters that it lacks one face of
  /// each other family at hand, as close to its style as the family has: the design's families,
  /// then the stand-in for the system font, then families of this machine that the design names.
  public func cascade(of font: ResolvedFont) -> FontCascade {
    let own = font.face.family
    let fallbacks = catalog.families.filter { $0 != own }.compactMap { family -> FaceInstance? in
      let request = FontRequest(
        source: .named([family]), size: font.request.size,
        weight: Font.Weight(openTypeWeight: font.weight), width: font.request.width,
        isItalic: font.request.isItalic, pointSize: font.pointSize)
      return resolveAsDrawn(request)?.instance
    }
    return FontCascade(
      font.instance, fallbacks: fallbacks,
      style: FallbackStyle(
        weight: font.weight, isItalic: font.isItalic, pointSize: font.pointSize))
  }
}

extension ResolvedFont {
  /// Whether what is drawn is italic or oblique, by its face or by an axis.
  public var isItalic: Bool {
    face.isItalic || (instance.axes["ital"] ?? 0) != 0 || (instance.axes["slnt"] ?? 0) != 0
  }
}
