import Designs
import Typography

/// Commands that change the design: what if?
extension BrowseState {
  /// Changes the marked style, or the whole ramp where none is marked.
  mutating func edit(_ command: BrowseCommand, in context: BrowseContext) {
    switch command {
    case .undo: notice = edits.undo() ? told("undone", context) : "nothing to undo"
    case .redo: notice = edits.redo() ? told("done again", context) : "nothing to do again"
    default: edit(command, of: style, in: context)
    }
  }

  /// Changes a style, or the whole ramp for nil.
  mutating func edit(_ command: BrowseCommand, of style: String?, in context: BrowseContext) {
    guard let outcome = wish(command, style, context) else { return }
    if outcome.edits == edits.current {
      notice = outcome.words.printable
    } else {
      edits.record(outcome.edits)
      notice = "\(outcome.words.printable) (u undoes, x shows the patch)"
    }
  }

  /// What a command would change; nil for one that changes nothing.
  func wish(
    _ command: BrowseCommand, _ style: String?, _ context: BrowseContext
  ) -> DesignEditor.Outcome? {
    let editor = context.setting.editor
    let present = edits.current
    switch command {
    case .family(let name): return editor.settingFamily(name, of: style, in: present)
    case .stepWeight(let steps): return editor.steppingWeight(by: steps, of: style, in: present)
    case .weight(let weight): return editor.settingWeight(weight, of: style, in: present)
    case .toggleItalic: return editor.togglingItalic(of: style, in: present)
    case .stepPointSize(let steps):
      return editor.steppingSize(by: Double(steps), of: style, in: present)
    case .text(let text):
      return editor.settingSample(
        text.isEmpty ? nil : text, locale: place.traits.locale, of: style, in: present)
    default: return nil
    }
  }

  /// The sample text that is shown for the marked style, or for all where they agree.
  func sampleText(in context: BrowseContext) -> String {
    let design = context.setting.editor.design.applying(edits.current)
    let texts = design.styles.filter { style == nil || $0.name == style }
      .map { $0.sampleText(for: place.traits.locale) }
    return Set(texts).count == 1 ? texts[0] : ""
  }

  /// A step through the history, and how much is changed now.
  private func told(_ step: String, _ context: BrowseContext) -> String {
    let count = edits.current.changes(in: context.setting.editor.design).count
    switch count {
    case 0: return "\(step); the design is as it was read"
    case 1: return "\(step); 1 style is changed"
    default: return "\(step); \(count) styles are changed"
    }
  }
}
