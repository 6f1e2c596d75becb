internal import Foundation

/// What the system calls this process.
public enum ProcessNumber {
  /// The number of the process that runs the tests.
  public static var own: Int32 { ProcessInfo.processInfo.processIdentifier }
}
