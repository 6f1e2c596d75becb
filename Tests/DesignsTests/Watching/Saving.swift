#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The ways in which programs save a file.
enum Saving: CaseIterable {
  case inPlace
  case renameOver
  case moveAwayThenCreate
  case truncatePauseWrite

  /// How long the slow ones leave nothing where the file was, in microseconds.
  static let pause: UInt32 = 150_000

  /// Saves a file.
  func save(_ bytes: [UInt8], to path: String) {
    switch self {
    case .inPlace:
      Self.write(bytes, to: path)
    case .renameOver:
      Self.write(bytes, to: path + ".new")
      rename(path + ".new", path)
    case .moveAwayThenCreate:
      rename(path, path + "~")
      usleep(Self.pause)
      Self.write(bytes, to: path)
    case .truncatePauseWrite:
      Self.write([], to: path)
      usleep(Self.pause)
      Self.write(bytes, to: path)
    }
  }

  /// Writes a file where it is.
  static func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    precondition(file >= 0, path)
    defer { close(file) }
    bytes.withUnsafeBytes { buffer in
      // Several writes, as editors make them.
      for start in stride(from: 0, to: buffer.count, by: 7) {
        let part = buffer[start..<min(start + 7, buffer.count)]
        _ = systemWrite(file, part)
      }
    }
  }

  private static func systemWrite(_ file: Int32, _ part: Slice<UnsafeRawBufferPointer>) -> Int {
    let buffer = UnsafeRawBufferPointer(rebasing: part)
    #if canImport(Glibc)
      return Glibc.write(file, buffer.baseAddress, buffer.count)
    #else
      return Darwin.write(file, buffer.baseAddress, buffer.count)
    #endif
  }
}
