#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the child may take, set by itself for good; a document that wants more ends the child.
///
/// macOS does not hold to a limit of memory; there the limit of time remains.
enum ProcessLimits {
  /// Sets the limits that hold as long as the process lives: no core file, no file written, no more
  /// files open than it needs, and no more memory than `DocumentLimits.memory` beyond what it has.
  static func apply() {
    for descriptor: Int32 in 3..<256 { close(descriptor) }
    set(core, 0)
    set(fileSize, 0)
    set(openFiles, 64)
    #if canImport(Glibc)
      if let size = addressSpace { set(memory, size + DocumentLimits.memory) }
    #endif
  }

  /// Starts the clock of a drawing: the process ends when it has used up the time.
  static func start(milliseconds: Int) { setTimer(milliseconds: max(milliseconds, 1)) }

  /// Stops the clock.
  static func stop() { setTimer(milliseconds: 0) }

  private static func setTimer(milliseconds: Int) {
    var time = itimerval()
    time.it_value.tv_sec = .init(milliseconds / 1000)
    time.it_value.tv_usec = .init(milliseconds % 1000 * 1000)
    setitimer(processorTime, &time, nil)
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource_t
    private static var core: Resource { Resource(RLIMIT_CORE.rawValue) }
    private static var fileSize: Resource { Resource(RLIMIT_FSIZE.rawValue) }
    private static var openFiles: Resource { Resource(RLIMIT_NOFILE.rawValue) }
    private static var memory: Resource { Resource(RLIMIT_AS.rawValue) }
    private static var processorTime: Int32 { Int32(ITIMER_PROF.rawValue) }
  #else
    private typealias Resource = Int32
    private static var core: Resource { RLIMIT_CORE }
    private static var fileSize: Resource { RLIMIT_FSIZE }
    private static var openFiles: Resource { RLIMIT_NOFILE }
    private static var processorTime: Int32 { ITIMER_PROF }
  #endif

  private static func set(_ resource: Resource, _ value: Int) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(resource, &limit)
  }

  /// The bytes of address space that are taken (proc(5), "statm": pages); nil where that is not told.
  private static var addressSpace: Int? {
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let pages = atol(line)
    return pages > 0 ? pages * Int(sysconf(Int32(_SC_PAGESIZE))) : nil
  }
}
