import Raster
import Typography

/// Collects the fonts that a design needs, and what is wrong with them.
struct FontCollection {
  private(set) var fonts = RegisteredFonts()
  /// The family that stands in for the system font, by design.
  private(set) var standIns: [Font.Design: String] = [:]
  /// The design's files that could not be used.
  private(set) var unusable: [UnusableFont] = []
  /// What is wrong, each problem once.
  private(set) var problems: [LoadedDesign.Problem] = []

  private var known: Set<LoadedDesign.Problem> = []
  private let system = SystemFonts()

  /// Registers a font file of the design; a file that cannot be used is a problem and no more.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - label: The file's name in records and messages.
  ///   - origin: Who brings the file.
  ///   - folder: The folder that a problem names besides, where the label does not.
  mutating func add(
    _ path: String, label: String, origin: FaceDescription.Origin = .design,
    from folder: String? = nil
  ) {
    let place = folder.map { " (in the folder '\($0)')" } ?? ""
    do {
      let faces = try fonts.register(path: path, label: label, origin: origin)
      faces.forEach { noteTwin(of: $0) }
      faces.forEach { noteDefaultWeight(of: $0) }
      faces.forEach { noteFlaws(of: $0) }
      for problem in fonts.problems where problem.path == label {
        add(.error("\(problem)\(place)".printable))
      }
    } catch {
      if origin == .design { unusable.append(UnusableFont(file: label, reason: "\(error)")) }
      add(.error("\(error)\(place)".printable))
    }
  }

  /// Remembers a problem; a file that is come by twice is named once.
  mutating func add(_ problem: LoadedDesign.Problem) {
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// Two files with one PostScript name: the platform keeps one of them, here the plainest.
  private mutating func noteTwin(of face: FaceDescription) {
    let twin = fonts.faces.first {
      $0.postScriptName == face.postScriptName && $0.origin == face.origin
        && $0.id.file != face.id.file
    }
    guard let twin else { return }
    let message =
      "'\(face.postScriptName)' is the PostScript name of '\(twin.id.file)' and of "
      + "'\(face.id.file)'; the upright one nearest to regular is taken"
    add(.note(message.printable))
  }

  /// What is wrong with a face of the design for an app that has it.
  private mutating func noteFlaws(of face: FaceDescription) {
    guard face.origin == .design else { return }
    for flaw in face.flaws { add(.note("'\(face.id.file)' \(flaw)".printable)) }
  }

  /// A variable font whose tables call its default position another weight than the axis does: tools
  /// that go by the class draw the wrong weight. Here the axis decides.
  private mutating func noteDefaultWeight(of face: FaceDescription) {
    guard face.origin == .design, let axis = face.axis("wght"),
      Int(axis.defaultValue.rounded()) != face.weight
    else { return }
    let message =
      "'\(face.id.file)' calls its default weight \(face.weight), its axis says "
      + "\(axis.defaultValue.decimalText); weights are set on the axis"
    add(.note(message.printable))
  }
}

// MARK: - Fonts from elsewhere

extension FontCollection {
  /// Registers what stands in for the system font: the program's own fonts, else the first free
  /// family of a list that this machine has.
  mutating func addStandIns(for design: DesignSystem, bundled: BundledFonts) {
    for system in Font.Design.allCases where system == .default || design.asks(for: system) {
      if let own = BundledFonts.family(for: system), addBundled(own, from: bundled) {
        standIns[system] = own
      } else if let family = addFirstFamily(of: StandInFamilies.names(for: system)) {
        standIns[system] = family
      }
    }
  }

  /// Registers one of the program's own families, unless the design brings it itself.
  private mutating func addBundled(_ family: String, from bundled: BundledFonts) -> Bool {
    if !fonts.faces.contains(where: { $0.family == family }) {
      for path in bundled.fontFiles(ofFamily: family) {
        add(path, label: "typo-preview/\(path.lastPathComponent)", origin: .standIn)
      }
    }
    return fonts.faces.contains { $0.family == family }
  }

  /// Registers the fonts that the design names and does not bring: the program's own, else those that
  /// the machine has.
  mutating func addFontsFromElsewhere(for design: DesignSystem, bundled: BundledFonts) {
    for name in design.fontNames {
      if FaceCatalog(faces: fonts.faces).match(name) != nil { continue }
      fonts.addBundled(named: name, from: bundled)
      if FaceCatalog(faces: fonts.faces).match(name) != nil { continue }
      fonts.addInstalled(named: name, from: system)
    }
  }

  /// Registers an installed family; false when there is none of the name.
  @discardableResult
  mutating func addFamily(_ family: String) -> Bool {
    fonts.addInstalled(system.files(ofFamily: family))
    return fonts.faces.contains { $0.family == family }
  }

  /// Registers the first family of a list that is installed.
  mutating func addFirstFamily(of families: [String]) -> String? {
    for family in families where addFamily(family) { return family }
    return nil
  }
}

extension DesignSystem {
  /// The names of fonts that the styles ask for, without generic words, each once.
  fileprivate var fontNames: [String] {
    var seen: Set<String> = []
    return styles.flatMap(\.families).filter { name in
      Font.Design(genericFamily: name) == nil && seen.insert(name).inserted
    }
  }

  fileprivate func asks(for design: Font.Design) -> Bool {
    styles.contains { style in
      style.families.contains { Font.Design(genericFamily: $0) == design }
    }
  }
}
