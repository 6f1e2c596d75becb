import Typography
import Typography
import Designs
import Frames

extension DesignArguments {
  /// Loads the design, keeps the styles that are asked for, and says what is wrong with it.
  ///
  /// - Parameters:
  ///   - frames: What is asked of the frames; where the filter names styles, these are its styles
  ///     afterwards, since what is recorded is what was drawn.
  ///   - console: Where words go.
  ///   - clock: What measures the loading, if anything.
  /// - Throws: `DesignError`; `UnknownStyle`.
  func load(
    keepingStylesOf frames: inout FrameOptions, console: Console, clock: PhaseClock? = nil
  ) throws -> LoadedDesign {
    var design = try clock.measure(.load) { () throws(DesignError) in try loader.load() }
    try design.keepStyles(frames.styles)
    if let names = frames.filter.styles {
      try design.keepStyles(names)
      frames.styles = design.system.styles.map(\.name)
    }
    for problem in design.problems { console.problem(problem) }
    return design
  }
}
