internal import CFreeType

/// The style of a face by the numbers of its tables.
struct FaceStyle {
  /// `OS/2.usWeightClass` as it is written; 0 where it says nothing.
  let weightClass: Int
  /// Whether any table calls the face bold: bit 5 of `OS/2.fsSelection`, bit 0 of `head.macStyle`.
  let isBold: Bool
  /// The width as a share of normal: `OS/2.usWidthClass`.
  let width: Double
  /// Whether any table calls the face italic or oblique.
  let isItalic: Bool
  /// Whether the `post` table says that all advances are equal.
  let isMonospaced: Bool

  /// Reads the tables of a face; missing ones leave the defaults.
  init(of face: FreeTypeFace) {
    let handle = face.handle
    let os2 = FT_Get_Sfnt_Table(handle, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let head = FT_Get_Sfnt_Table(handle, FT_SFNT_HEAD)?
      .assumingMemoryBound(to: TT_Header.self).pointee
    let post = FT_Get_Sfnt_Table(handle, FT_SFNT_POST)?
      .assumingMemoryBound(to: TT_Postscript.self).pointee
    let selection = Int(os2?.fsSelection ?? 0)

    weightClass = Int(os2?.usWeightClass ?? 0)
    isBold = selection & (1 << 5) != 0 || (head?.Mac_Style ?? 0) & 1 != 0
    width = Self.widths[Int(os2?.usWidthClass ?? 5)] ?? 1
    let isSelectedItalic = selection & 1 != 0 || selection & (1 << 9) != 0
    let isMacItalic = (head?.Mac_Style ?? 0) & 2 != 0
    isItalic = isSelectedItalic || isMacItalic || post?.italicAngle ?? 0 != 0
    isMonospaced = post?.isFixedPitch ?? 0 != 0
  }

  /// The weight by which the face is picked, 1 to 1000.
  ///
  /// The bold bits count where the class is below 600, as in Noto Nastaliq Urdu Bold, whose class is
  /// 400 (facts.md 3). Not so where the face is only the bold one of four styles inside a larger
  /// family, as a Medium may be of a Light: there the class says which of the family's weights it is.
  ///
  /// - Parameter isOfFourStyles: Whether its four styles (name id 1) are a part of a larger family.
  func weight(isOfFourStyles: Bool) -> Int {
    guard let number = Self.weight(ofClass: weightClass) else { return isBold ? 700 : 400 }
    return isBold && number < 600 && !isOfFourStyles ? 700 : number
  }

  /// What a style is called when the font has no name for it.
  func fallbackName(weight: Int) -> String {
    switch (weight >= 600, isItalic) {
    case (false, false): "Regular"
    case (false, true): "Italic"
    case (true, false): "Bold"
    case (true, true): "Bold Italic"
    }
  }

  /// Old fonts count from 1 to 10 in hundreds; 0 means nothing.
  private static func weight(ofClass number: Int) -> Int? {
    switch number {
    case 0: nil
    case 1...10: number * 100
    default: min(number, 1000)
    }
  }

  /// Shares of normal by width class (OpenType, `OS/2.usWidthClass`).
  private static let widths: [Int: Double] = [
    1: 0.5, 2: 0.625, 3: 0.75, 4: 0.875, 5: 1, 6: 1.125, 7: 1.25, 8: 1.5, 9: 2,
  ]
}
