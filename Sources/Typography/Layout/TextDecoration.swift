/// A line below text or through it, as rectangles.
struct TextDecoration {
  /// The place and thickness that the font asks for, in points.
  var stroke: FontMetrics.Stroke
  var pattern: Text.LineStyle.Pattern
  /// The length of a device's pixel in points: no line is thinner.
  var pixel: Double

  /// The rectangles of the line along a stretch of text, in points.
  ///
  /// The pattern begins anew with each stretch. A thickness is that of the font, and at least a pixel;
  /// a thicker line keeps its middle.
  ///
  /// - Parameters:
  ///   - origin: The left end of the text's own baseline.
  ///   - width: The width of the text in points.
  func rectangles(from origin: Point, width: Double) -> [Rect] {
    guard width > 0 else { return [] }
    let thickness = max(stroke.thickness, pixel)
    let top = origin.y + stroke.position - thickness / 2
    func rectangle(from start: Double, to end: Double) -> Rect {
      Rect(x: origin.x + start, y: top, width: end - start, height: thickness)
    }
    let lengths = pattern.lengths.map { $0 * thickness }
    guard !lengths.isEmpty else { return [rectangle(from: 0, to: width)] }
    var rectangles: [Rect] = []
    var start = 0.0
    var step = 0
    while start < width {
      let end = start + lengths[step % lengths.count]
      if step.isMultiple(of: 2) {
        rectangles.append(rectangle(from: start, to: min(end, width)))
      }
      (start, step) = (end, step + 1)
    }
    return rectangles
  }
}
