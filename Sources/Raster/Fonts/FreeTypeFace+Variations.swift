internal import CFreeType
internal import Typography

extension FreeTypeFace {
  /// The axes of a variable font, as the `fvar` table orders them; empty for a static font.
  func axes() throws(FontFileError) -> [FaceDescription.Axis] {
    try withVariations { variations in
      (0..<Int(variations.num_axis)).map { position in
        let axis = variations.axis[position]
        return FaceDescription.Axis(
          tag: OpenTypeTag.name(UInt32(truncatingIfNeeded: axis.tag)),
          minimum: Self.value(axis.minimum), defaultValue: Self.value(axis.def),
          maximum: Self.value(axis.maximum))
      }
    } ?? []
  }

  /// The named instances of a variable font; empty for a static font.
  ///
  /// - Parameters:
  ///   - names: The names of the face.
  ///   - prefix: What a PostScript name begins with where the font gives none (Adobe Technical
  ///     Note 5902).
  /// - Returns: The instances, and the number of others whose names are not in the font.
  func namedInstances(
    names: FaceNames, prefix: String
  ) throws(FontFileError) -> (named: [FaceDescription.NamedInstance], nameless: Int) {
    let axes = try self.axes()
    return try withVariations { variations in
      let count = Int(variations.num_namedstyles)
      let named = (0..<count).compactMap { position -> FaceDescription.NamedInstance? in
        let style = variations.namedstyle[position]
        guard let name = names[Int(style.strid)], let coordinates = style.coords else {
          return nil
        }
        let values = axes.enumerated().map { entry in
          (entry.element.tag, Self.value(coordinates[entry.offset]))
        }
        return FaceDescription.NamedInstance(
          name: name,
          postScriptName: Self.givenPostScriptName(style, names: names)
            ?? prefix + "-" + FaceNames.lettersAndDigits(of: name),
          coordinates: Dictionary(values) { first, _ in first })
      }
      return (named, count - named.count)
    } ?? ([], 0)
  }

  /// The name that the font itself gives; 0xFFFF says that it gives none.
  private static func givenPostScriptName(
    _ style: FT_Var_Named_Style, names: FaceNames
  ) -> String? {
    style.psid == 0xFFFF || style.psid == 0 ? nil : names[Int(style.psid)]
  }

  /// A 16.16 number.
  ///
  /// FreeType 2.12 hands out the coordinates of named instances without their sign's upper half.
  private static func value(_ fixed: FT_Fixed) -> Double {
    Double(Int32(truncatingIfNeeded: fixed)) / 65536
  }
}

// MARK: - Setting

extension FreeTypeFace {
  /// Sets the axes of a variable font; axes that are not named get their default,
  /// values beyond an axis its nearest end.
  ///
  /// - Throws: `brokenFont` when the tables of the axes are damaged.
  func setAxes(_ values: [String: Double]) throws(FontFileError) {
    guard typo_FT_HAS_MULTIPLE_MASTERS(handle) != 0 else { return }
    let axes = try self.axes()
    var coordinates = axes.map { axis in
      let wish = values[axis.tag] ?? axis.defaultValue
      let value = wish.isNaN ? axis.defaultValue : min(max(wish, axis.minimum), axis.maximum)
      return FT_Fixed((value * 65536).rounded())
    }
    let status = FT_Set_Var_Design_Coordinates(handle, FT_UInt(axes.count), &coordinates)
    guard status == 0 else {
      throw .brokenFont(
        path: file.path, face: index, call: "FT_Set_Var_Design_Coordinates", code: status)
    }
  }

  /// Hands FreeType's description of the axes to a closure; nil for a static font.
  func withVariations<Result>(
    _ body: (FT_MM_Var) -> Result
  ) throws(FontFileError) -> Result? {
    guard typo_FT_HAS_MULTIPLE_MASTERS(handle) != 0 else { return nil }
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    let status = FT_Get_MM_Var(handle, &variations)
    guard status == 0, let variations else {
      throw .brokenFont(path: file.path, face: index, call: "FT_Get_MM_Var", code: status)
    }
    defer { FT_Done_MM_Var(library.handle, variations) }
    return body(variations.pointee)
  }
}
