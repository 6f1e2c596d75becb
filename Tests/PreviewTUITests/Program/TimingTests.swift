import Platform
import Support
import Testing

@testable import Frames
@testable import PreviewTUI

/// How long the work takes is said to people and to nobody else.
@Suite struct TimingTests {
  @Test func everyPhaseHasALine() throws {
    let folder = try ScratchFolder()
    let run = try BuiltProgram.run(
      ["snapshot", "-o", "frames", "--timing", "--quiet"], in: folder.path)
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    let names = run.words.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(
      names == ["phase", "load", "shape", "lay", "paint", "encode", "write", "all", "elapsed"])
  }

  @Test func aPhaseWithinAnotherCountsForItselfAlone() {
    let clock = PhaseClock()
    clock.measure(.layOut) {
      clock.measure(.shape) { wait(nanoseconds: 20_000_000) }
      wait(nanoseconds: 1_000_000)
    }
    #expect(clock.nanoseconds[1] >= 20_000_000)
    #expect(clock.nanoseconds[2] >= 1_000_000)
    #expect(clock.nanoseconds[0] == 0)
  }

  private func wait(nanoseconds: UInt64) {
    let end = Moment.nanoseconds + nanoseconds
    while Moment.nanoseconds < end {}
  }
}
