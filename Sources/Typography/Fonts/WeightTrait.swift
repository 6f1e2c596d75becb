/// A weight on the platform's own scale, -1 to 1 with 0 for regular: the trait by which it picks a
/// face.
///
/// What a font asks for and what a face has are on one scale at different places: `.light` asks for
/// -0.4, a face of weight class 300 has -0.23. The face whose trait is nearest to the one asked for is
/// taken, so that `.light` gets class 200 (-0.5) where a family has both.
///
/// Both columns of the table are measured (facts.md 3): Barlow's eighteen faces on iOS, of which
/// twelve can be had, exactly those that this rule gives; Roboto on iOS, whose Light prints -0.230 and
/// whose Thin of class 250 prints -0.365, halfway between 200 and 300.
public struct WeightTrait: Hashable, Comparable, Sendable {
  /// The trait in ten-thousandths. All of the table and all between, for whole classes, are whole
  /// numbers of them, so that two faces that are as near compare as equal.
  let tenThousandths: Int

  /// The trait as the platform prints it, -1 to 1.
  public var value: Double { Double(tenThousandths) / 10000 }

  /// Whether one trait is lighter than another.
  public static func < (lighter: WeightTrait, heavier: WeightTrait) -> Bool {
    lighter.tenThousandths < heavier.tenThousandths
  }

  /// How far two traits are apart, in ten-thousandths.
  func distance(to other: WeightTrait) -> Int { abs(tenThousandths - other.tenThousandths) }
}

// MARK: - From weights

extension WeightTrait {
  /// What a font of a weight asks for: the number of `UIFont.Weight`, and between the nine a share of
  /// the way from one to the next.
  public init(askedFor weight: Font.Weight) {
    tenThousandths = Self.between(weight.openTypeWeight) { $0.asked }
  }

  /// What a face of a weight has: by `usWeightClass`, or where its `wght` axis stands.
  ///
  /// - Parameter weight: The weight on OpenType's scale; clamped to 0...1000.
  public init(ofFaceAt weight: Int) {
    tenThousandths = Self.between(weight) { $0.face }
  }

  /// The straight line between the two rows around a weight.
  private static func between(_ weight: Int, _ column: (Row) -> Int) -> Int {
    let clamped = min(max(weight, 0), 1000)
    let lower = min(clamped / 100, rows.count - 2)
    let (from, to) = (column(rows[lower]), column(rows[lower + 1]))
    return from + (to - from) * (clamped - lower * 100) / 100
  }
}

// MARK: - The table

extension WeightTrait {
  /// A row of the table.
  struct Row {
    /// SwiftUI's name of the weight; nil for the ends of the scale.
    var name: String?
    /// What a font of the weight asks for, in ten-thousandths.
    var asked: Int
    /// What a face of the class has, in ten-thousandths.
    var face: Int
  }

  /// The rows for the weights 0, 100 … 1000 of OpenType's scale (facts.md 3).
  ///
  /// The names belong to the numbers by position: the platform orders ultraLight below thin, OpenType
  /// calls 100 Thin and 200 ExtraLight. What is asked for are the values of `UIFont.Weight`; what
  /// faces have is Skia's table of CoreText's traits by weight class.
  static let rows: [Row] = [
    Row(name: nil, asked: -10000, face: -10000),
    Row(name: "ultraLight", asked: -8000, face: -7000),
    Row(name: "thin", asked: -6000, face: -5000),
    Row(name: "light", asked: -4000, face: -2300),
    Row(name: "regular", asked: 0, face: 0),
    Row(name: "medium", asked: 2300, face: 2000),
    Row(name: "semibold", asked: 3000, face: 3000),
    Row(name: "bold", asked: 4000, face: 4000),
    Row(name: "heavy", asked: 5600, face: 6000),
    Row(name: "black", asked: 6200, face: 8000),
    Row(name: nil, asked: 10000, face: 10000),
  ]

  /// The row of one of the nine weights; nil between them.
  static func row(of weight: Font.Weight) -> Row? {
    guard weight.openTypeWeight % 100 == 0 else { return nil }
    let row = rows[weight.openTypeWeight / 100]
    return row.name == nil ? nil : row
  }
}
