/// Why a library that is opened while the program runs cannot be used.
public enum LibraryError: Error, Hashable, Sendable {
  /// This machine does not have it.
  case missing(OptionalLibrary)
  /// This machine has one that lacks a function.
  case incomplete(OptionalLibrary, function: String)

  /// The library.
  public var library: OptionalLibrary {
    switch self {
    case .missing(let library), .incomplete(let library, _): library
    }
  }
}

// MARK: - Words

extension LibraryError: CustomStringConvertible {
  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .missing(let library):
      "\(library.name) is not installed on this machine; install \(library.source)"
    case .incomplete(let library, let function):
      "\(library.name) of this machine has no function '\(function)'; install a newer "
        + library.source
    }
  }
}

extension OptionalLibrary {
  /// The package that brings it here.
  fileprivate var source: String {
    #if os(macOS)
      "Homebrew's '\(formula)'"
    #else
      "Debian's '\(package)', or the package of the same library"
    #endif
  }
}
