import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Raster

/// The program's entry: reads the command line, runs a verb, ends with its exit code.
@main
enum TypoPreview {
  static func main() {
    // A child of this program: see DocumentProgram.running.
    if CommandLine.arguments.dropFirst().first == DocumentProgram.serviceArgument {
      DocumentService.run()
    }
    // A closed pipe is an error of a write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    Memory.keep()
    let code = Program.run(arguments: Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }
}
