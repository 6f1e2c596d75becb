extension Double {
  /// The number with at most three decimals, without zeros at their end: `16`, `203.25`, `-0.4`.
  ///
  /// Numbers without a value (infinite, not a number) read `0`, since documents have no word for them.
  public var decimalText: String {
    guard isFinite else { return "0" }
    guard magnitude < 1e12 else { return String(self) }
    let thousandths = Int((self * 1000).rounded(.toNearestOrAwayFromZero))
    let sign = thousandths < 0 ? "-" : ""
    let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    guard part != 0 else { return sign + String(whole) }
    var decimals = String(part)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
