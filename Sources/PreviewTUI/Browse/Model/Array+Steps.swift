extension Array where Element: Equatable {
  /// The element so many places from another, and beyond the ends from the other end again; from one
  /// that is none of them the way leads to the first, or backwards to the last. Nil without elements.
  func element(_ steps: Int, from element: Element?) -> Element? {
    guard !isEmpty else { return nil }
    let start = element.flatMap { firstIndex(of: $0) } ?? (steps > 0 ? -1 : count)
    return self[modulo(start + steps, count)]
  }

  /// The element behind another; nil behind the last.
  func element(behind element: Element) -> Element? {
    firstIndex(of: element).flatMap { dropFirst($0 + 1).first }
  }
}

/// The remainder that is never below 0.
func modulo(_ number: Int, _ count: Int) -> Int {
  let rest = number % count
  return rest < 0 ? rest + count : rest
}
