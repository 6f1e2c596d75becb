internal import Typography

/// Writes the pixels of a canvas as half blocks in colour, without making cells of them first.
///
/// Hot: a snapshot writes hundreds of such frames. The bytes are those that `ANSIEncoder` has for the
/// canvas's cells: see `SGRLine`, whose rules these are.
struct HalfBlockEncoder<Color: SGRColor>: ~Copyable {
  private var table: SGRTable<Color>
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  /// No colour has this key.
  private static var unknown: UInt32 { .max }
  private var ink = Self.unknown
  private var ground = Self.unknown

  /// The most bytes that a cell takes; see `SGRLine`. Sixteen more are written than counted.
  private static var bytesPerCell: Int { 2 + 16 + 1 + 16 + 1 + 3 }
  private static var slack: Int { 64 }

  /// Makes an encoder for colours as `quantize` makes them, with room for about a number of bytes.
  init(capacity: Int, _ quantize: @escaping (RGBA) -> Color) {
    table = SGRTable(quantize)
    self.capacity = max(capacity, 1)
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// The lines of a canvas.
  ///
  /// - Parameter ground: What lies below the last row when the number of rows is odd.
  mutating func encode(_ canvas: Canvas, ground: RGBA) -> [UInt8] {
    count = 0
    let columns = canvas.columns
    let below = [UInt32](repeating: ground.packed, count: columns)
    canvas.withPackedPixels { pixels in
      below.withUnsafeBufferPointer { below in
        for row in stride(from: 0, to: canvas.rows, by: 2) {
          let upper = pixels + row * columns
          let isLast = row + 1 == canvas.rows
          encode(upper, isLast ? below.baseAddress! : upper + columns, columns: columns)
        }
      }
    }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private mutating func encode(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, columns: Int
  ) {
    makeRoom(for: columns * Self.bytesPerCell + Self.slack)
    ink = Self.unknown
    ground = Self.unknown
    var column = 0
    while column < columns {
      let (top, bottom) = (upper[column], lower[column])
      if top == bottom {
        let end = PixelRun.end(of: top, in: upper, and: lower, from: column &+ 1, to: columns)
        append(uniform: table.entry(of: top), count: end &- column)
        column = end
      } else {
        append(table.entry(of: top).pointee, over: table.entry(of: bottom).pointee)
        column &+= 1
      }
    }
    append("\u{1B}[0m\n")
  }

  private mutating func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }
}

// MARK: - Cells

extension HalfBlockEncoder {
  /// Appends cells of one colour.
  @inline(__always)
  private mutating func append(uniform color: UnsafePointer<SGRTable<Color>.Entry>, count: Int) {
    if ground != color.pointee.key {
      if ink == color.pointee.key {
        for _ in 0..<count { append("█") }
        return
      }
      append("\u{1B}[")
      append(color.pointee.ground)
      append("m")
      ground = color.pointee.key
    }
    (bytes + self.count).update(repeating: 0x20, count: count)
    self.count &+= count
  }

  /// Appends a cell of two colours: one above the other.
  @inline(__always)
  private mutating func append(
    _ top: SGRTable<Color>.Entry, over bottom: SGRTable<Color>.Entry
  ) {
    if top.key == bottom.key {
      withUnsafePointer(to: bottom) { append(uniform: $0, count: 1) }
      return
    }
    let keeps = (ink == top.key ? 1 : 0) &+ (ground == bottom.key ? 1 : 0)
    let exchangedKeeps = (ink == bottom.key ? 1 : 0) &+ (ground == top.key ? 1 : 0)
    if keeps >= exchangedKeeps {
      change(ink: top, ground: bottom)
      append("▀")
    } else {
      change(ink: bottom, ground: top)
      append("▄")
    }
  }

  @inline(__always)
  private mutating func change(
    ink newInk: SGRTable<Color>.Entry, ground newGround: SGRTable<Color>.Entry
  ) {
    let changesInk = ink != newInk.key
    let changesGround = ground != newGround.key
    guard changesInk || changesGround else { return }
    append("\u{1B}[")
    if changesInk {
      append(newInk.ink)
      if changesGround { append(";") }
    }
    if changesGround { append(newGround.ground) }
    append("m")
    ink = newInk.key
    ground = newGround.key
  }

  @inline(__always)
  private mutating func append(_ parameters: SGRTable<Color>.Parameters) {
    UnsafeMutableRawPointer(bytes + count).storeBytes(
      of: parameters.bytes, as: SIMD16<UInt8>.self)
    count &+= parameters.count
  }

  @inline(__always)
  private mutating func append(_ text: StaticString) {
    for place in 0..<text.utf8CodeUnitCount { bytes[count &+ place] = text.utf8Start[place] }
    count &+= text.utf8CodeUnitCount
  }
}
