internal import Foundation

/// A program of the machine that a result is held against. Like every process it sees the environment
/// of the tests (`Tests/Environment/variables`).
public enum OutsideProgram {
  /// Why it gives no answer.
  public enum Failure: Error, Hashable {
    /// The program is not there.
    case notInstalled(String)
    /// It failed; what it printed.
    case failed(String, code: Int32, output: String)
  }

  /// Runs a program and returns what it printed.
  ///
  /// - Parameters:
  ///   - name: The program.
  ///   - arguments: Its arguments.
  ///   - folder: The current folder of the run.
  ///   - codes: The exit codes that are an answer.
  @discardableResult
  public static func output(
    of name: String, _ arguments: [String], in folder: String = "/",
    codes: ClosedRange<Int32> = 0...0
  ) throws -> [UInt8] {
    let places = ["/usr/bin/", "/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
    guard let program = places.first(where: FileManager.default.isExecutableFile) else {
      throw Failure.notInstalled(name)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = Array(pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    guard codes.contains(process.terminationStatus) else {
      throw Failure.failed(
        name, code: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
    return output
  }
}
