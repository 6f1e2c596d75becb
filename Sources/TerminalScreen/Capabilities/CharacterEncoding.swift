internal import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How characters are sent to the terminal.
package enum CharacterEncoding {
  /// Takes an encoding that has blocks; the language stays as it is.
  ///
  /// - Returns: The encoding that the environment asks for.
  @discardableResult
  package static func useUnicode() -> String {
    var asked: String?
    for locale in ["", "C.UTF-8", "en_US.UTF-8"] {
      guard setlocale(LC_CTYPE, locale) != nil, let name = nl_langinfo(nl_item(CODESET)) else {
        continue
      }
      let encoding = String(cString: name)
      asked = asked ?? encoding
      if encoding == "UTF-8" { break }
    }
    return asked ?? "ASCII"
  }

  /// Whether the C library knows the width of octants: ncurses prints blanks for characters whose width
  /// it does not know.
  package static var knowsOctants: Bool { nc_knows(0x1CD00) }
}
