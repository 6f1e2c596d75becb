/// Where the cells of a line are written, and the colours that hold there.
///
/// Hot: whole words are stored and the place moves by the bytes that count, so that what is written
/// next covers the rest. Sixteen bytes more than those that count are written at most.
struct SGRCursor {
  /// Behind what was written.
  private(set) var place: UnsafeMutablePointer<UInt8>
  private var ink = Self.unknown
  private var ground = Self.unknown

  /// No colour has this key.
  private static var unknown: UInt32 { .max }

  /// Begins a line.
  init(at place: UnsafeMutablePointer<UInt8>) {
    self.place = place
  }

  /// Puts cells of one colour.
  @inline(__always)
  mutating func put(uniform color: UnsafePointer<SGRTable.Entry>, count: Int) {
    if ground != color.pointee.key {
      if ink == color.pointee.key {
        for _ in 0..<count { put(fullBlock, count: 3) }
        return
      }
      put(introducer, count: 2)
      put(color.pointee.ground)
      put(finalByte, count: 1)
      ground = color.pointee.key
    }
    let start = UnsafeMutableRawPointer(place)
    var offset = 0
    repeat {
      start.storeBytes(of: SIMD16(repeating: 0x20), toByteOffset: offset, as: SIMD16<UInt8>.self)
      offset &+= 16
    } while offset < count
    place += count
  }

  /// Puts a cell of two colours: one above the other.
  @inline(__always)
  mutating func put(
    _ top: UnsafePointer<SGRTable.Entry>, over bottom: UnsafePointer<SGRTable.Entry>
  ) {
    let (topKey, bottomKey) = (top.pointee.key, bottom.pointee.key)
    if topKey == bottomKey {
      put(uniform: bottom, count: 1)
      return
    }
    let keeps = (ink == topKey ? 1 : 0) &+ (ground == bottomKey ? 1 : 0)
    let exchangedKeeps = (ink == bottomKey ? 1 : 0) &+ (ground == topKey ? 1 : 0)
    let isExchanged = exchangedKeeps > keeps
    change(ink: isExchanged ? bottom : top, ground: isExchanged ? top : bottom)
    put(isExchanged ? lowerHalf : upperHalf, count: 3)
  }

  /// Ends the line.
  mutating func end() { put(resetAndNewline, count: 5) }

  @inline(__always)
  private mutating func change(
    ink newInk: UnsafePointer<SGRTable.Entry>, ground newGround: UnsafePointer<SGRTable.Entry>
  ) {
    let changesInk = ink != newInk.pointee.key
    let changesGround = ground != newGround.pointee.key
    guard changesInk || changesGround else { return }
    // Nobody can foresee which of the two change, so that both are stored and the place decides.
    put(introducer, count: 2)
    put(newInk.pointee.ink, if: changesInk)
    put(separator, count: changesInk && changesGround ? 1 : 0)
    put(newGround.pointee.ground, if: changesGround)
    put(finalByte, count: 1)
    ink = newInk.pointee.key
    ground = newGround.pointee.key
  }

  @inline(__always)
  private mutating func put(_ parameters: SGRTable.Parameters, if isWanted: Bool = true) {
    UnsafeMutableRawPointer(place).storeBytes(of: parameters.bytes, as: SIMD16<UInt8>.self)
    place += isWanted ? parameters.count : 0
  }

  /// Puts the first bytes of a word, the lowest one first.
  @inline(__always)
  private mutating func put(_ word: UInt64, count: Int) {
    UnsafeMutableRawPointer(place).storeBytes(of: word.littleEndian, as: UInt64.self)
    place += count
  }
}

// What is written between the parameters, as words whose lowest byte comes first.

/// `ESC [`.
private var introducer: UInt64 { 0x5B1B }
/// `;`.
private var separator: UInt64 { 0x3B }
/// `m`.
private var finalByte: UInt64 { 0x6D }
/// `█` in UTF-8.
private var fullBlock: UInt64 { 0x88_96E2 }
/// `▀` in UTF-8.
private var upperHalf: UInt64 { 0x80_96E2 }
/// `▄` in UTF-8.
private var lowerHalf: UInt64 { 0x84_96E2 }
/// `ESC [ 0 m`, newline.
private var resetAndNewline: UInt64 { 0x0A_6D30_5B1B }
