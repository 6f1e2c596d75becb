import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The places where ncurses looks for a terminal's entry, in its order.
package struct TerminfoDatabase {
  /// A place: an entry right in the environment, or a folder.
  package enum Place: Hashable {
    /// The entry itself, decoded from `TERMINFO`.
    case entry([UInt8])
    /// A folder of entries.
    case folder(String)
  }

  /// The places, the first one asked first.
  package var places: [Place]

  package init(places: [Place]) {
    self.places = places
  }

  /// The folders that are asked when the environment says nothing else.
  static let standardFolders = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
}

extension TerminfoDatabase {
  /// Finds the places from the environment.
  ///
  /// - Parameter environment: Gives the value of an environment variable.
  package init(environment: (String) -> String?) {
    places = []
    if let value = environment("TERMINFO"), !value.isEmpty {
      if value.hasPrefix("b64:") {
        places.append(.entry(Base64.decode(value.dropFirst(4)) ?? []))
      } else if value.hasPrefix("hex:") {
        places.append(.entry(Self.bytes(hexadecimal: value.dropFirst(4)) ?? []))
      } else {
        places.append(.folder(value))
      }
    }
    if let home = environment("HOME"), !home.isEmpty {
      places.append(.folder(home + "/.terminfo"))
    }
    let standard = Self.standardFolders.map(Place.folder)
    if let folders = environment("TERMINFO_DIRS") {
      for folder in folders.split(separator: ":", omittingEmptySubsequences: false) {
        places += folder.isEmpty ? standard : [.folder(String(folder))]
      }
    }
    places += standard
  }

  /// The entry of a terminal; nil when no place holds one that can be read.
  ///
  /// - Parameter name: The value of `$TERM`; a name that is a path finds nothing.
  package func entry(named name: String) -> TerminfoEntry? {
    guard let first = name.utf8.first, !name.utf8.contains(UInt8(ascii: "/")), first > 0x20 else {
      return nil
    }
    // A folder holds entries by their first letter; where upper and lower case are the same to the
    // file system, by that letter's code.
    let subfolders = [String(decoding: [first], as: UTF8.self), String(first, radix: 16)]
    for place in places {
      switch place {
      case .entry(let bytes):
        if let entry = TerminfoEntry(compiled: bytes), entry.isNamed(name) { return entry }
      case .folder(let folder):
        for subfolder in subfolders {
          let path = "\(folder)/\(subfolder)/\(name)"
          if let entry = Self.contents(of: path).flatMap(TerminfoEntry.init(compiled:)) {
            return entry
          }
        }
      }
    }
    return nil
  }

  /// The bytes of a regular file; nil when it cannot be read or is longer than any entry.
  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: TerminfoEntry.maximumLength + 1)
    var length = 0
    while length < bytes.count {
      let count = bytes[length...].withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      length += count
    }
    return length <= TerminfoEntry.maximumLength ? Array(bytes[..<length]) : nil
  }

  /// Bytes from pairs of hexadecimal digits; nil for anything else.
  private static func bytes(hexadecimal text: Substring) -> [UInt8]? {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
