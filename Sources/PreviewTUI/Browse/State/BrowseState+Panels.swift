import Designs
import TerminalScreen
import Typography

/// Keys while something lies over the frame.
extension BrowseState {
  /// Opens a panel.
  mutating func openPanel(_ command: BrowseCommand, in context: BrowseContext) -> [BrowseEffect] {
    switch command {
    case .help: panel = .help(line: 0)
    case .chooseFamily(let isRamp):
      guard isRamp || style != nil else {
        notice = "no style is marked; n marks the next one, f is for the whole ramp"
        return [.redraw]
      }
      panel = .families(FamilyPicker(style: isRamp ? nil : style))
      return [.listFamilies]
    case .editText:
      panel = .prompt(Prompt(.sampleText(style: style), text: sampleText(in: context)))
    case .search: panel = .prompt(Prompt(.search(before: style, offset: offset)))
    case .commandLine: panel = .prompt(Prompt(.command))
    case .showPatch:
      guard !edits.current.isEmpty else {
        notice = "nothing is changed; f < > I ( ) t change the design"
        return [.redraw]
      }
      return [.makePatch]
    default: break
    }
    return [.redraw]
  }

  /// Takes a key for the panel that is open.
  mutating func applyInPanel(_ key: TerminalKey, in context: BrowseContext) -> [BrowseEffect] {
    let effects: [BrowseEffect] =
      switch panel {
      case .help: applyInHelp(key, in: context)
      case .patch: applyInPatch(key, in: context)
      case .families(let picker): apply(key, in: picker, context)
      case .prompt(let prompt): apply(key, in: prompt, context)
      case nil: []
      }
    tryOut(in: context)
    return effects
  }

  /// What the open panel would change; nil for a panel that changes nothing.
  private func tries(in context: BrowseContext) -> DesignEdits? {
    switch panel {
    case .families(let picker):
      picker.chosen.flatMap { wish(.family($0.name), picker.style, context)?.edits }
    case .prompt(let prompt):
      if case .sampleText(let style) = prompt.kind {
        wish(.text(prompt.field.text), style, context)?.edits
      } else {
        nil
      }
    case .help, .patch, nil: nil
    }
  }

  /// Shows what the open panel would change.
  mutating func tryOut(in context: BrowseContext) {
    tried = tries(in: context)
  }

  /// What follows when the typed text of a panel has changed.
  mutating func panelChanged(in context: BrowseContext) -> [BrowseEffect] {
    switch panel {
    case .families(var picker):
      picker.filterChanged()
      panel = .families(picker)
    case .prompt(var prompt):
      prompt.completion = nil
      panel = .prompt(prompt)
      if case .search(let before, _) = prompt.kind { find(prompt.field.text, before, in: context) }
    case .help, .patch, nil: break
    }
    tryOut(in: context)
    return [.redraw]
  }
}

// MARK: - Help and patch

extension BrowseState {
  /// How far a key scrolls a panel; nil for a key that does not.
  private static func lines(_ key: TerminalKey, page: Int) -> Int? {
    switch key {
    case .down, .character("j"): 1
    case .up, .character("k"): -1
    case .pageDown, .character(" "): page
    case .pageUp: -page
    case .home, .character("g"): -10_000
    case .end, .character("G"): 10_000
    default: nil
    }
  }

  /// Takes a key while the help is open: it scrolls help that does not fit, or closes it.
  private mutating func applyInHelp(_ key: TerminalKey, in context: BrowseContext) -> [BrowseEffect]
  {
    if let lines = Self.lines(key, page: max(1, context.screen.viewport.rows - 4)),
      context.screen.hiddenPanelLines > 0
    {
      panel?.scroll(by: lines, hidden: context.screen.hiddenPanelLines)
    } else {
      panel = nil
    }
    return [.redraw]
  }

  /// Takes a key while the patch is open.
  private mutating func applyInPatch(
    _ key: TerminalKey, in context: BrowseContext
  ) -> [BrowseEffect] {
    if let lines = Self.lines(key, page: max(1, context.screen.viewport.rows - 4)) {
      panel?.scroll(by: lines, hidden: context.screen.hiddenPanelLines)
      return [.redraw]
    }
    switch key {
    case .enter, .character("y"), .character("w"):
      panel = nil
      return [.write]
    case .escape, .character("q"), .character("n"), .character("x"):
      panel = nil
      notice = "nothing is written; the changes stay"
    default: break
    }
    return [.redraw]
  }
}

// MARK: - Families

extension BrowseState {
  private mutating func apply(
    _ key: TerminalKey, in old: FamilyPicker, _ context: BrowseContext
  ) -> [BrowseEffect] {
    var picker = old
    let page = max(1, context.screen.viewport.rows - 6)
    switch key {
    case .up, .control("p"): picker.move(by: -1)
    case .down, .control("n"), .tab: picker.move(by: 1)
    case .backTab: picker.move(by: -1)
    case .pageUp: picker.move(by: -page)
    case .pageDown: picker.move(by: page)
    case .escape, .control("c"), .control("g"):
      panel = nil
      return [.redraw]
    case .enter:
      panel = nil
      accept(picker, in: context)
      return [.redraw]
    default:
      guard picker.filter.apply(key) else { return [.redraw] }
      panel = .families(picker)
      return panelChanged(in: context)
    }
    panel = .families(picker)
    return [.redraw]
  }

  private mutating func accept(_ picker: FamilyPicker, in context: BrowseContext) {
    guard let family = picker.chosen else {
      notice = picker.choices.isEmpty ? "no family fits" : "no family chosen"
      return
    }
    edit(.family(family.name), of: picker.style, in: context)
  }
}

// MARK: - Prompts

extension BrowseState {
  private mutating func apply(
    _ key: TerminalKey, in old: Prompt, _ context: BrowseContext
  ) -> [BrowseEffect] {
    var prompt = old
    switch key {
    case .escape, .control("c"), .control("g"):
      panel = nil
      if case .search(let before, let place) = prompt.kind {
        style = before
        offset = place
        notice = nil
      }
      return [.redraw]
    case .enter:
      panel = nil
      return accept(prompt, in: context)
    case .tab, .backTab:
      let words = words(for: prompt, context)
      prompt.complete(by: key == .tab ? 1 : -1) { words($0) }
      panel = .prompt(prompt)
      if case .search(let before, _) = prompt.kind { find(prompt.field.text, before, in: context) }
      return [.redraw]
    case .backspace where prompt.field.text.isEmpty && prompt.kind == .command:
      panel = nil
      return [.redraw]
    default:
      guard prompt.field.apply(key) else { return [.redraw] }
      panel = .prompt(prompt)
      return panelChanged(in: context)
    }
  }

  /// What Tab offers.
  private func words(for prompt: Prompt, _ context: BrowseContext) -> (String) -> [String] {
    switch prompt.kind {
    case .sampleText: { _ in [] }
    case .search:
      { text in StyleSearch.names(matching: text, in: context.screen.styles.map(\.name)) }
    case .command: { text in CommandWords.completions(of: text, in: context) }
    }
  }

  private mutating func accept(_ prompt: Prompt, in context: BrowseContext) -> [BrowseEffect] {
    switch prompt.kind {
    case .sampleText(let style):
      edit(.text(prompt.field.text), of: style, in: context)
      return [.redraw]
    case .search(let before, _):
      find(prompt.field.text, before, in: context)
      return [.redraw]
    case .command:
      do throws(CommandWordsError) {
        guard let command = try CommandWords.command(prompt.field.text, in: context) else {
          return [.redraw]
        }
        return apply(command, in: context)
      } catch {
        notice = error.words
        return [.redraw]
      }
    }
  }

  /// Marks the style whose name fits best; the one that was marked before when none does.
  private mutating func find(_ text: String, _ before: String?, in context: BrowseContext) {
    guard !text.isEmpty else {
      mark(before, in: context)
      return
    }
    let names = StyleSearch.names(matching: text, in: context.screen.styles.map(\.name))
    if let name = names.first {
      mark(name, in: context)
      if names.count > 1 { notice = "\(name.printable), and \(names.count - 1) more; Tab steps" }
    } else {
      style = before
      notice = "no style is called '\(text.printable)'"
    }
  }
}
