package import Platform
import Typography

/// Why a recorded file cannot be compared with, and what helps. The frame differs; all others are
/// compared.
///
/// Recording anew is never the advice, since what was recorded is what is wanted back.
package enum GoldenFault: Error, Hashable {
  /// The record lists the file and it is not there.
  case missing
  /// A pointer of Git LFS stands in for the file.
  case pointer
  /// A merge left both sides in the file.
  case conflict
  /// The bytes of line ends were changed on the way, which no picture survives.
  case lineEnds
  /// The file ends too early.
  case cut
  /// The file holds something else.
  case damaged
  /// The system does not give the file.
  case unreadable(FileError)

  /// What is wrong and what to do, as the end of a sentence.
  var words: String {
    switch self {
    case .missing: "is missing; take it from version control"
    case .pointer: "is a Git LFS pointer, not the file itself; run 'git lfs pull'"
    case .conflict: "has the conflict markers of a merge; take one side with 'git checkout'"
    case .lineEnds:
      "was damaged by a conversion of line ends; mark it as '-text' in .gitattributes and check "
        + "it out again"
    case .cut: "is cut short; take it from version control"
    case .damaged: "is damaged; take it from version control"
    case .unreadable(let error): "cannot be read, \(error.reason)"
    }
  }
}

extension GoldenFault: CustomStringConvertible {
  package var description: String { "the recorded file \(words)".printable }
}

extension GoldenFault {
  /// What else than a recorded file some bytes are; nil where nothing is known against them.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: "version https://git-lfs".utf8) {
      self = .pointer
    } else if Self.hasConflict(bytes) {
      self = .conflict
    } else {
      return nil
    }
  }

  /// Why bytes that should be a PNG file could not be read.
  init(ofPicture bytes: [UInt8]) {
    if let fault = GoldenFault(of: bytes) {
      self = fault
    } else if Self.convertedSignatures.contains(where: bytes.starts) {
      self = .lineEnds
    } else if bytes.starts(with: Self.signature), !Self.hasEnd(bytes) {
      self = .cut
    } else {
      self = .damaged
    }
  }

  /// The first bytes of a PNG file, made to show such changes (PNG, third edition, section 5.2).
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature with each carriage return lost, and with one added before each line feed.
  private static let convertedSignatures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A],
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A],
  ]

  /// Whether the chunk that ends a PNG file is there.
  private static func hasEnd(_ bytes: [UInt8]) -> Bool {
    bytes.suffix(8).starts(with: "IEND".utf8)
  }

  private static func hasConflict(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "<<<<<<< ".utf8) { return true }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return lines.contains { $0.starts(with: "<<<<<<< ".utf8) }
      && lines.contains { $0.starts(with: ">>>>>>> ".utf8) }
  }
}
