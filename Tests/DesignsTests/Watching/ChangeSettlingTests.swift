import Testing

@testable import Designs

/// When changes have come to rest, by a clock that the test sets.
@Suite struct ChangeSettlingTests {
  @Test func nothingIsDueBeforeSomethingHappens() {
    var settling = ChangeSettling()
    #expect(settling.due == nil)
    expect(&settling, isComplete: true, at: 5, settles: false)
  }

  @Test func aBurstIsDueAHundredMillisecondsAfterItsEnd() {
    var settling = ChangeSettling()
    for moment in stride(from: 1000, through: 1200, by: 10) { settling.note(at: moment) }
    #expect(settling.due == 1300)
    expect(&settling, isComplete: true, at: 1300, settles: true)
    #expect(settling.due == nil)
  }

  @Test func nobodyWaitsLongerThanTheLimit() {
    var settling = ChangeSettling()
    for moment in stride(from: 1000, through: 1390, by: 10) { settling.note(at: moment) }
    #expect(settling.due == 1400)
    expect(&settling, isComplete: false, at: 1400, settles: true)
  }

  @Test func whatIsIncompleteIsWaitedFor() {
    var settling = ChangeSettling()
    settling.note(at: 1000)
    #expect(settling.due == 1100)
    expect(&settling, isComplete: false, at: 1100, settles: false)
    #expect(settling.due == 1400)
    settling.note(at: 1150)
    #expect(settling.due == 1250)
    expect(&settling, isComplete: true, at: 1250, settles: true)
  }

  /// The macro for expectations takes no mutating calls.
  private func expect(
    _ settling: inout ChangeSettling, isComplete: Bool, at now: Int, settles: Bool
  ) {
    let isSettled = settling.settles(isComplete: isComplete, at: now)
    #expect(isSettled == settles)
  }
}
