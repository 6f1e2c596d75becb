import Designs
import Frames
import Raster
import Typography

/// The design with the families that edits name, and what draws it: made once for each choice of
/// families, since opening fonts takes time and nothing else about edits needs it.
final class EditedDesigns {
  /// The design as it was read.
  let design: LoadedDesign
  private let fonts: FamilyFonts
  private let blending: Blending
  /// The choices that were used last, the latest last.
  private var entries: [Entry] = []

  private struct Entry {
    var families: [String]
    var design: LoadedDesign
    var renderer: FrameRenderer
  }

  /// How many choices are kept.
  private static let limit = 12

  init(design: LoadedDesign, fonts: FamilyFonts, blending: Blending) {
    self.design = design
    self.fonts = fonts
    self.blending = blending
  }

  /// The design, not edited, with the families that edits name.
  func design(for edits: DesignEdits) -> LoadedDesign { entry(for: edits).design }

  /// What draws the design with edits.
  func renderer(for edits: DesignEdits) -> FrameRenderer { entry(for: edits).renderer }

  private func entry(for edits: DesignEdits) -> Entry {
    let families = edits.families
    if let place = entries.firstIndex(where: { $0.families == families }) {
      let entry = entries.remove(at: place)
      entries.append(entry)
      return entry
    }
    var design = design.applying(edits, families: fonts)
    design.system = self.design.system
    let entry = Entry(
      families: families, design: design,
      renderer: FrameRenderer(design: design, blending: blending))
    entries.append(entry)
    if entries.count > Self.limit { entries.removeFirst() }
    return entry
  }
}
