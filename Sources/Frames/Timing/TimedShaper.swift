import Typography

/// A shaper whose time is measured.
final class TimedShaper: TextShaper {
  private let shaper: any TextShaper
  private let clock: PhaseClock

  init(_ shaper: any TextShaper, clock: PhaseClock) {
    self.shaper = shaper
    self.clock = clock
  }

  func shape(_ paragraph: Paragraph, range: Range<Int>) -> ShapedText {
    clock.measure(.shape) { shaper.shape(paragraph, range: range) }
  }

  func metrics(of instance: FaceInstance, pointSize: Double) -> FontMetrics {
    clock.measure(.shape) { shaper.metrics(of: instance, pointSize: pointSize) }
  }

  func inkBounds(of run: ShapedRun) -> Rect? {
    clock.measure(.shape) { shaper.inkBounds(of: run) }
  }

  func undrawnPictures(of run: ShapedRun) -> [UndrawnPicture] {
    clock.measure(.paint) { shaper.undrawnPictures(of: run) }
  }

  func face(_ id: FaceDescription.ID) -> FaceDescription? { shaper.face(id) }

  func lineBreaks(in text: String, locale: String) -> [LineBreakOpportunity] {
    clock.measure(.shape) { shaper.lineBreaks(in: text, locale: locale) }
  }
}
