/// The lines of `BidiCharacterTest.txt` that ICU 72 levels in another way than the rules, each as its
/// text and direction.
///
/// None is worth a bidi algorithm of our own: all hold controls that override directions beside
/// brackets or isolates, a mark on a closing bracket, or more than 63 open brackets.
enum BidiDeviations {
  /// All of them.
  static let all = Set(overriddenIsolates + overriddenBrackets + marksOnBrackets + [manyBrackets])

  /// An isolate directly behind the end of an embedding keeps the embedding's level in ICU; an
  /// override around both should set it.
  private static let overriddenIsolates = [
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
  ]

  /// A bracket that is overridden no longer pairs by the rules; in ICU it does, when its partner
  /// stands in an embedding beside the override.
  private static let overriddenBrackets = [
    "202A 05D0 0028 05D1 202C 202D 0029;2",
    "202A 05D0 0028 05D1 202C 202D 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029;2",
    "202B 0061 0028 0062 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1;2",
    "202D 0028 202C 202A 05D0 0029 05D1 202C;2",
    "202E 0028 202C 202B 0061 0029 0062;2",
    "202E 0028 202C 202B 0061 0029 0062 202C;2",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
  ]

  /// A mark on a closing bracket should get the bracket's direction (N0, as clarified in Unicode
  /// 8.0); ICU resolves it as a neutral.
  private static let marksOnBrackets = [
    "0061 0028 0062 0029 0331;1",
    "0061 0028 0332 0062 0029 0333;1",
    "05D0 0028 05D1 0029 0331;0",
    "05D0 0028 0332 05D1 0029 0333;0",
    "0661 0028 0662 0029 0331;0",
    "0661 0028 0332 0662 0029 0333;0",
    "0041 200F 005B 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0",
  ]

  /// From the 64th open bracket on, brackets no longer pair by the rules (BD16); in ICU they do.
  private static let manyBrackets =
    "0061" + String(repeating: " 0028", count: 64) + " 0062"
    + String(repeating: " 0029", count: 64) + ";1"
}
