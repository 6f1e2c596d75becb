#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension DocumentProgram {
  /// The program that runs, started once more; nil where the system does not say which it is. It has to
  /// run `DocumentService` when its first argument is the service's.
  public static var running: DocumentProgram? {
    #if canImport(Glibc)
      return DocumentProgram(path: "/proc/self/exe")
    #else
      var size: UInt32 = 4096
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return DocumentProgram(
        path: path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    #endif
  }
}
