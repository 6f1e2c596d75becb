#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Words for the operating system's error numbers.
enum SystemStatus {
  /// Short words for an `errno`, the same in every locale for the usual ones.
  static func words(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case EMFILE, ENFILE: "too many open files"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EIO: "the disk failed"
    case ENOMEM: "out of memory"
    default: String(cString: strerror(code))
    }
  }
}
