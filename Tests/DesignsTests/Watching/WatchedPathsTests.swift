import Support
import Testing
import Typography

@testable import Designs

/// What a design is made of, as far as files go.
@Suite struct WatchedPathsTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func aDocumentHasTheFontsBesideIt() throws {
    let path = try folder.write("{}", to: "design.tokens.json")
    let paths = WatchedPaths(of: DesignLoader(argument: path, fontFolders: ["/more"]), design: nil)
    #expect(paths.files == [path])
    #expect(paths.fontTrees == [folder.path("Fonts"), folder.path("fonts"), "/more"])
    #expect(paths.fontFolders == [folder.path])
    #expect(paths.tokensFolders == [])
  }

  @Test func aDocumentMayNameItsFolders() throws {
    let settings = #"{ "$extensions": { "typo-preview": { "fonts": ["new"] } } }"#
    let path = try folder.write(settings, to: "design.tokens.json")
    var last = DesignSystem(name: "")
    last.fontFolders = ["old"]
    let loader = DesignLoader(argument: folder.path)
    let paths = WatchedPaths(of: loader, design: last)
    #expect(paths.files == [path])
    #expect(paths.fontTrees == [folder.path("old")])
    #expect(paths.fontFolders == [])
    #expect(
      paths.tokensFolders == [folder.path, folder.path("tokens"), folder.path("design-tokens")])
    let broken = WatchedPaths(of: loader, design: last, isCurrent: false)
    #expect(broken.fontTrees == [folder.path("old"), folder.path("new")])
  }

  @Test func fontsAloneAreWatchedToo() throws {
    let font = try folder.write("", to: "Type/A.otf")
    #expect(WatchedPaths(of: DesignLoader(argument: font), design: nil).files == [font])
    let paths = WatchedPaths(of: DesignLoader(argument: folder.path("Type")), design: nil)
    #expect(paths.fontTrees == [folder.path("Type")])
    #expect(paths.tokensFolders.first == folder.path("Type"))
  }

  @Test func whatIsNotThereYetIsWaitedFor() {
    let path = folder.path("soon.tokens.json")
    #expect(WatchedPaths(of: DesignLoader(argument: path), design: nil).files == [path])
  }

  @Test func whereNothingIsNamedADocumentMayCome() {
    let paths = WatchedPaths(of: DesignLoader(argument: nil), design: nil)
    #expect(paths.tokensFolders == [".", "tokens", "design-tokens"])
  }
}
