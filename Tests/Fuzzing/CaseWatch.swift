#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the process when a case takes too long or too much memory, and says which.
enum CaseWatch {
  /// The case that runs, for the signal handler.
  nonisolated(unsafe) private static var current: UInt64 = 0

  /// Arms the clock.
  static func start() {
    signal(SIGALRM) { _ in CaseWatch.fail("took too long") }
  }

  /// Runs one case with a limit of time and, for the whole process, of memory.
  ///
  /// - Parameters:
  ///   - seed: The case.
  ///   - seconds: The most wall clock time.
  ///   - megabytes: The most resident memory.
  static func run(_ seed: UInt64, seconds: Double, megabytes: Int, _ body: () -> Void) {
    current = seed
    var limit = itimerval()
    limit.it_value.tv_sec = .init(seconds.rounded(.down))
    limit.it_value.tv_usec = .init((seconds - seconds.rounded(.down)) * 1e6)
    setitimer(timer, &limit, nil)
    body()
    var off = itimerval()
    setitimer(timer, &off, nil)
    var usage = rusage()
    getrusage(who, &usage)
    if usage.ru_maxrss > megabytes * perMegabyte { fail("took too much memory") }
  }

  #if canImport(Glibc)
    private static var timer: Int32 { Int32(ITIMER_REAL.rawValue) }
    private static var who: Int32 { Int32(RUSAGE_SELF.rawValue) }
    private static let perMegabyte = 1024
  #else
    private static var timer: Int32 { ITIMER_REAL }
    private static var who: Int32 { RUSAGE_SELF }
    private static let perMegabyte = 1 << 20
  #endif

  private static func fail(_ reason: String) {
    let words = Array("seed \(current) \(reason)\n".utf8)
    _ = write(1, words, words.count)
    _exit(3)
  }
}
