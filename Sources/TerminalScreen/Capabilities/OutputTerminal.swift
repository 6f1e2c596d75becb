#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Platform
package import Raster

/// What is at the end of standard output: a terminal of some width and depth of colour, or a file.
package struct OutputTerminal {
  /// Whether it is a terminal.
  package var isTerminal: Bool
  /// The number of columns of the terminal; nil for a file or pipe.
  package var columns: Int?
  /// The size of the terminal's cells; nil for a file or pipe, and where the terminal does not say.
  package var cell: CellSize?
  /// The colours to send.
  package var colorDepth: ColorDepth

  /// Looks at standard output.
  ///
  /// A file or pipe gets 24-bit colour, since nothing there needs less, unless `NO_COLOR` asks for
  /// none.
  ///
  /// - Parameter request: The colours asked for with `--color`; nil for `auto`.
  package init(request: ColorDepth?) {
    let environment = ProcessEnvironment.value
    isTerminal = OutputFile.standardOutput.isTerminal
    guard isTerminal else {
      let isUnwanted = !(environment("NO_COLOR") ?? "").isEmpty
      colorDepth = request ?? (isUnwanted ? .none : .trueColor)
      return
    }
    let type = environment("TERM") ?? ""
    let entry = TerminfoDatabase(environment: environment).entry(named: type)
    let surroundings = TerminalSurroundings(environment: environment, entry: entry)
    colorDepth = TerminalProfile(surroundings, request: request).colorDepth
    cell = CellSize(ofTerminal: OutputFile.standardOutput.descriptor)
    columns =
      TerminalSize(
        reported: TerminalSize(ofTerminal: OutputFile.standardOutput.descriptor),
        columns: environment("COLUMNS"), lines: environment("LINES")
      ).columns
  }
}
