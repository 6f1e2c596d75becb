import Raster
import RasterSupport
import Support
import Testing

/// Files are whole or not there, and what cannot be written is said.
@Suite struct WritingTests {
  @Test func aSnapshotLeavesNothingButItsFrames() throws {
    let folder = try ScratchFolder()
    let run = try BuiltProgram.run(["snapshot", "-o", "a/b/c"], in: folder.path)
    #expect(run.code == 0, "\(run.words)")
    let files = folder.files()
    #expect(files.count == 10)
    #expect(files.allSatisfy { $0.hasPrefix("a/b/c/") && !$0.hasSuffix(".tmp") }, "\(files)")
  }

  @Test func anInterruptedSnapshotLeavesWholeFilesOnly() throws {
    let folder = try ScratchFolder()
    let place = folder.path("frames/ramp")
    let run = try BuiltProgram.run(
      ["snapshot", "-o", "frames", "--matrix", "full"], in: folder.path,
      interrupt: { Files.exists(place) })
    #expect(run.code != 0)
    let files = folder.files()
    #expect(!files.isEmpty)
    #expect(files.allSatisfy { !$0.hasSuffix(".tmp") }, "\(files)")
    #expect(!files.contains("frames/frames.json"))
    for file in files where file.hasSuffix(".png") {
      #expect(try PNGDecoder().decode(folder.bytes(of: file)).columns > 300, "\(file)")
    }
    for file in files where file.hasSuffix(".ansi") {
      #expect(try ANSIDecoder.pixels(of: folder.bytes(of: file)).count > 300, "\(file)")
    }
  }

  @Test(arguments: [
    (["snapshot", "-o", "/proc/frames"], "'/proc/frames'"),
    (["snapshot", "-o", "/dev/null/frames"], "'/dev/null/frames'"),
    (["show", "-o", "/nonexistent/frame.png"], "'/nonexistent/frame.png'"),
    (["show", "-o", "/proc/frame.png"], "'/proc/frame.png'"),
    (["fonts", "-o", "/nonexistent/fonts.txt"], "'/nonexistent/fonts.txt'"),
  ])
  func aPlaceThatCannotBeWrittenIsNamed(arguments: [String], name: String) throws {
    let run = try BuiltProgram.run(arguments)
    #expect(run.code == 2)
    #expect(run.words.hasPrefix("typo-preview: error: cannot write to \(name): "), "\(run.words)")
  }

  private static let verbs = [
    ["show"], ["show", "--format", "png"], ["fonts"], ["snapshot", "--format", "json"], ["--help"],
    ["--version"],
  ]

  @Test(arguments: verbs)
  func aFullDiskIsAnError(arguments: [String]) throws {
    let run = try BuiltProgram.run(arguments, output: .file("/dev/full"))
    #expect(run.code == 2)
    #expect(
      run.words == "typo-preview: error: cannot write to standard output: No space left on device\n"
    )
  }

  @Test(arguments: verbs)
  func aClosedPipeIsAnError(arguments: [String]) throws {
    let run = try BuiltProgram.run(arguments, output: .closedPipe)
    #expect(run.code == 2)
    #expect(run.words == "typo-preview: error: cannot write to standard output: Broken pipe\n")
  }
}
