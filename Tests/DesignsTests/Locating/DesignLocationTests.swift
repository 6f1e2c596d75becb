import Testing

@testable import Designs
@testable import Platform

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that is removed with its owner.
private final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/typo-preview-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      mkdtemp(buffer.baseAddress!).map { String(cString: $0) }
    }
    path = try #require(made)
  }

  deinit { Self.remove(path) }

  /// Removes a file, or a folder with all that is in it; links are not followed.
  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    guard let stream = opendir(path) else { return }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { remove(path + "/" + name) }
    }
    closedir(stream)
    rmdir(path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  /// Writes files, with the folders that they need.
  func write(_ names: String..., text: String = "{}") {
    for name in names {
      var folder = path
      for part in name.split(separator: "/").dropLast() {
        folder += "/" + part
        mkdir(folder, 0o755)
      }
      let file = fopen(path(name), "w")!
      fputs(text, file)
      fclose(file)
    }
  }
}

@Suite struct DesignLocationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func find(_ name: String) throws(DesignLocationError) -> DesignLocation {
    try DesignLocation.find(folder.path(name))
  }

  @Test(arguments: [
    "a.tokens.json", "a.tokens", "tokens.json", "design-tokens.json", "typography.json",
    "design-tokens.tokens.json", "tokens/typography.json", "design-tokens/typography.tokens.json",
  ])
  func aFolderIsItsTokensFile(name: String) throws {
    folder.write("d/" + name, "d/Fonts/A.ttf", "d/package.json", "d/.hidden.tokens.json")
    #expect(try find("d") == .tokens(path: folder.path("d/" + name)))
  }

  @Test func typographyGoesBeforeOtherTokens() throws {
    folder.write("color.tokens.json", "typography.tokens.json")
    #expect(try find("") == .tokens(path: folder.path("") + "typography.tokens.json"))
  }

  @Test func severalTokensFilesAreAnErrorThatListsThem() throws {
    folder.write("d/b.tokens.json", "d/a.tokens.json")
    let error = try #require(throws: DesignLocationError.self) { try find("d") }
    #expect(
      error
        == .ambiguous(
          folder: folder.path("d"),
          files: [folder.path("d/a.tokens.json"), folder.path("d/b.tokens.json")]))
    #expect(error.message.contains("a.tokens.json', '"))
  }

  @Test func aFolderOfFontsListsThemInOrder() throws {
    folder.write(
      "d/b.otf", "d/B.ttf", "d/sub/c.WOFF2", "d/sub/deep/x.ttc", "d/.hidden/h.ttf", "d/.h.ttf",
      "d/readme.txt", "d/ttf")
    symlink("..", folder.path("d/sub/loop"))
    symlink("b.otf", folder.path("d/link.otf"))
    symlink("nowhere", folder.path("d/dangling.ttf"))
    mkfifo(folder.path("d/pipe.ttf"), 0o644)
    // What only has a font's name is listed too, so that whoever opens it can say what it is.
    let fonts = [
      "B.ttf", "b.otf", "dangling.ttf", "link.otf", "pipe.ttf", "sub/c.WOFF2", "sub/deep/x.ttc",
    ]
    #expect(
      try find("d")
        == .fontFolder(path: folder.path("d"), fonts: fonts.map { folder.path("d/" + $0) }))
  }

  @Test func filesAreKnownByTheirNames() throws {
    folder.write("a.json", "A.TTF", "notes.txt", ".ttf")
    #expect(try find("a.json") == .tokens(path: folder.path("a.json")))
    #expect(try find("A.TTF") == .fontFile(path: folder.path("A.TTF")))
    #expect(throws: DesignLocationError.noDesign(path: folder.path("notes.txt"))) {
      try find("notes.txt")
    }
    #expect(throws: DesignLocationError.noDesign(path: folder.path(".ttf"))) { try find(".ttf") }
  }

  @Test func anEmptyFolderIsAnError() throws {
    folder.write("d/readme.txt")
    #expect(throws: DesignLocationError.emptyFolder(path: folder.path("d"))) { try find("d") }
  }

  @Test func aMissingNameSuggestsItsNeighbour() throws {
    folder.write("type.tokens.json")
    let wanted = folder.path("typo.tokens.json")
    #expect(
      throws: DesignLocationError.missing(path: wanted, nearest: folder.path("type.tokens.json"))
    ) { try find("typo.tokens.json") }
    #expect(
      DesignLocationError.missing(path: "a\u{1B}", nearest: nil).message == "cannot find 'a\\u{1B}'"
    )
  }

  @Test func withoutANameTheCurrentFolderOrTheBuiltInDesignIsMeant() throws {
    #expect(try DesignLocation.find(nil, currentFolder: folder.path) == .builtIn)
    folder.write("A.ttf")
    #expect(try DesignLocation.find(nil, currentFolder: folder.path) == .builtIn)
    folder.write("tokens.json")
    #expect(
      try DesignLocation.find(nil, currentFolder: folder.path)
        == .tokens(path: folder.path("tokens.json")))
  }
}

@Suite struct FileContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func error(_ path: String, limit: Int = 1 << 20) -> FileError? {
    do throws(FileError) {
      _ = try FileContents.read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func aFileIsReadWhole() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    folder.write("a", text: text)
    folder.write("empty", text: "")
    #expect(try FileContents.read(folder.path("a")) == Array(text.utf8))
    #expect(try FileContents.read(folder.path("empty")).isEmpty)
  }

  @Test func whatIsNoReadableFileIsAnErrorAndNeverWaits() {
    folder.write("big", text: "12345")
    folder.write("secret")
    chmod(folder.path("secret"), 0)
    mkfifo(folder.path("pipe"), 0o644)
    symlink("self", folder.path("self"))
    #expect(error(folder.path("none")) == .missing)
    #expect(error("") == .missing)
    #expect(error(folder.path("big") + "\0") == .missing)
    #expect(error(folder.path) == .isFolder)
    #expect(error(folder.path("pipe")) == .isNoRegularFile)
    #expect(error("/dev/null") == .isNoRegularFile)
    #expect(error(folder.path("big"), limit: 4) == .tooLarge(limit: 4))
    #expect(error(folder.path("big"), limit: 5) == nil)
    #expect(error(folder.path("self")) == .system(ELOOP))
    if geteuid() != 0 { #expect(error(folder.path("secret")) == .notPermitted) }
  }
}
