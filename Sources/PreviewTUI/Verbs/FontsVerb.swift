import Frames
import TerminalScreen
import Designs
import Documents
import Platform
import Typography

/// `fonts`: what got registered, what each weight really picks, and what no weight can reach.
struct FontsVerb: Verb {
  static let name = "fonts"
  static let summary = "what each weight picks"
  static var operands: [Operand<FontsVerb>] { [.design(\.arguments)] }
  static var options: [OptionDefinition<FontsVerb>] {
    DesignArguments.definitions.at(\.arguments) + [.formats(\.formats), .output(\.output)]
  }

  var arguments = DesignArguments()
  /// The form of the list; plain text where nothing is said.
  var formats: [FrameFormat]?
  /// The file; nil for standard output.
  var output: String?

  func run(console: Console) throws -> ExitCode {
    var frames = FrameOptions()
    let design = try arguments.load(keepingStylesOf: &frames, console: console)
    try write(FontReport(design: design), of: design)
    return console.hasErrors ? .unusable : .done
  }

  private func write(_ report: FontReport, of design: LoadedDesign) throws {
    let format = formats?.first ?? .txt
    guard formats?.count ?? 1 == 1, format == .txt || format == .json else {
      throw UsageError.notForVerb(Self.name, "the list is written as txt or json")
    }
    let bytes = format == .json ? report.json(design: design.system.name) : Array(report.text.utf8)
    if let path = output {
      try AtomicFile.write(bytes, to: path)
    } else {
      try OutputFile.standardOutput.write(bytes)
    }
  }
}

/// The faces of each family and what the nine weights make of them.
struct FontReport {
  /// One family.
  struct Family {
    var name: String
    var origin: FaceDescription.Origin
    var isStandIn: Bool
    var faces: [FaceDescription]
    var coverage: WeightCoverage
  }

  /// The families in the order of preference.
  let families: [Family]

  /// Reports on the families that a design brings, and on those that its styles get from elsewhere.
  init(design: LoadedDesign) {
    let matcher = design.matcher
    let used = design.system.styles.filter { !$0.isUnresolved }
      .compactMap { matcher.resolve($0.font.request(at: .large))?.face.family }
    families = matcher.catalog.families.compactMap { name in
      let faces = matcher.catalog.family(name)
      guard let origin = faces.first?.origin, origin == .design || used.contains(name) else {
        return nil
      }
      return Family(
        name: name, origin: origin, isStandIn: matcher.catalog.standIns.values.contains(name),
        faces: faces, coverage: WeightCoverage(family: name, matcher: matcher))
    }
  }
}

extension FontReport.Family {
  /// Who brought the family and what for, in words.
  fileprivate var words: String {
    let source =
      switch origin {
      case .design: "the design's"
      case .standIn: "typo-preview's own"
      case .installed: "installed on this machine"
      }
    return source + (isStandIn && origin != .design ? ", stands in for the system font" : "")
  }
}

extension FaceDescription.Origin {

  /// Who brought a face, in one word.
  fileprivate var word: String {
    switch self {
    case .design: "design"
    case .standIn: "stand-in"
    case .installed: "installed"
    }
  }
}

// MARK: - As text

extension FontReport {
  /// The report as lines of a table for each family.
  var text: String {
    families.map(text).joined(separator: "\n")
  }

  private func text(_ family: Family) -> String {
    let count = family.faces.count == 1 ? "1 face" : "\(family.faces.count) faces"
    var lines = ["\(family.name.printable): \(count), \(family.words)"]
    lines.append("")
    lines += table(
      [["  FACE", "CLASS", "STYLE", "FILE"]]
        + family.faces.map { face in
          [
            "  " + face.postScriptName.printable, weightClass(of: face),
            face.styleName.printable, face.id.file.printable,
          ]
        })
    for face in family.faces where !face.namedInstances.isEmpty {
      let names = face.namedInstances.map(\.name).joined(separator: ", ")
      lines.append("  instances of \(face.postScriptName.printable): \(names.printable)")
    }
    lines.append("")
    lines += table([["  WEIGHT", "", "UPRIGHT", "ITALIC"]] + weightRows(of: family))
    lines.append("")
    if family.coverage.unreachable.isEmpty {
      lines.append("  every face is within reach of a weight")
    } else {
      lines.append("  no weight reaches, only the PostScript name:")
      lines += family.coverage.unreachable.map {
        "    \($0.postScriptName.printable) (\($0.weight)) in \($0.id.file.printable)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func weightClass(of face: FaceDescription) -> String {
    guard let axis = face.axis("wght") else { return "\(face.weight)" }
    return "\(axis.minimum.decimalText)–\(axis.maximum.decimalText)"
  }

  private func weightRows(of family: Family) -> [[String]] {
    Font.Weight.allCases.map { weight in
      let picks = family.coverage.picks.filter { $0.weight == weight }
      return ["  " + (weight.name ?? ""), "\(weight.openTypeWeight)"]
        + [false, true].map { isItalic in
          picks.first { $0.isItalic == isItalic }.map(words) ?? "–"
        }
    }
  }

  private func words(_ pick: WeightCoverage.Pick) -> String {
    let notes = pick.font.notes.compactMap { note in
      switch note {
      case .weightSnapped: "snaps to \(pick.font.weight)"
      case .noItalic: "no italic"
      default: nil
      }
    }
    let suffix = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return pick.font.face.postScriptName.printable + suffix
  }

  /// Columns as wide as their widest entry, two spaces apart.
  private func table(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, entry) in row.enumerated() {
        line += column + 1 == row.count ? entry : entry.padded(to: widths[column] + 2)
      }
      return line
    }
  }
}

// MARK: - As JSON

extension FontReport {
  /// The report as a JSON document.
  func json(design: String) -> [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member("version", 1)
      writer.member("design", design)
      writer.member("families") {
        writer.array { families.forEach { write($0, to: writer) } }
      }
    }
    return writer.bytes
  }

  private func write(_ family: Family, to writer: JSONWriter) {
    writer.object {
      writer.member("family", family.name)
      writer.member("origin", family.origin.word)
      writer.member("faces") {
        writer.array { family.faces.forEach { write($0, to: writer) } }
      }
      writer.member("picks") {
        writer.array { family.coverage.picks.forEach { write($0, to: writer) } }
      }
      writer.member("unreachable", family.coverage.unreachable.map(\.postScriptName))
    }
  }

  private func write(_ face: FaceDescription, to writer: JSONWriter) {
    writer.object {
      writer.member("postScriptName", face.postScriptName)
      writer.member("fullName", face.fullName)
      writer.member("style", face.styleName)
      writer.member("weight", Double(face.weight))
      writer.member("italic", face.isItalic)
      writer.member("file", face.id.file)
      writer.member("index", Double(face.id.index))
      writer.member("instances", face.namedInstances.map(\.postScriptName))
    }
  }

  private func write(_ pick: WeightCoverage.Pick, to writer: JSONWriter) {
    writer.object {
      writer.member("weight", Double(pick.weight.openTypeWeight))
      writer.member("italic", pick.isItalic)
      writer.member("postScriptName", pick.font.face.postScriptName)
      writer.member("resolvedWeight", Double(pick.font.weight))
      writer.member("notes", pick.font.notes.map(\.rawValue))
    }
  }
}
