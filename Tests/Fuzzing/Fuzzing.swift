#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Raster

/// `Fuzzing fonts|variations|strings FIRST COUNT SECONDS MEGABYTES FOLDER...`: runs the cases with the seeds from
/// FIRST on and prints each seed before its case, so that the last one printed is the one that failed.
@main enum Fuzzing {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == DocumentProgram.serviceArgument { DocumentService.run() }
    guard arguments.count >= 6, let numbers = numbers(arguments.dropFirst().prefix(4)) else {
      return stop("usage: Fuzzing fonts|variations|strings FIRST COUNT SECONDS MEGABYTES FOLDER...")
    }
    let fonts = arguments.dropFirst(5).flatMap(FontFolder.fonts)
    guard !fonts.isEmpty else { return stop("no fonts in the folders") }
    let fuzzer = FontFuzzer(fonts: fonts)
    let run =
      switch arguments.first {
      case "fonts": fuzzer.runDamagedFont
      case "variations": fuzzer.runDamagedVariations
      default: fuzzer.runRandomText
      }
    CaseWatch.start()
    let first = UInt64(numbers[0])
    for seed in first..<first + UInt64(numbers[1]) {
      say("seed \(seed)\n")
      CaseWatch.run(seed, seconds: numbers[2], megabytes: Int(numbers[3])) { run(seed) }
    }
    say("done\n")
  }

  private static func numbers(_ words: ArraySlice<String>) -> [Double]? {
    let numbers = words.compactMap(Double.init)
    return numbers.count == words.count && numbers.allSatisfy { $0 >= 0 } ? numbers : nil
  }

  private static func stop(_ reason: String) {
    say(reason + "\n")
    exit(64)
  }

  private static func say(_ words: String) {
    let bytes = Array(words.utf8)
    _ = write(1, bytes, bytes.count)
  }
}
