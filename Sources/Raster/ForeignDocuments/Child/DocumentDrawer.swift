internal import Typography

/// Has documents drawn by a child, which is started when the first is to be drawn, serves all, and is
/// started anew when a document ends it, a few times at most.
///
/// Not `Sendable`: one for each thread. A document is sent once, as long as no other comes between.
final class DocumentDrawer {
  private let program: DocumentProgram?
  private let patience: Int
  private var child: DocumentChild?
  /// The document that the child has.
  private var current: UInt32?
  private var lost = 0
  private var issued: UInt32 = 0

  /// Whether the child lacks the libraries to draw anything.
  private(set) var isLibraryMissing = false

  /// Makes a drawer; nothing is started yet.
  ///
  /// - Parameters:
  ///   - program: What starts the child; nil draws nothing.
  ///   - patience: The longest that an answer is waited for, in milliseconds.
  init(program: DocumentProgram?, patience: Int = DocumentLimits.patience) {
    self.program = program
    self.patience = patience
  }

  /// A number to call a document by, which no other has.
  func newDocument() -> UInt32 {
    issued += 1
    return issued
  }

  /// Draws a part of a document.
  ///
  /// - Parameters:
  ///   - request: The part, and how large.
  ///   - bytes: The document's bytes, asked for when the child does not have them.
  /// - Returns: The picture; nil when the part has no ink.
  /// - Throws: Why it is not drawn.
  func draw(
    _ request: DocumentRequest, of bytes: () -> [UInt8]
  ) throws(DocumentFailure) -> ColorImage? {
    if isLibraryMissing { throw .noLibrary }
    switch try reply(to: request, of: bytes) {
    case .picture(let image): return image
    case .refusal(let refusal): throw .refused(refusal)
    case .noLibrary:
      isLibraryMissing = true
      throw .noLibrary
    }
  }

  private func reply(
    to request: DocumentRequest, of bytes: () -> [UInt8]
  ) throws(DocumentFailure) -> DocumentReply {
    let child = try runningChild()
    do throws(DocumentChild.Loss) {
      try send(request.document, bytes, to: child)
      let answer = try child.ask(request.message, limit: DocumentReply.byteLimit)
      guard let reply = DocumentReply(answer, within: request.place.bounds) else { throw .flood }
      return reply
    } catch {
      throw failure(of: error)
    }
  }
}

// MARK: - The child

extension DocumentDrawer {
  private func runningChild() throws(DocumentFailure) -> DocumentChild {
    if let child { return child }
    guard lost < DocumentLimits.lostChildren else { throw .givenUp }
    guard let program, let child = DocumentChild(program, patience: patience) else {
      throw .noProgram
    }
    self.child = child
    return child
  }

  private func send(
    _ document: UInt32, _ bytes: () -> [UInt8], to child: DocumentChild
  ) throws(DocumentChild.Loss) {
    guard current != document else { return }
    var message = MessageWriter()
    message.append(DocumentMessage.document.rawValue)
    message.append(document)
    message.append(bytes())
    try child.tell(message.bytes)
    current = document
  }

  private func failure(of loss: DocumentChild.Loss) -> DocumentFailure {
    child = nil
    current = nil
    lost += 1
    return switch loss {
    case .ended: .ended
    case .tooSlow: .tooSlow
    case .flood: .brokenAnswer
    }
  }
}
