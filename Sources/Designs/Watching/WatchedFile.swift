import Platform

/// What is known of a watched file, by which a later look at it tells whether it changed.
///
/// The stamp decides where it is enough: an equal one is an equal file, and another size is another
/// file. Else the contents are compared, so that a file that was only touched, or written again as it
/// was, has not changed.
struct WatchedFile: Hashable {
  /// What counts of a file.
  enum Aspect: Hashable {
    /// The contents.
    case contents
    /// Whether it is there, and what it is.
    case presence
  }

  /// What counts.
  var aspect: Aspect
  /// The stamp; nil where there is nothing.
  var stamp: FileStamp?
  /// A sum of the contents; nil where it was not made, or cannot be.
  var sum: UInt64?
  /// Whether the file was so young when it was looked at that a change right after may have the same
  /// stamp: clocks of file systems tick every few milliseconds, some every two seconds.
  var isYoung = false
  /// Whether the file is taken as changed whatever it is.
  var isUnknown = false

  /// The most bytes that are read for a sum; larger files go by their stamp.
  static let sumLimit = 64 << 20

  private static let youth = 2_500_000_000

  /// Looks at a file.
  init(path: String, aspect: Aspect) {
    self.aspect = aspect
    stamp = FileStamp(path: path)
    if let stamp { isYoung = Moment.onFiles - stamp.modified < Self.youth }
  }

  /// Whether there is nothing of the file yet, or no longer, that anybody could read.
  var isVoid: Bool { stamp.map { $0.kind == .file && $0.size == 0 } ?? true }
}

extension WatchedFile {
  /// Looks at the file again.
  ///
  /// - Returns: What is there now, and whether it is something else.
  func lookedAtAgain(at path: String) -> (file: WatchedFile, isChanged: Bool) {
    var now = WatchedFile(path: path, aspect: aspect)
    if isUnknown { return (now.withSum(of: path), true) }
    guard aspect == .contents else {
      return (now, now.stamp?.kind != stamp?.kind)
    }
    guard now.stamp?.kind == .file, stamp?.kind == .file else {
      return (now.withSum(of: path), now.stamp?.kind != stamp?.kind)
    }
    if now.stamp == stamp, !isYoung || sum == nil {
      now.sum = sum
      return (now, false)
    }
    now = now.withSum(of: path)
    return (now, now.stamp?.size != stamp?.size || now.sum == nil || now.sum != sum)
  }

  /// The same with a sum of the contents.
  func withSum(of path: String) -> WatchedFile {
    guard aspect == .contents, let stamp, stamp.kind == .file, stamp.size <= Self.sumLimit else {
      return self
    }
    var file = self
    file.sum = (try? FileContents.read(path, limit: Self.sumLimit)).map(Self.sum)
    return file
  }

  /// A sum in which a changed byte shows; not against those who would deceive.
  private static func sum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var sum = UInt64(buffer.count) &+ 0x9E37_79B9_7F4A_7C15
      var offset = 0
      while offset + 8 <= buffer.count {
        sum = mixed(sum, buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      for byte in buffer[offset...] { sum = mixed(sum, UInt64(byte)) }
      return sum
    }
  }

  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
