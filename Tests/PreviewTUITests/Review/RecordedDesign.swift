import Raster
import RasterSupport
import Support
import Testing
import Typography

/// A design in a folder of its own, recorded, which a test then changes.
final class RecordedDesign {
  /// The folder: the design in `typography.tokens.json`, the record in `frames`.
  let folder: ScratchFolder
  /// The styles of the design as they are now.
  private(set) var styles: [TokensFile.Style]

  static let styles = [
    TokensFile.Style("title", weight: 700, size: 28, extensions: ["relativeTo": "title"]),
    TokensFile.Style("body", extensions: ["color": ["light": "#1C1C1E", "dark": "#F2F2F7"]]),
    TokensFile.Style("caption", weight: 500, size: 12, extensions: ["color": "#6A6A70"]),
  ]

  /// Records the design.
  init(
    _ styles: [TokensFile.Style] = RecordedDesign.styles, arguments: [String] = []
  ) throws {
    folder = try ScratchFolder()
    self.styles = styles
    try change { _ in }
    let run = try BuiltProgram.run(["snapshot", "-o", "frames"] + arguments, in: folder.path)
    #expect(run.code == 0, "\(run.words)")
  }

  /// Changes the design's styles.
  func change(_ edit: (inout [TokensFile.Style]) -> Void) throws {
    edit(&styles)
    try folder.write(TokensFile.text(styles), to: "typography.tokens.json")
  }

  /// Changes one style of the design.
  func change(_ name: String, _ edit: (inout TokensFile.Style) -> Void) throws {
    try change { styles in
      for place in styles.indices where styles[place].name == name { edit(&styles[place]) }
    }
  }

  /// Runs `check`.
  func check(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      ["check", "--against", "frames"] + arguments, in: folder.path, environment: environment)
  }

  /// The lines of standard output of a run of `check` that finds differences.
  func differences(_ arguments: [String] = []) throws -> [String] {
    let run = try check(arguments)
    #expect(run.code == 1, "\(run.words)")
    return run.text.split(separator: "\n").map(String.init)
  }

  /// Changes the picture of a recorded frame.
  func paint(_ frame: String, _ edit: (inout Canvas) -> Void) throws {
    let name = "frames/\(frame).png"
    var canvas = try PNGDecoder().decode(folder.bytes(of: name))
    edit(&canvas)
    try folder.write(PNGEncoder().encode(canvas), to: name)
  }

  /// The record.
  func record() throws -> FramesDocument {
    try FramesDocument(bytes: folder.bytes(of: "frames/frames.json"))
  }

  /// All files of the record, by path.
  func recordedFiles() throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: folder.files(below: "frames").map {
        ($0, try folder.bytes(of: "frames/" + $0))
      })
  }

  /// The frame of `--matrix common` in light.
  static let lightFrame = "ramp/iPhone-17/large-light"
}
