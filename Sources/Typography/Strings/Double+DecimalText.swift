extension Double {
  /// The number with at most three decimals, without zeros at their end: `16`, `203.25`, `-0.4`.
  ///
  /// Numbers without a value (infinite, not a number) read `0`, since documents have no word for them.
  public var decimalText: String {
    guard isFinite else { return "0" }
    guard magnitude < 1e12 else { return String(self) }
    let thousandths = Int((self * 1000).rounded(.toNearestOrAwayFromZero))
    let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    return String(unsafeUninitializedCapacity: 24) { text in
      var start = text.count
      func put(_ byte: UInt8) {
        start -= 1
        text[start] = byte
      }
      if part != 0 {
        putDecimals(of: part, put)
        put(UInt8(ascii: "."))
      }
      putDigits(of: whole, put)
      if thousandths < 0 { put(UInt8(ascii: "-")) }
      let count = text.count - start
      for place in 0..<count { text[place] = text[start + place] }
      return count
    }
  }
}

/// Puts the digits of a number, the last one first.
private func putDigits(of number: UInt, _ put: (UInt8) -> Void) {
  var rest = number
  repeat {
    put(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
  } while rest > 0
}

/// Puts the decimals of a number of thousandths, 1 to 999, the last one first; without zeros at the
/// end.
private func putDecimals(of thousandths: UInt, _ put: (UInt8) -> Void) {
  var rest = thousandths
  var count = 3
  while rest % 10 == 0 {
    rest /= 10
    count -= 1
  }
  for _ in 0..<count {
    put(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
  }
}
