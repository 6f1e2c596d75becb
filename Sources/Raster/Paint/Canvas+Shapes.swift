internal import Typography

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  /// The columns from left to right.
  var columns: Range<Int>
  /// The rows from top to bottom.
  var rows: Range<Int>

  /// Rounds a rectangle in points to pixels, so that its edges are crisp; one with any extent keeps
  /// at least one pixel. Nil without extent or beyond all numbers.
  init?(_ rect: Rect, scale: PixelScale) {
    guard
      let columns = Self.range(
        from: rect.minX * scale.horizontal, extent: rect.size.width * scale.horizontal),
      let rows = Self.range(
        from: rect.minY * scale.vertical, extent: rect.size.height * scale.vertical)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }

  private static func range(from start: Double, extent: Double) -> Range<Int>? {
    let end = start + extent
    let limit = 1e9
    guard extent > 0, abs(start) < limit, abs(end) < limit else { return nil }
    let first = Int(start.rounded())
    return first..<max(Int(end.rounded()), first + 1)
  }
}

extension Canvas {
  /// Lays ink over a rectangle; what lies outside the canvas is left out.
  mutating func fill(_ rect: PixelRect, mixer: PixelMixer) {
    let columns = rect.columns.clamped(to: 0..<self.columns)
    let rows = rect.rows.clamped(to: 0..<self.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let stride = self.columns
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in rows {
        for column in columns { mixer.mix(255, over: &pixels[row * stride + column]) }
      }
    }
  }

  /// Draws the outline of a rectangle and its diagonals, inside its edges.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - thickness: The thickness of the lines.
  ///   - mixer: The ink.
  mutating func stroke(_ rect: PixelRect, thickness: LineThickness, mixer: PixelMixer) {
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound)
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound)
    let across = min(thickness.across, rect.columns.count)
    let down = min(thickness.down, rect.rows.count)
    let inner = min(top + down, bottom)..<max(bottom - down, min(top + down, bottom))
    var edges = [(rect.columns, top..<(top + down)), (left..<(left + across), inner)]
    if rect.rows.count > down { edges.append((rect.columns, (bottom - down)..<bottom)) }
    if rect.columns.count > across { edges.append(((right - across)..<right, inner)) }
    for (columns, rows) in edges {
      fill(PixelRect(columns: columns, rows: rows), mixer: mixer)
    }
    let inside = PixelRect(
      columns: (left + across)..<max(right - across, left + across), rows: inner)
    drawDiagonals(of: inside, thickness: thickness.mean, mixer: mixer)
  }

  /// Draws both diagonals of a rectangle with soft edges: a pixel is covered by how near its centre
  /// is to a line.
  private mutating func drawDiagonals(of rect: PixelRect, thickness: Double, mixer: PixelMixer) {
    let width = Double(rect.columns.count)
    let height = Double(rect.rows.count)
    guard width > 0, height > 0 else { return }
    let length = (width * width + height * height).squareRoot()
    let reach = (thickness + 1) / 2
    for row in rect.rows.clamped(to: 0..<rows) {
      let y = Double(row - rect.rows.lowerBound) + 0.5
      for x in Self.crossings(y: y, width: width, height: height, reach: reach * length / height) {
        let column = rect.columns.lowerBound + x
        guard (0..<columns).contains(column) else { continue }
        let across = Double(x) + 0.5
        let falling = abs(height * across - width * y) / length
        let rising = abs(height * (width - across) - width * y) / length
        let share = min(max(reach - min(falling, rising), 0), 1)
        mixer.mix(UInt8((share * 255).rounded()), over: &pixels[row * columns + column])
      }
    }
  }

  /// The columns of a row near either diagonal, each once.
  private static func crossings(
    y: Double, width: Double, height: Double, reach: Double
  ) -> [Int] {
    let falling = width * y / height
    let middles = [min(falling, width - falling), max(falling, width - falling)]
    let ranges = middles.map { middle in
      let first = max(Int((middle - reach).rounded(.down)), 0)
      return first..<max(min(Int((middle + reach).rounded(.up)), Int(width)), first)
    }
    let second = max(ranges[1].lowerBound, ranges[0].upperBound)
    return Array(ranges[0]) + Array(second..<max(ranges[1].upperBound, second))
  }
}

/// How thick a line is on pixels that need not be square.
struct LineThickness: Hashable {
  /// What an upright line takes across, in pixels, at least 1.
  let across: Int
  /// What a level line takes down, in pixels, at least 1.
  let down: Int

  /// Rounds a thickness in points to pixels.
  init(points: Double, scale: PixelScale) {
    func pixels(_ scale: Double) -> Int { max(Int(min((points * scale).rounded(), 1e6)), 1) }
    across = pixels(scale.horizontal)
    down = pixels(scale.vertical)
  }

  /// What a slanted line takes, in pixels.
  var mean: Double { Double(across + down) / 2 }
}

extension PixelRect {
  /// Makes a rectangle from its columns and rows.
  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }
}
