import Platform
import Support
import Testing

/// Below a folder that somebody named, nothing is reached through a link.
@Suite struct ConfinedFolderTests {
  /// A folder to work in, one beside it that must stay as it is, and links between them.
  private final class Place {
    let scratch: ScratchFolder
    let folder: ConfinedFolder

    init() throws {
      scratch = try ScratchFolder()
      try scratch.write("precious", to: "outside/key")
      try scratch.write("own", to: "inside/own")
      try scratch.link("inside/folder", to: "../outside")
      try scratch.link("inside/file", to: "../outside/key")
      try scratch.link("inside/new", to: "../outside/new")
      try scratch.link("inside/round", to: "round")
      folder = try ConfinedFolder(opening: scratch.path("inside"))
    }

    func outside() throws -> [String: [UInt8]] {
      try Dictionary(
        uniqueKeysWithValues: scratch.files(below: "outside").map {
          ($0, try scratch.bytes(of: "outside/" + $0))
        })
    }
  }

  private static let ways = ["folder/key", "folder/new", "file", "new", "round", "folder/a/b"]

  @Test(arguments: ways)
  func nothingIsWrittenThroughALink(name: String) throws {
    let place = try Place()
    let before = try place.outside()
    let link = place.scratch.path("inside/" + (name.split(separator: "/").first ?? ""))
    let error = #expect(throws: WriteError.self) { try place.folder.write([1], to: name) }
    #expect(error?.isLink == true)
    #expect(error?.file == link)
    #expect(error?.description.contains("it is a link") == true)
    #expect(try place.outside() == before)
    #expect(place.scratch.files(below: "inside").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test(arguments: ["folder/key", "file", "round"])
  func nothingIsReadThroughALink(name: String) throws {
    let place = try Place()
    let link = place.scratch.path("inside/" + (name.split(separator: "/").first ?? ""))
    #expect(throws: FileError.link(link)) { try place.folder.read(name) }
    #expect(place.folder.kind(of: name) != .file)
  }

  @Test func nothingIsRemovedOrListedThroughALink() throws {
    let place = try Place()
    let before = try place.outside()
    #expect(!place.folder.remove("folder/key"))
    place.folder.removeFolder("folder")
    #expect(throws: FileError.self) { try place.folder.names(in: "folder") }
    #expect(throws: FileError.self) { try place.folder.subfolder("folder") }
    #expect(place.folder.remove("file"))
    #expect(try place.outside() == before)
  }

  @Test(arguments: [
    "", "/", "..", "../outside/key", "a/../../outside/key", "/etc/passwd", "a//b", ".",
  ])
  func namesThatLeadOutAreNone(name: String) throws {
    let place = try Place()
    let before = try place.outside()
    #expect(throws: FileError.self) { try place.folder.read(name) }
    #expect(throws: WriteError.self) { try place.folder.write([1], to: name) }
    #expect(!place.folder.remove(name))
    #expect(try place.outside() == before)
  }

  @Test func theFolderItselfMayBeALink() throws {
    let place = try Place()
    let folder = try ConfinedFolder(making: place.scratch.path("inside/folder"))
    #expect(try folder.read("key") == Array("precious".utf8))
    try folder.write([7], to: "a/b/c")
    #expect(try place.scratch.bytes(of: "outside/a/b/c") == [7])
    #expect(try folder.names(in: "") == ["a", "key"])
    #expect(folder.remove("a/b/c"))
    folder.removeFolder("a/b")
    #expect(try folder.names(in: "a") == [])
  }

  @Test func aTakenNameForTheFileBesideIsLeftAlone() throws {
    let place = try Place()
    let name = ".own.\(ProcessNumber.own).tmp"
    try place.scratch.link("inside/\(name)", to: "../outside/key")
    let before = try place.outside()
    try place.folder.write([9], to: "own")
    #expect(try place.folder.read("own") == [9])
    #expect(try place.outside() == before)
    let path = place.scratch.path("inside/own")
    try AtomicFile.write([8], to: path)
    try AtomicFile.rewrite(path, with: [7, 7])
    #expect(try place.folder.read("own") == [7, 7])
    #expect(try place.outside() == before)
    #expect(try Files.target(ofLink: place.scratch.path("inside/\(name)")) == "../outside/key")
  }

  @Test func oneRunWaitsForTheOther() throws {
    let place = try Place()
    let other = try ConfinedFolder(opening: place.scratch.path("inside"))
    struct Waiting: Error {}
    try place.folder.lock { () throws(Waiting) in throw Waiting() }
    #expect(throws: Waiting.self) { try other.lock { () throws(Waiting) in throw Waiting() } }
  }
}
