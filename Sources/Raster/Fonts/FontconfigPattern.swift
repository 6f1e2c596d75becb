internal import CFontconfig

/// What fontconfig's patterns hold, in Swift's types.
extension OpaquePointer {
  /// All values of a property that is a string.
  func strings(_ property: String) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(self, property, Int32(result.count), &value) == FcResultMatch,
      let text = value
    {
      result.append(String(cString: text))
    }
    return result
  }

  /// The first value of a property that is a number; a range counts by its lower end.
  func number(_ property: String) -> Int? {
    var whole: Int32 = 0
    if FcPatternGetInteger(self, property, 0, &whole) == FcResultMatch { return Int(whole) }
    var value = 0.0
    if FcPatternGetDouble(self, property, 0, &value) == FcResultMatch { return Int(value) }
    return nil
  }

  /// Whether a property is there and true.
  func flag(_ property: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, property, 0, &value) == FcResultMatch && value != 0
  }
}
