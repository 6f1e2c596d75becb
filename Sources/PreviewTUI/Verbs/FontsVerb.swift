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
    } else if format == .txt {
      try OutputFile.standardOutput.write(text: report.text)
    } else {
      try OutputFile.standardOutput.write(json: bytes)
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
      .compactMap { matcher.resolve($0.font.request(at: .large)) }
    families = matcher.catalog.families.compactMap { name in
      let faces = matcher.catalog.family(name)
      let fonts = used.filter { $0.face.family == name }
      guard let origin = faces.first?.origin, origin == .design || !fonts.isEmpty else {
        return nil
      }
      let isSystem = fonts.contains { $0.notes.contains(.systemStandIn) } && origin != .design
      let system = isSystem ? matcher.catalog.standIns.first { $0.value == name }?.key : nil
      return Family(
        name: name, origin: origin, isStandIn: matcher.catalog.standIns.values.contains(name),
        faces: faces,
        coverage: WeightCoverage(family: name, matcher: matcher, standingInFor: system))
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
    var lines = ["\(family.name.asLineStart): \(count), \(family.words)"]
    lines.append("")
    lines += table(
      [["  FACE", "CLASS", "STYLE", "FILE"]]
        + family.faces.map { face in
          [
            "  " + face.postScriptName.printable, weightClass(of: face),
            face.styleName.printable, face.id.file.printable,
          ]
        })
    lines += axisLines(of: family) + instanceLines(of: family) + flawLines(of: family)
    lines.append("")
    lines += table([["  WEIGHT", "", "UPRIGHT", "ITALIC"]] + weightRows(of: family))
    lines.append("")
    if family.coverage.unreachable.isEmpty {
      lines.append("  every face is within reach of a weight")
    } else {
      let count = family.coverage.unreachable.count
      lines.append(
        "  \(family.faces.count - count) within reach of a weight, \(count) not: only the PostScript "
          + "name reaches, with no weight beside it")
      lines += family.coverage.unreachable.map {
        "    \($0.postScriptName.printable) (\(weightClass(of: $0))) in \($0.id.file.printable)"
      }
    }
    lines += tieLines(of: family)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The class as the font has it, and what it counts as where that is another number.
  private func weightClass(of face: FaceDescription) -> String {
    if let axis = face.axis("wght") {
      return "\(axis.minimum.decimalText)–\(axis.maximum.decimalText)"
    }
    if face.weight == face.weightClass { return "\(face.weight)" }
    let isByBits = face.isBold && face.weight == 700
    return "\(face.weightClass), \(isByBits ? "bold bits: " : "as ")\(face.weight)"
  }

  private func axisLines(of family: Family) -> [String] {
    let rows = family.faces.flatMap { face in
      face.axes.map { axis in
        [
          "  " + face.postScriptName.printable, axis.tag.printable, axis.minimum.decimalText,
          axis.defaultValue.decimalText, axis.maximum.decimalText,
        ]
      }
    }
    return rows.isEmpty ? [] : [""] + table([["  FACE", "AXIS", "FROM", "DEFAULT", "TO"]] + rows)
  }

  /// The instances by the names by which an app asks for them.
  private func instanceLines(of family: Family) -> [String] {
    let rows = family.faces.flatMap { face in
      face.namedInstances.map { instance in
        let places = face.axes.compactMap { axis in
          instance.coordinates[axis.tag].map { "\(axis.tag.printable) \($0.decimalText)" }
        }
        return [
          "  " + instance.postScriptName.printable, instance.name.printable,
          places.joined(separator: ", "), face.id.file.printable,
        ]
      }
    }
    return rows.isEmpty ? [] : [""] + table([["  INSTANCE", "STYLE", "AT", "FILE"]] + rows)
  }

  private func flawLines(of family: Family) -> [String] {
    let lines = family.faces.flatMap { face in
      face.flaws.map { "  \(face.id.file.printable) \($0.description.printable)" }
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// That a tie was decided here, where one was.
  private func tieLines(of family: Family) -> [String] {
    family.coverage.picks.contains { $0.font.notes.contains(.weightTie) }
      ? ["  * another face is as near; which one the platform takes is not published"] : []
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
    let mark = pick.font.notes.contains(.weightTie) ? "*" : ""
    return pick.font.face.postScriptName.printable + mark + suffix
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
      writer.member("weightClass", Double(face.weightClass))
      writer.member("bold", face.isBold)
      writer.member("italic", face.isItalic)
      writer.member("file", face.id.file)
      writer.member("index", Double(face.id.index))
      writer.member("instances", face.namedInstances.map(\.postScriptName))
      writer.member("namedInstances") {
        writer.array { face.namedInstances.forEach { write($0, to: writer) } }
      }
      writer.member("axes") { writer.array { face.axes.forEach { write($0, to: writer) } } }
      writer.member("flaws", face.flaws.map(\.description))
    }
  }

  private func write(_ instance: FaceDescription.NamedInstance, to writer: JSONWriter) {
    writer.object {
      writer.member("postScriptName", instance.postScriptName)
      writer.member("style", instance.name)
      writer.member("coordinates") {
        writer.object {
          for (tag, value) in instance.coordinates.sorted(by: { $0.key < $1.key }) {
            writer.member(tag, value)
          }
        }
      }
    }
  }

  private func write(_ axis: FaceDescription.Axis, to writer: JSONWriter) {
    writer.object {
      writer.member("tag", axis.tag)
      writer.member("from", axis.minimum)
      writer.member("default", axis.defaultValue)
      writer.member("to", axis.maximum)
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
