#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Support
import Testing

@testable import Designs
@testable import Platform

/// What is told of real files in real folders.
@Suite struct FolderWatcherTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: ["design.tokens.json", "Fonts/Face.otf"], [true, false])
  func everySaveIsToldOnce(name: String, isListening: Bool) async throws {
    let path = try folder.write("{}", to: name)
    let probe = try WatcherProbe(paths, isListening: isListening)
    // Each way twice, with another length than before and with the same; then once more.
    for round in 0..<(isListening ? 12 : 8) {
      let way = Saving.allCases[round % 4]
      let number = (round / 4 != 1 && round % 2 == 0 ? 1000 : 100) + round
      way.save(Array("{ \"round\": \(number) }".utf8), to: path)
      #expect(try await probe.count() == 1, "\(way) in round \(round)")
    }
  }

  @Test func aBurstIsOneChange() async throws {
    let path = try folder.write("0", to: "design.tokens.json")
    let probe = try WatcherProbe(paths)
    for number in 0..<50 {
      try folder.write("\(number)", to: "Fonts/\(number).ttf")
      Saving.write(Array("\(number)".utf8), to: path)
    }
    // One, unless the burst itself took longer than anybody is kept waiting.
    #expect(try await probe.count() <= 2)
  }

  @Test func nothingIsToldOfWhatChangesNothing() async throws {
    try folder.write("abc", to: "design.tokens.json")
    try folder.write("abc", to: "Fonts/Face.otf")
    let probe = try WatcherProbe(paths)
    // Until the sums are made that tell a touch from a change.
    try await Task.sleep(for: .milliseconds(200))
    for name in ["design.tokens.json", "Fonts/Face.otf"] {
      utimes(folder.path(name), nil)
      Saving.renameOver.save(Array("abc".utf8), to: folder.path(name))
    }
    for name in [".design.tokens.json.swp", "4913", "design.tokens.json~", "Fonts/.Face.otf.part"] {
      try folder.write("swap", to: name)
      try folder.remove(name)
    }
    try folder.write("else", to: "Fonts/README.md")
    #expect(try await probe.isSilent())
  }

  @Test func fontsThatComeAndGoAreTold() async throws {
    let probe = try WatcherProbe(paths)
    #expect(try await probe.isSilent())
    try folder.write("a", to: "Fonts/Sub/A.ttf")
    #expect(try await probe.count() == 1)
    try folder.write("b", to: "Fonts/Sub/B.ttf")
    #expect(try await probe.count() == 1)
    try folder.remove("Fonts/Sub/A.ttf")
    #expect(try await probe.count() == 1)
    try folder.remove("Fonts")
    #expect(try await probe.count() == 1)
    try folder.write("a", to: "Fonts/Sub/A.ttf")
    #expect(try await probe.count() == 1)
  }

  @Test func foldersOnTheWayMayBeMovedAndReplaced() async throws {
    try folder.write("1", to: "a/b/design.json")
    try folder.write("2", to: "other/b/design.json")
    let probe = try WatcherProbe(WatchedPaths(files: [folder.path("a/b/design.json")]))
    rename(folder.path("a"), folder.path("gone"))
    #expect(try await probe.count() == 1)
    rename(folder.path("other"), folder.path("a"))
    #expect(try await probe.count() == 1)
    Saving.write([0x33], to: folder.path("a/b/design.json"))
    #expect(try await probe.count() == 1)
    Saving.write([0x34], to: folder.path("gone/b/design.json"))
    #expect(try await probe.isSilent())
  }

  @Test func linksAreFollowedAtBothEnds() async throws {
    try folder.write("1", to: "releases/1/design.json")
    try folder.write("2", to: "releases/2/design.json")
    try folder.link("current", to: "releases/1")
    try folder.link("design.json", to: "current/design.json")
    try folder.write("f", to: "store/F.ttf")
    try folder.link("Fonts/F.ttf", to: "../store/F.ttf")
    let probe = try WatcherProbe(
      WatchedPaths(files: [folder.path("design.json")], fontTrees: [folder.path("Fonts")]))
    Saving.renameOver.save([0x41], to: folder.path("releases/1/design.json"))
    #expect(try await probe.count() == 1)
    try folder.link("next", to: "releases/2")
    rename(folder.path("next"), folder.path("current"))
    #expect(try await probe.count() == 1)
    Saving.inPlace.save([0x42], to: folder.path("releases/2/design.json"))
    #expect(try await probe.count() == 1)
    Saving.renameOver.save([0x43], to: folder.path("store/F.ttf"))
    #expect(try await probe.count() == 1)
    Saving.inPlace.save([0x44], to: folder.path("releases/1/design.json"))
    #expect(try await probe.isSilent())
  }

  @Test func aHalfWrittenFileIsToldAndSoIsItsEnd() async throws {
    let path = try folder.write("{ \"a\": 1 }", to: "design.tokens.json")
    let probe = try WatcherProbe(paths)
    let file = open(path, O_WRONLY | O_TRUNC)
    defer { close(file) }
    write(file, "{ \"a", 4)
    #expect(try await probe.count() == 1)
    write(file, "\": 2 }", 6)
    #expect(try await probe.count() == 1)
  }

  @Test func aTokensFileThatComesIsTold() async throws {
    let probe = try WatcherProbe(WatchedPaths(tokensFolders: [folder.path, folder.path("tokens")]))
    try folder.write("{}", to: "package.json")
    #expect(try await probe.isSilent())
    try folder.write("{}", to: "tokens/my.tokens.json")
    #expect(try await probe.count() == 1)
  }

  @Test func whatChangedWhileItWasReadIsTold() async throws {
    try folder.write("1", to: "design.tokens.json")
    try await Task.sleep(for: .milliseconds(20))
    let since = Moment.onFiles
    #expect(try await WatcherProbe(paths, since: since).isSilent())
    try await Task.sleep(for: .milliseconds(20))
    try folder.write("2", to: "design.tokens.json")
    #expect(try await WatcherProbe(paths, since: since).count() == 1)
  }

  @Test func watchingAnewMissesNothing() async throws {
    let path = try folder.write("0", to: "design.tokens.json")
    let probe = try WatcherProbe(paths)
    for round in 1...5 {
      Saving.renameOver.save(Array("\(round)".utf8), to: path)
      try await Task.sleep(for: .milliseconds(30))
      // Others are watched while the change is still settling.
      probe.watcher.watch(round % 2 == 0 ? paths : WatchedPaths(files: [path]))
      #expect(try await probe.count() == 1, "in round \(round)")
    }
  }

  @Test func descriptorsAndThreadsAreGivenBack() async throws {
    try folder.write("1", to: "design.tokens.json")
    for number in 0..<5 { try folder.write("f", to: "Fonts/\(number)/\(number).ttf") }
    let probe = try WatcherProbe(paths)
    let before = Self.queueCount
    for round in 0..<200 {
      probe.watcher.watch(round % 2 == 0 ? WatchedPaths(fontTrees: [folder.path("Fonts")]) : paths)
    }
    for _ in 0..<60 { _ = try WatcherProbe(paths) }
    // Other tests have watchers at the same time.
    #expect(Self.queueCount < before + 40)
    Saving.inPlace.save([0x32], to: folder.path("design.tokens.json"))
    #expect(try await probe.count() == 1)
  }

  /// The number of the kernel's queues of events that this process has.
  private static var queueCount: Int {
    let names = (try? Files.names(in: "/proc/self/fd")) ?? []
    return names.filter {
      FolderListing.target(ofLink: "/proc/self/fd/\($0)")?.hasSuffix("inotify") == true
    }.count
  }

  private var paths: WatchedPaths {
    WatchedPaths(
      files: [folder.path("design.tokens.json")], fontTrees: [folder.path("Fonts")],
      fontFolders: [folder.path])
  }
}
