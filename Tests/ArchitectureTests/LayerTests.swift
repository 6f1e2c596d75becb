import Support
import Testing

/// The sources against the plan of the house.
@Suite struct LayerTests {
  /// An arrow that the plan does not allow, with the file and the name that makes it.
  struct Arrow: Hashable, CustomStringConvertible {
    var file: String
    var name: String
    var target: String

    var description: String { "\(file) uses \(name) of \(target)" }
  }

  static let sources = Repository.path("Sources")

  @Test func everyFolderIsInThePlan() throws {
    let tree = try SourceTree(folder: Self.sources)
    for file in tree.files where !file.target.hasPrefix("C") {
      #expect(Layers.targets.contains { $0.name == file.target }, "\(file.path)")
      let folders = try #require(Layers.folders[file.target], "\(file.target) has no folders")
      #expect(folders.contains(file.folder), "\(file.path) is in no folder of the plan")
    }
  }

  @Test func noFolderUsesOneAboveIt() throws {
    #expect(Self.backwards(in: try SourceTree(folder: Self.sources)) == [])
  }

  @Test func noTargetImportsOneThatItMayNot() throws {
    for file in try SourceTree(folder: Self.sources).files {
      guard let target = Layers.targets.first(where: { $0.name == file.target }) else { continue }
      let names = Layers.targets.map(\.name)
      for match in file.code.matches(of: /(?m)^(?:\w+ )?import (\w+)$/) {
        let module = String(match.output.1)
        guard names.contains(module) else { continue }
        #expect(target.uses.contains(module), "\(file.path) imports \(module)")
      }
    }
  }

  @Test func targetsUseOnlyThoseBelowThem() {
    var below: [String] = []
    for target in Layers.targets {
      for name in target.uses { #expect(below.contains(name), "\(target.name) uses \(name)") }
      below.append(target.name)
    }
  }

  @Test func anArrowThatRunsBackwardsIsFound() {
    let tree = SourceTree([
      ("Platform/Files/Page.swift", "struct Page {\n  var worker: Crew\n}"),
      ("Platform/Threads/Crew.swift", "/// Uses a Page.\nstruct Crew {}"),
      ("Platform/Processes/Text+Crew.swift", "extension String {\n  var isCrew: Bool { true }\n}"),
      ("Platform/Files/Name.swift", "struct Name {\n  var flag: Bool { text.isCrew }\n}"),
    ])
    #expect(
      Set(Self.backwards(in: tree)) == [
        Arrow(file: "Platform/Files/Page.swift", name: "Crew", target: "Platform/Threads"),
        Arrow(file: "Platform/Files/Name.swift", name: ".isCrew", target: "Platform/Processes"),
      ])
  }

  /// The arrows inside of targets that run against the order of their folders.
  static func backwards(in tree: SourceTree) -> [Arrow] {
    let declarations = tree.declarations
    return tree.files.flatMap { file -> [Arrow] in
      guard let order = Layers.folders[file.target],
        let place = order.firstIndex(of: file.folder)
      else { return [] }
      return file.words.compactMap { word in
        guard let other = declarations[String(word)], other.target == file.target,
          let target = order.firstIndex(of: other.folder), target > place
        else { return nil }
        return Arrow(
          file: file.path, name: String(word), target: "\(other.target)/\(other.folder)")
      }
    }.sorted { $0.description < $1.description }
  }
}
