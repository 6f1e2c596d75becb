import Platform
internal import CNcurses
package import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Screen: TerminalDevice {
  /// The size at this moment.
  package var size: TerminalSize {
    TerminalSize(ofTerminal: terminal)
      ?? TerminalSize(columns: Int(max(1, getmaxx(window))), rows: Int(max(1, getmaxy(window))))
  }

  /// The size of a cell at this moment.
  package var cellSize: CellSize? {
    TerminalCell(
      request: requestedCell, reported: CellSize(ofTerminal: terminal), answers: reader.answers,
      screen: size
    ).size
  }

  /// Whether the screen can show the symbols of a mosaic.
  package func shows(_ mosaic: Mosaic) -> Bool {
    mosaic != .octant || CharacterEncoding.knowsOctants
  }

  /// Whether a key or a signal waits already.
  package var hasPendingEvent: Bool {
    let sources = wait(timeout: 0)
    // What can be read may be an answer of the terminal, and no event.
    if sources.hasInput { reader.read() }
    return reader.hasNext || reader.isGone || sources.hasSignal || sources.hasChange
  }

  /// Waits for something to happen, without using the processor.
  package func nextEvent() -> ScreenEvent {
    while true {
      if let event = nextEvent(within: -1) { return event }
    }
  }

  /// Waits for something to happen for so long; -1 is for ever, but may end without an event.
  package func nextEvent(within milliseconds: Int32) -> ScreenEvent? {
    let start = Moment.nanoseconds
    var left = milliseconds
    while true {
      if let event = takeSignal() ?? takeInput() { return event }
      let patience = reader.patience ?? -1
      let sources = wait(timeout: left < 0 ? patience : patience < 0 ? left : min(left, patience))
      if sources.hasInput { reader.read() } else { reader.expire() }
      if let event = takeSignal() ?? takeInput() { return event }
      if sources.hasChange { return .filesChanged }
      if milliseconds >= 0 {
        left = milliseconds - Int32(min((Moment.nanoseconds - start) / 1_000_000, 1 << 30))
        if left <= 0 { return nil }
      }
    }
  }

  /// Takes one signal that has arrived; nil when there is none, or none that is anybody's business.
  private func takeSignal() -> ScreenEvent? {
    var byte: UInt8 = 0
    while read(signals, &byte, 1) == 1 {
      let number = Int32(byte)
      if TerminalRescue.endings.contains(number) { return .terminated(signal: number) }
      switch number {
      case SIGTSTP: suspend()
      case SIGCONT: resume()
      default: break
      }
      return .exposed
    }
    return nil
  }

  /// Takes one thing that the terminal sent; nil when there is none.
  private func takeInput() -> ScreenEvent? {
    switch reader.next() {
    case .key(let key): .key(key)
    case .mouse(let event): .mouse(event)
    case .paste(let text): .paste(text)
    case .reply, nil: reader.isGone ? .gone : reader.takeNews() ? .exposed : nil
    }
  }

  /// Waits for the terminal, a signal or a change of files.
  private func wait(timeout: Int32) -> (hasInput: Bool, hasSignal: Bool, hasChange: Bool) {
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watched ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, nfds_t(sources.count), timeout) > 0 else { return (false, false, false) }
    // A terminal that is gone can be read: there is the end of it.
    return (
      sources[0].revents != 0, sources[1].revents != 0,
      Int32(sources[2].revents) & POLLIN != 0
    )
  }
}
