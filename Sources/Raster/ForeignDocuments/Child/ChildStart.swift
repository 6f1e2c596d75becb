#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the child is started: in a process group of its own, with no signal ignored or held back, with
/// the socket and nothing else of ours, and with as few variables as it takes to find its libraries.
struct ChildStart {
  private let program: DocumentProgram
  private let socket: Int32

  /// The variables that are handed on.
  private static let variables = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PATH", "ASAN_OPTIONS",
  ]

  init(_ program: DocumentProgram, socket: Int32) {
    self.program = program
    self.socket = socket
  }

  /// Starts the child; nil when it does not start.
  func process() -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, socket, 0)
    posix_spawn_file_actions_adddup2(&actions, socket, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    return withArguments { arguments, variables in
      var process: pid_t = 0
      let status = posix_spawn(
        &process, program.path, &actions, &attributes, arguments, variables)
      return status == 0 ? process : nil
    }
  }

  private func withArguments<Result>(
    _ body: (
      [UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]
    ) -> Result
  ) -> Result {
    let kept = Self.variables.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    // A child that crashes is to be gone at once, not to write a report first.
    let surroundings = kept + ["LC_ALL=C", "SWIFT_BACKTRACE=enable=no"]
    let words = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    let variables = surroundings.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    return body(words, variables)
  }
}
