import Designs
import Documents

/// What lies over the frame and takes the keys.
enum Panel: Hashable {
  /// The keys; the first visible line.
  case help(line: Int)
  /// What was changed, as a patch.
  case patch(PatchPanel)
  /// A list of families to choose from.
  case families(FamilyPicker)
  /// A line that is being typed.
  case prompt(Prompt)
}

/// What was changed, as a patch that can be written.
struct PatchPanel: Hashable {
  /// The file that it changes or makes, as the user knows it.
  var path: String
  /// The lines of the patch.
  var lines: [UnifiedDiff.Line]
  /// The first visible line.
  var line = 0

  /// Makes a panel of what would be written.
  init(_ patch: DesignPatch) {
    path = (patch.isNew ? "New file " : "") + patch.file
    lines = patch.diff.lines
  }
}

extension Panel {
  /// The first visible line of a panel that scrolls.
  private var line: Int? {
    get {
      switch self {
      case .help(let line): line
      case .patch(let patch): patch.line
      case .families, .prompt: nil
      }
    }
    set {
      switch self {
      case .help: self = .help(line: newValue ?? 0)
      case .patch(var patch):
        patch.line = newValue ?? 0
        self = .patch(patch)
      case .families, .prompt: break
      }
    }
  }

  /// Moves the first visible line into what can be scrolled to.
  mutating func clampLine(to hidden: Int) {
    line = line.map { max(0, min($0, hidden)) }
  }

  /// Scrolls by so many lines.
  mutating func scroll(by lines: Int, hidden: Int) {
    line = line.map { max(0, min($0 + lines, hidden)) }
  }

  /// Types pasted text; false where nothing is typed.
  mutating func insert(_ text: String) -> Bool {
    switch self {
    case .families(var picker):
      picker.filter.insert(text)
      self = .families(picker)
    case .prompt(var prompt):
      prompt.field.insert(text)
      self = .prompt(prompt)
    case .help, .patch: return false
    }
    return true
  }
}
