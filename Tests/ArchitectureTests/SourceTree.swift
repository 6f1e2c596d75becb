import Support

/// The Swift sources of a folder, as far as they say who uses what.
struct SourceTree {
  /// A file without its comments and texts.
  struct File {
    /// The path below the folder of all sources: `Raster/Paint/Canvas.swift`.
    var path: String
    /// The code.
    var code: String

    /// The target: the first folder.
    var target: String { String(path.prefix { $0 != "/" }) }
    /// The folder inside of the target; empty for a file of the target itself.
    var folder: String {
      path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
    }
    /// Every name that occurs; one behind a dot with the dot, since it may be a member.
    var words: Set<Substring> { Set(code.matches(of: /\.?\w+/).map(\.output)) }
  }

  /// The files.
  var files: [File]

  /// Reads all Swift files below a folder.
  init(folder: String) throws {
    files = try Files.paths(below: folder, suffix: ".swift").map { path in
      let text = String(decoding: try Files.bytes(of: folder + "/" + path), as: UTF8.self)
      return File(path: path, code: Self.code(of: text))
    }
  }

  /// Makes a tree of files that are given.
  init(_ files: [(path: String, text: String)]) {
    self.files = files.map { File(path: $0.path, code: Self.code(of: $0.text)) }
  }

  /// A text without comments and the contents of string literals. What stands in interpolations goes
  /// too; code that is used there alone is rare.
  static func code(of text: String) -> String {
    text
      .replacing(/"""(?s:.*?)"""/, with: "\"\"")
      .replacing(/"(\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }
}

extension SourceTree {
  /// Where names are declared that files use: types by their name, and members that a file adds to a
  /// type of elsewhere by a dot and their name. A name that two files declare says nothing.
  var declarations: [String: File] {
    var types: [String: [File]] = [:]
    for file in files {
      for name in Self.types(in: file.code) { types[name, default: []].append(file) }
    }
    var members: [String: [File?]] = [:]
    for file in files {
      for member in Self.members(in: file.code) {
        let homes = types[member.type] ?? []
        let isAdded = !member.isLocal && homes.allSatisfy { $0.path != file.path }
        members["." + member.name, default: []].append(isAdded ? file : nil)
      }
    }
    let added = members.compactMapValues { $0.count == 1 ? $0[0] : nil }
    return added.merging(types.compactMapValues { $0.count == 1 ? $0[0] : nil }) { $1 }
  }

  /// The names of the types that stand at the outermost level.
  private static func types(in code: String) -> [String] {
    let declaration =
      /(?m)^(?:(?:@\w+(?:\([^)]*\))?|public|package|final|indirect|nonisolated)\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/
    return code.matches(of: declaration).map { String($0.output.1) }
  }

  /// A member of a type.
  private struct Member {
    /// The last part of the type's name.
    var type: String
    var name: String
    /// Whether no other file can mean it: it is private, or a case of its own type.
    var isLocal: Bool
  }

  /// The members that types and extensions declare. What nested types and functions declare counts
  /// too: under such a name a member cannot be told from another.
  private static func members(in code: String) -> [Member] {
    let opening = /^(?:\w+\s+)*?(?:extension|struct|class|enum|protocol|actor)\s+(?:\w+\.)*(\w+)/
    let open =
      /^\s+(?:(?:public|package|static|mutating|final|override|private\(set\))\s+)*(?:func|var|let)\s+(\w+)/
    let hidden = /^\s+(?:\w+\s+)*?(?:private|fileprivate)\s+.*?(?:func|var|let)\s+(\w+)/
    var type = ""
    var members: [Member] = []
    for line in code.split(separator: "\n") {
      if line.first != " ", let match = line.firstMatch(of: opening) {
        type = String(match.output.1)
      } else if let match = line.firstMatch(of: open) {
        members.append(Member(type: type, name: String(match.output.1), isLocal: false))
      } else if let match = line.firstMatch(of: hidden) {
        members.append(Member(type: type, name: String(match.output.1), isLocal: true))
      } else if line.prefixMatch(of: /\s+(?:indirect )?case \w/) != nil {
        members += line.matches(of: /\w+/).map {
          Member(type: type, name: String($0.output), isLocal: true)
        }
      }
    }
    return members
  }
}
