#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs an outside program, an oracle, and reads what it prints.
enum Command {
  /// Where a program is, or nil when it is not installed.
  static func find(_ name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first { access($0, X_OK) == 0 }
  }

  /// Runs a program with arguments and returns its standard output.
  ///
  /// The program reads its arguments as UTF-8, whatever the locale of the tests.
  static func run(_ path: String, _ arguments: [String]) -> String {
    var pipeEnds: [Int32] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { preconditionFailure("No pipe.") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
    posix_spawn_file_actions_addclose(&actions, pipeEnds[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var surroundings: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C.UTF-8"), nil]
    defer { free(surroundings[0]) }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &words, &surroundings)
    close(pipeEnds[1])
    guard status == 0 else { preconditionFailure("'\(path)' does not start.") }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = read(pipeEnds[0], &chunk, chunk.count), count > 0 {
      output += chunk[..<count]
    }
    close(pipeEnds[0])
    var exit: Int32 = 0
    waitpid(child, &exit, 0)
    return String(decoding: output, as: UTF8.self)
  }
}
