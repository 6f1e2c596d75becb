import Testing

@testable import Platform
@testable import TerminalScreen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading from a terminal that answers early, late, in pieces or never; a pipe stands for it.
@Suite(.serialized) struct TerminalInputReaderTests {
  /// A terminal of two pipes: what is written to it, and what it sends.
  private final class Line {
    private(set) var input: [Int32] = [-1, -1]
    private(set) var output: [Int32] = [-1, -1]

    init() {
      pipe(&input)
      pipe(&output)
    }

    deinit { for end in input + output { close(end) } }

    func send(_ text: String) {
      let bytes = Array(text.utf8)
      write(input[1], bytes, bytes.count)
    }

    var reader: TerminalInputReader {
      TerminalInputReader(descriptor: input[0], keys: KeySequences())
    }

    var terminal: OutputFile { OutputFile(name: "terminal", descriptor: output[1]) }
  }

  private static func milliseconds(_ body: () -> Void) -> UInt64 {
    let start = Moment.nanoseconds
    body()
    return (Moment.nanoseconds - start) / 1_000_000
  }

  private func keys(_ reader: TerminalInputReader) -> [TerminalInput] {
    var keys: [TerminalInput] = []
    while let key = reader.next() { keys.append(key) }
    return keys
  }

  @Test func theLastAnswerEndsTheWaiting() {
    let line = Line()
    line.send("q\u{1B}[6;20;10t\u{1B}[?62;4cx")
    let reader = line.reader
    let time = Self.milliseconds { reader.ask(.all, of: line.terminal) }
    #expect(time < 150)
    #expect(reader.answers.isComplete && reader.answers.cell != nil)
    #expect(keys(reader) == [.key(.character("q")), .key(.character("x"))])
    #expect(reader.patience == nil)
  }

  @Test func aTerminalThatNeverAnswersIsNotWaitedForLong() {
    let line = Line()
    line.send("q")
    let reader = line.reader
    let time = Self.milliseconds { reader.ask(.all, of: line.terminal) }
    #expect((190...2000).contains(time))
    #expect(!reader.answers.isComplete)
    #expect(keys(reader) == [.key(.character("q"))])
  }

  @Test func nothingIsAskedWithoutQuestions() {
    let line = Line()
    let reader = line.reader
    #expect(Self.milliseconds { reader.ask([], of: line.terminal) } < 100)
    #expect(!reader.answers.isComplete)
  }

  @Test func aLateAnswerIsTakenAndIsNews() {
    let line = Line()
    let reader = line.reader
    reader.ask(.all, of: line.terminal)
    line.send("\u{1B}[6;20")
    reader.read()
    #expect(!reader.hasNext && !reader.takeNews())
    line.send(";10tq")
    reader.read()
    #expect(reader.takeNews() && !reader.takeNews())
    #expect(reader.answers.cell != nil)
    #expect(keys(reader) == [.key(.character("q"))])
  }

  @Test func anEscapeIsAKeyAfterItsTime() {
    let line = Line()
    let reader = line.reader
    line.send("\u{1B}")
    reader.read()
    #expect((0...25).contains(reader.patience ?? -1))
    usleep(30_000)
    #expect(reader.patience == 0)
    reader.expire()
    #expect(keys(reader) == [.key(.escape)])
  }

  @Test func theEndOfTheTerminalIsSeen() {
    let reader = TerminalInputReader(descriptor: -1, keys: KeySequences())
    reader.read()
    #expect(reader.isGone)
  }
}
