/// How far the weight that a face can be set at is from the one asked for, by traits.
struct WeightDistance: Comparable {
  /// The weight that is drawn, on OpenType's scale.
  let weight: Int
  private let trait: WeightTrait
  private let target: WeightTrait
  private let difference: Int

  /// Measures a face; a `wght` axis is set to the weight itself, where it goes so far.
  init(of face: FaceDescription, to target: WeightRequest) {
    let axis = face.axis("wght")
    let wanted = Double(target.weight.openTypeWeight)
    weight = axis.map { Int($0.clamped(wanted).rounded()) } ?? face.weight
    self.target = target.trait
    if axis != nil, weight == target.weight.openTypeWeight {
      trait = target.trait
    } else {
      trait = WeightTrait(ofFaceAt: weight)
    }
    difference = trait.distance(to: target.trait)
  }

  static func < (closer: WeightDistance, farther: WeightDistance) -> Bool {
    closer.difference < farther.difference
  }

  static func == (first: WeightDistance, second: WeightDistance) -> Bool {
    first.difference == second.difference
  }
}

// MARK: - Words

extension WeightDistance {
  /// The distance in words: `weight 500 (trait 0.2), 0.03 from 0.23`.
  var words: String {
    guard difference > 0 else { return "weight \(weight) as asked for" }
    let distance = (Double(difference) / 10000).decimalText
    return "weight \(weight) (trait \(trait.value.decimalText)), \(distance) from "
      + target.value.decimalText
  }
}
