#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The child's side: reads requests from standard input and writes the answers to standard output,
/// until there are no more.
///
/// It runs in a process of its own, as `DocumentProgram` starts it, and takes its limits upon itself
/// before it reads the first byte that others wrote.
public enum DocumentService {
  /// Serves until standard input ends.
  public static func run() -> Never {
    let painter = SVGPainter()
    ProcessLimits.apply()
    while let bytes = receive() {
      guard let answer = serve(bytes, painter: painter) else { continue }
      guard send(answer.bytes) else { break }
    }
    exit(0)
  }

  private static func serve(_ bytes: [UInt8], painter: SVGPainter?) -> MessageWriter? {
    var message = MessageReader(bytes)
    switch message.byte().flatMap(DocumentMessage.init) {
    case .document?:
      guard let number = message.number(), let content = message.bytes() else { exit(1) }
      painter?.take(Array(content), number: number)
      return nil
    case .request?:
      guard let request = DocumentRequest(from: &message) else { exit(1) }
      guard let painter else { return DocumentReply.noLibrary.message }
      ProcessLimits.start(milliseconds: DocumentLimits.readingMilliseconds)
      painter.read()
      ProcessLimits.start(milliseconds: request.milliseconds)
      defer { ProcessLimits.stop() }
      return painter.reply(to: request).message
    case nil: exit(1)
    }
  }
}

// MARK: - Standard input and output

extension DocumentService {
  private static func receive() -> [UInt8]? {
    guard let length = read(4)?.reversed().reduce(0, { $0 << 8 | Int($1) }) else { return nil }
    return length <= DocumentLimits.packedBytes + 64 ? read(length) : nil
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      #if canImport(Glibc)
        let more = bytes.withUnsafeMutableBytes {
          Glibc.read(0, $0.baseAddress! + filled, count - filled)
        }
      #else
        let more = bytes.withUnsafeMutableBytes {
          Darwin.read(0, $0.baseAddress! + filled, count - filled)
        }
      #endif
      guard more > 0 else { return nil }
      filled += more
    }
    return bytes
  }

  private static func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { write(1, $0.baseAddress! + sent, bytes.count - sent) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
