import Raster
import Typography

extension RegisteredFonts {
  /// Registers the installed fonts of a name, with the family that they belong to: a weight matches
  /// again inside it.
  mutating func addInstalled(named name: String, from system: SystemFonts) {
    addInstalled(system.files(named: name))
    switch FaceCatalog(faces: faces).match(name) {
    case .postScriptName(let face), .fullName(let face), .namedInstance(let face, _):
      addInstalled(system.files(ofFamily: face.family))
    // The name may be the full name of one face and mean the family all the same.
    case .family: addInstalled(system.files(ofFamily: name))
    case nil: break
    }
  }

  /// Registers installed files under names that do not say where this machine keeps them.
  mutating func addInstalled(_ paths: [String]) {
    for path in paths {
      let label = "installed/\(path.lastPathComponent)"
      guard !faces.contains(where: { $0.id.file == label }) else { continue }
      // A broken file of the machine is not the design's concern.
      _ = try? register(path: path, label: label, origin: .installed)
    }
  }
}

extension RegisteredFonts {
  /// Registers one of the program's own families by its name.
  mutating func addBundled(named name: String, from bundled: BundledFonts) {
    let family = BundledFonts.families.first { $0.lowercased() == name.lowercased() }
    guard let family else { return }
    for path in bundled.fontFiles(ofFamily: family) {
      let label = "typo-preview/\(path.lastPathComponent)"
      _ = try? register(path: path, label: label, origin: .standIn)
    }
  }
}
