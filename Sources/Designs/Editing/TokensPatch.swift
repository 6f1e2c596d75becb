import Documents
import Typography

/// Makes the bytes of a tokens file that says what edits say.
enum TokensPatch {
  /// How often changes may follow each other: a token of its own, a value of its own, its members, and
  /// the same for the styles that took theirs from it, and so on.
  private static let rounds = 100

  /// A tokens file with some edits; everything that they are not about stays as it is, byte for byte.
  ///
  /// The result is read again and compared with the edited design, so that it never says anything else.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - edits: What shall be different.
  static func revise(_ bytes: [UInt8], with edits: DesignEdits) throws(PatchError) -> [UInt8] {
    var bytes = bytes
    var root = try parse(bytes)
    let revision = TokensRevision(of: root, edits: edits)
    var step = revision.step(from: root)
    for _ in 0..<rounds where !step.missed.isEmpty && !step.changes.isEmpty {
      bytes = JSONRevision.bytes(of: bytes, root: root, with: step.changes)
      root = try parse(bytes)
      step = revision.step(from: root)
    }
    guard step.missed.isEmpty else { throw .notSayable(styles: step.missed) }
    return bytes
  }

  private static func parse(_ bytes: [UInt8]) throws(PatchError) -> DocumentNode {
    do {
      return try JSONDocument.parse(bytes)
    } catch {
      throw .unreadable(error)
    }
  }
}
