/// The weight to look for inside a family.
struct WeightRequest {
  /// The weight on OpenType's scale: what a variable face is set to.
  var weight: Font.Weight
  /// The trait that the nearest face is taken by.
  var trait: WeightTrait
  /// Whether the name alone decided it, so that no other face is looked for.
  var isOwn = false
  /// Whether it was asked for as a trait and not as a number.
  var isBoldByTrait = false

  /// What a font of a weight asks for.
  static func asked(_ weight: Font.Weight) -> WeightRequest {
    WeightRequest(weight: weight, trait: WeightTrait(askedFor: weight))
  }

  /// A weight that faces have: of a face that is named, of text that is drawn already, and of the
  /// platform's own font, which has each of the nine, so that what stands in for it goes by position.
  static func ofFace(at weight: Int) -> WeightRequest {
    WeightRequest(
      weight: Font.Weight(openTypeWeight: weight), trait: WeightTrait(ofFaceAt: weight))
  }
}
