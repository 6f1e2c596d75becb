#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A child process that draws documents, connected by a socket that is its standard input and output.
///
/// It leads a process group of its own: a signal to ours does not reach it, and all that it may have
/// started ends with it. It ends with this object.
final class DocumentChild {
  /// Why there is no answer.
  enum Loss: Error {
    /// The child ended, or closed its end.
    case ended
    /// The child ended because its processor time was used up, or did not answer in time.
    case tooSlow
    /// The child says more than an answer can hold.
    case flood
  }

  private let process: pid_t
  private let socket: Int32
  private let patience: Int
  private var isRunning = true

  /// Starts the child; nil when it does not start.
  ///
  /// - Parameter patience: The longest that an answer is waited for, in milliseconds.
  init?(_ program: DocumentProgram, patience: Int) {
    guard let sockets = SocketPair() else { return nil }
    let process = ChildStart(program, socket: sockets.there).process()
    close(sockets.there)
    guard let process else {
      close(sockets.here)
      return nil
    }
    self.process = process
    self.patience = patience
    socket = sockets.here
  }

  deinit {
    close(socket)
    if isRunning { _ = end() }
  }

  /// Ends the child and all that it started, and says how it ended.
  private func end() -> Int32 {
    isRunning = false
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

// MARK: - Talking

extension DocumentChild {
  /// Sends a message and waits for the answer.
  ///
  /// - Parameter limit: The most bytes of the answer.
  /// - Throws: Why there is none; the child is of no more use then.
  func ask(_ message: [UInt8], limit: Int) throws(Loss) -> [UInt8] {
    let deadline = Deadline(milliseconds: patience)
    do throws(Loss) {
      try write(message, until: deadline)
      let length = try read(4, until: deadline).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard length <= limit else { throw .flood }
      return try read(length, until: deadline)
    } catch {
      throw loss(error)
    }
  }

  /// Sends a message that has no answer.
  func tell(_ message: [UInt8]) throws(Loss) {
    do throws(Loss) {
      try write(message, until: Deadline(milliseconds: patience))
    } catch {
      throw loss(error)
    }
  }

  /// What a loss is once the child has ended: the signals of used up processor time say more.
  private func loss(_ loss: Loss) -> Loss {
    guard isRunning else { return loss }
    if case .ended = loss { awaitEnd() }
    let signal = end() & 0x7F
    if case .ended = loss, [SIGPROF, SIGXCPU].contains(signal) { return .tooSlow }
    return loss
  }

  /// Leaves a child that closed its end the time to end by itself, so that its own end is seen.
  private func awaitEnd() {
    var information = siginfo_t()
    let deadline = Deadline(milliseconds: 200)
    while deadline.remaining > 0 {
      let status = waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG)
      if status != 0 || information.si_signo != 0 { return }
      usleep(1000)
    }
  }

  private func write(_ bytes: [UInt8], until deadline: Deadline) throws(Loss) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        SocketPair.send(UnsafeRawBufferPointer(rebasing: $0[sent...]), to: socket)
      }
      if count > 0 {
        sent += count
      } else {
        try wait(for: Int16(POLLOUT), until: deadline)
      }
    }
  }

  private func read(_ count: Int, until deadline: Deadline) throws(Loss) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes {
        SocketPair.receive(UnsafeMutableRawBufferPointer(rebasing: $0[filled...]), from: socket)
      }
      if more == 0 { throw .ended }
      if more > 0 {
        filled += more
      } else {
        try wait(for: Int16(POLLIN), until: deadline)
      }
    }
    return bytes
  }

  /// Waits after a call that did not do anything; throws unless it is worth another try.
  private func wait(for event: Int16, until deadline: Deadline) throws(Loss) {
    guard [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { throw .ended }
    guard deadline.remaining > 0 else { throw .tooSlow }
    var entry = pollfd(fd: socket, events: event, revents: 0)
    _ = poll(&entry, 1, Int32(deadline.remaining))
  }
}
