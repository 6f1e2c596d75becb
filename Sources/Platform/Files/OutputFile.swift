#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Typography

/// A write that failed: the file's name as the user knows it, and the system's reason.
package struct WriteError: Error, Equatable, CustomStringConvertible {
  /// The path, or `standard output`.
  package var file: String
  /// The system's error number.
  package var code: Int32
  /// Whether the file is a link below a folder that the user named, where none is followed.
  package var isLink = false

  package init(file: String, code: Int32, isLink: Bool = false) {
    self.file = file
    self.code = code
    self.isLink = isLink
  }

  package var description: String {
    let name = file == OutputFile.standardOutput.name ? file : "'\(file.printable)'"
    let reason = isLink ? FileError.linkReason : String(cString: strerror(code))
    return "cannot write to \(name): \(reason)"
  }
}

/// An open file that takes bytes whole.
package struct OutputFile {
  /// The file's name in messages.
  package let name: String
  /// The file descriptor.
  package let descriptor: Int32

  package init(name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  /// Where data goes.
  package static let standardOutput = OutputFile(name: "standard output", descriptor: STDOUT_FILENO)
  /// Where words go.
  package static let standardError = OutputFile(name: "standard error", descriptor: STDERR_FILENO)

  /// Writes all bytes, however often the system takes only some.
  package func write(_ bytes: [UInt8]) throws(WriteError) {
    let code = bytes.withUnsafeBytes { failure(writing: $0) }
    if let code { throw WriteError(file: name, code: code) }
  }

  /// Writes all bytes of a buffer.
  package func write(_ buffer: UnsafeRawBufferPointer) throws(WriteError) {
    if let code = failure(writing: buffer) { throw WriteError(file: name, code: code) }
  }

  /// The system's error number where it does not take all bytes.
  private func failure(writing buffer: UnsafeRawBufferPointer) -> Int32? {
    var offset = 0
    while offset < buffer.count {
      let count = writeSome(UnsafeRawBufferPointer(rebasing: buffer[offset...]))
      if count >= 0 {
        offset += count
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Writes a text as UTF-8.
  package func write(_ text: String) throws(WriteError) { try write(Array(text.utf8)) }

  /// Whether the file is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  private func writeSome(_ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
