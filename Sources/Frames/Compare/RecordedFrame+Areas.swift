package import Raster
import Typography

extension RecordedFrame {
  /// The style that an area of the picture belongs to: the text whose line boxes it meets, else the
  /// nearest text above or below.
  ///
  /// A caption of the specimen has no record and stands above the text that it names, so that what is
  /// below counts as half as far.
  package func style(at box: PixelBox) -> String? {
    let scale = max(scale, 0.001)
    let area = Rect(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
    let lines = texts.filter { !$0.style.isEmpty }.flatMap { text in
      text.lineBoxes.map { (style: text.style, box: $0) }
    }
    let met = lines.max { $0.box.overlap(with: area) < $1.box.overlap(with: area) }
    if let met, met.box.overlap(with: area) > 0 { return met.style }
    return lines.min { $0.box.distance(to: area) < $1.box.distance(to: area) }?.style
  }

  /// Regions of pixels by style: those of one style in one.
  package func areas(of regions: [CanvasDifference.Region]) -> [ReviewedFrame.Area] {
    var areas: [ReviewedFrame.Area] = []
    for region in regions {
      let style = style(at: region.box)
      if let place = areas.firstIndex(where: { $0.style == style }) {
        areas[place].region = areas[place].region.merged(with: region)
      } else {
        areas.append(ReviewedFrame.Area(style: style, region: region))
      }
    }
    return areas
  }
}

extension RecordedText {
  /// The boxes of the lines in points.
  fileprivate var lineBoxes: [Rect] {
    lines.compactMap { line in
      guard let x = line[.x]?.number, let baseline = line[.baseline]?.number,
        let width = line[.width]?.number
      else { return nil }
      return Rect(
        x: x, y: baseline - lineHeight * LineBoxEstimate.ascentShare, width: width,
        height: lineHeight)
    }
  }
}

extension Rect {
  /// The area that two rectangles share, in square points.
  fileprivate func overlap(with other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// How far an area is from this line of text, first down, then across.
  fileprivate func distance(to area: Rect) -> (Double, Double) {
    let above = max(minY - area.maxY, 0) / 2
    let below = max(area.minY - maxY, 0)
    let across = max(minX - area.maxX, area.minX - maxX, 0)
    return (above + below, across)
  }
}
