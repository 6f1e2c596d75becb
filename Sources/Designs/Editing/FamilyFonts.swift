package import Raster
package import Typography

/// The fonts of families that a design does not bring, read when they are first asked for.
///
/// Going through a list of families reads one after the other; those read last are kept, so that going
/// back and forth does not read them again.
package final class FamilyFonts {
  private let system: SystemFonts
  private let bundled: BundledFonts
  private var kept: [(name: String, fonts: RegisteredFonts)] = []

  /// The most bytes of fonts that are kept, besides the family that was read last.
  private static let limit = 192 << 20

  /// Makes an owner that has read nothing yet.
  package init(system: SystemFonts = SystemFonts(), bundled: BundledFonts = BundledFonts()) {
    self.system = system
    self.bundled = bundled
  }

  /// The families that this machine has; asking lists its fonts, once.
  package var installed: [InstalledFamily] { system.installedFamilies }

  /// The fonts of a name: the program's own, else this machine's; none when nobody has them.
  package func fonts(named name: String) -> RegisteredFonts {
    if let position = kept.firstIndex(where: { $0.name == name }) {
      let known = kept.remove(at: position)
      kept.append(known)
      return known.fonts
    }
    var fonts = RegisteredFonts()
    fonts.addBundled(named: name, from: bundled)
    if fonts.faces.isEmpty { fonts.addInstalled(named: name, from: system) }
    kept.append((name, fonts))
    while kept.count > 1, kept.reduce(0, { $0 + $1.fonts.byteCount }) > Self.limit {
      kept.removeFirst()
    }
    return fonts
  }
}

extension LoadedDesign {
  /// The design with some edits, and with the fonts that they name.
  package func applying(_ edits: DesignEdits, families: FamilyFonts) -> LoadedDesign {
    guard !edits.isEmpty else { return self }
    var design = self
    design.system = system.applying(edits)
    for name in edits.families where Font.Design(genericFamily: name) == nil {
      let catalog = design.matcher.catalog
      guard catalog.match(name) == nil else { continue }
      design.fonts.add(families.fonts(named: name))
      guard design.fonts.faces.count != catalog.faces.count else { continue }
      design.matcher = FaceMatcher(
        catalog: FaceCatalog(
          faces: design.fonts.faces, standIns: catalog.standIns, unusable: catalog.unusable))
    }
    return design
  }
}
