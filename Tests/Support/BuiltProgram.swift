internal import Foundation

/// The built program, run as users run it: as a process of its own.
public enum BuiltProgram {
  /// How a run went.
  public struct Result: Sendable {
    /// The exit code; for a run that a signal ended, the signal's number negated.
    public var code: Int32
    /// What came to standard output.
    public var output: [UInt8]
    /// What came to standard error.
    public var errors: [UInt8]

    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    public var words: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Where standard output goes.
  public enum Output: Sendable {
    /// To the test.
    case captured
    /// To a pipe that nobody reads any more.
    case closedPipe
    /// To a file or device.
    case file(String)
  }

  /// Why there is no result.
  public enum Failure: Error, Hashable {
    /// The program is not beside the tests; where it was looked for is attached.
    case notBuilt([String])
    /// The program had to be ended, for it had not ended by itself.
    case hangs(arguments: [String])
  }

  /// The program's name.
  public static let name = "typo-preview"

  /// The program's path: what `TYPO_PREVIEW` says, as `scripts/test` does to test the build that users
  /// get, else in the folder that the tests themselves were built into.
  public static func path() throws -> String {
    if let path = ProcessInfo.processInfo.environment["TYPO_PREVIEW"] {
      guard isProgram(path) else { throw Failure.notBuilt([path]) }
      return path
    }
    let links = ["/proc/self/exe"].compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: $0)
    }
    let starts =
      links + Bundle.allBundles.map(\.bundlePath)
      + CommandLine.arguments.filter { $0.contains(".xctest") }
    var places: [String] = []
    for start in starts {
      var place = URL(fileURLWithPath: start)
      for _ in 0..<4 {
        place.deleteLastPathComponent()
        places.append(place.appendingPathComponent(name).path)
      }
    }
    guard let found = places.first(where: isProgram) else { throw Failure.notBuilt(places) }
    return found
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}

// MARK: - Running

extension BuiltProgram {
  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The command line, without the program's name.
  ///   - program: A copy of the program to run instead of the one that was built.
  ///   - folder: The current folder of the run.
  ///   - environment: What differs from the environment of the tests (`Tests/Environment/variables`).
  ///   - output: Where standard output goes.
  ///   - limit: The most seconds to wait.
  ///   - interrupt: Asked again and again while the program runs; it gets SIGINT once this is true.
  /// - Throws: `Failure`.
  public static func run(
    _ arguments: [String], program: String? = nil, in folder: String = "/",
    environment: [String: String] = [:], output: Output = .captured, limit: Double = 60,
    interrupt: (() -> Bool)? = nil
  ) throws -> Result {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try program ?? path())
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    try scratch.write("", to: "output")
    try scratch.write("", to: "errors")
    process.standardError = FileHandle(forWritingAtPath: scratch.path("errors"))
    // The pipe's reading end is closed once the program has its writing end.
    let pipe = Pipe()
    switch output {
    case .captured:
      process.standardOutput = FileHandle(forWritingAtPath: scratch.path("output"))
    case .file(let path):
      process.standardOutput = FileHandle(forWritingAtPath: path)
    case .closedPipe:
      process.standardOutput = pipe.fileHandleForWriting
      try pipe.fileHandleForReading.close()
    }
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    try wait(for: process, end: end, arguments: arguments, limit: limit, interrupt: interrupt)
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      code: isSignal ? -process.terminationStatus : process.terminationStatus,
      output: try scratch.bytes(of: "output"), errors: try scratch.bytes(of: "errors"))
  }

  private static func wait(
    for process: Process, end: DispatchSemaphore, arguments: [String], limit: Double,
    interrupt: (() -> Bool)?
  ) throws {
    let deadline = DispatchTime.now() + limit
    var isInterrupted = interrupt == nil
    while end.wait(timeout: isInterrupted ? deadline : .now() + 0.002) == .timedOut {
      if DispatchTime.now() >= deadline {
        process.terminate()
        _ = end.wait(timeout: .now() + 1)
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        throw Failure.hangs(arguments: arguments)
      }
      if !isInterrupted, interrupt?() == true {
        isInterrupted = true
        process.interrupt()
      }
    }
  }
}
