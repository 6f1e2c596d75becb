import Designs
import Documents
import TerminalScreen
import Typography

extension BrowseScene {
  /// The number of lines of a panel that do not fit into its part of the screen.
  static func hiddenLines(
    of panel: Panel?, in rect: CellRect, bindings: KeyBindings
  ) -> Int {
    let rows = max(1, rect.area.rows - PanelBox.frameRows)
    switch panel {
    case .help: return max(0, help(bindings, in: rect).lines.count - rows)
    case .patch(let patch): return max(0, patch.lines.count - rows)
    case .families, .prompt, nil: return 0
    }
  }

  /// Adds the panel that is open.
  mutating func add(_ panel: Panel, in rect: CellRect, context: BrowseContext) {
    switch panel {
    case .help(let line): addHelp(from: line, in: rect, bindings: context.setting.bindings)
    case .patch(let patch): addPatch(patch, in: rect)
    case .families(let picker): addFamilies(picker, in: rect)
    case .prompt(let prompt): addPrompt(prompt, context: context)
    }
  }

  // MARK: Help and patch

  private static func help(_ bindings: KeyBindings, in rect: CellRect) -> HelpBox {
    HelpBox(bindings: bindings, columns: rect.area.columns - PanelBox.frameColumns)
  }

  private mutating func addHelp(from line: Int, in rect: CellRect, bindings: KeyBindings) {
    let help = Self.help(bindings, in: rect)
    addBox(
      title: "Keys", lines: help.lines, from: line, columns: help.columns, in: rect,
      footer: "any key closes")
  }

  private mutating func addPatch(_ patch: PatchPanel, in rect: CellRect) {
    let lines = patch.lines.map { ChromeLine($0.text, style: $0.kind.style) }
    let widest = lines.map { DisplayText.columns($0.text) }.max() ?? 0
    addBox(
      title: patch.path.printable, lines: lines, from: patch.line, columns: max(widest, 44),
      in: rect, footer: "Enter writes it, Esc leaves it")
  }

  /// Adds a box in the middle of a part of the screen, as large as it must be.
  private mutating func addBox(
    title: String, lines: [ChromeLine], from first: Int, columns: Int, in rect: CellRect,
    footer: String
  ) {
    let shown = min(lines.count, max(1, rect.area.rows - PanelBox.frameRows))
    let width = min(columns + PanelBox.frameColumns, rect.area.columns)
    let height = min(shown + PanelBox.frameRows, rect.area.rows)
    let box = CellRect(
      column: rect.origin.column + (rect.area.columns - width) / 2,
      row: rect.origin.row + (rect.area.rows - height) / 2, columns: width, rows: height)
    let start = max(0, min(first, lines.count - shown))
    let words = [PanelBox.more(from: start, shown: shown, of: lines.count), footer]
    texts += PanelBox(
      title: title, lines: Array(lines.dropFirst(start).prefix(shown)),
      footer: words.filter { !$0.isEmpty }.joined(separator: "; ")
    ).texts(in: box)
    hits.append(HitArea(rect: box, target: .panel))
  }

  // MARK: Families

  /// The columns of the list of families, which leaves the frame to be seen.
  private static let familyColumns = 40

  private mutating func addFamilies(_ picker: FamilyPicker, in rect: CellRect) {
    let width = min(Self.familyColumns, rect.area.columns)
    let height = min(rect.area.rows, 22)
    let box = CellRect(
      column: rect.columns.upperBound - width, row: rect.origin.row, columns: width, rows: height)
    let rows = max(0, height - PanelBox.frameRows - 1)
    let first = max(0, min((picker.position ?? 0) - rows / 2, picker.choices.count - rows))
    let field = "▸ \(picker.filter.text.printable)"
    var lines = [ChromeLine(field, style: .underlined)]
    for (index, choice) in picker.choices.enumerated().dropFirst(first).prefix(rows) {
      lines.append(
        ChromeLine(
          Self.row(for: choice, columns: width - PanelBox.frameColumns),
          style: index == picker.position ? .reversed : []))
    }
    if picker.choices.isEmpty { lines.append(ChromeLine("no family fits", style: .dim)) }
    let title = picker.style.map { "Family of \($0.printable)" } ?? "Family of the ramp"
    texts += PanelBox(title: title, lines: lines, footer: "type, arrows, Enter, Esc").texts(in: box)
    hits.append(HitArea(rect: box, target: .panel))
    for index in 0..<min(rows, max(0, picker.choices.count - first)) {
      hits.append(
        HitArea(
          rect: CellRect(
            column: box.origin.column, row: box.origin.row + 2 + index, columns: width, rows: 1),
          target: .row(first + index)))
    }
    let before = DisplayText.columns(picker.filter.before.printable)
    cursor = CellPoint(
      column: min(box.origin.column + 4 + before, box.columns.upperBound - 2),
      row: box.origin.row + 1)
  }

  /// A family with who brings it, and the weights of the design that it lacks.
  private static func row(for family: FamilyList.Entry, columns: Int) -> String {
    let missing = family.missingWeights.map(String.init).joined(separator: " ")
    let origin =
      switch family.origin {
      case .installed: ""
      case .design: "design"
      case .standIn: "ours"
      }
    let facts = missing.isEmpty ? origin : "lacks \(missing)"
    let room = max(0, columns - DisplayText.columns(facts) - 1)
    return DisplayText.cut(
      DisplayText.fitted(family.name.printable, columns: room) + " " + facts, columns: columns)
  }

  // MARK: A line that is typed

  private mutating func addPrompt(_ prompt: Prompt, context: BrowseContext) {
    guard size.rows > 1 else { return }
    let row = size.rows - 1
    let before = prompt.field.before.printable
    // The end of a long text is what is being typed.
    let label = prompt.label
    let room = max(1, size.columns - DisplayText.columns(label) - 1)
    let shown = DisplayText.end(of: before, columns: room)
    let text = label + shown + prompt.field.after.printable
    texts.append(ChromeText(DisplayText.fitted(text, columns: size.columns), column: 0, row: row))
    cursor = CellPoint(
      column: min(DisplayText.columns(label + shown), size.columns - 1), row: row)
    guard size.rows > 3 else { return }
    if let completion = prompt.completion {
      addCompletion(completion, row: row - 1)
    } else if case .search = prompt.kind, !prompt.field.text.isEmpty {
      addMatches(
        StyleSearch.names(matching: prompt.field.text, in: context.screen.styles.map(\.name)),
        row: row - 1)
    }
  }

  /// Shows which styles fit what is searched for.
  private mutating func addMatches(_ names: [String], row: Int) {
    let words =
      names.isEmpty
      ? "no style is called so" : names.map(\.shortened).joined(separator: "  ")
    texts.append(
      ChromeText(
        DisplayText.fitted(" " + words, columns: size.columns), column: 0, row: row,
        style: .reversed))
  }

  private mutating func addCompletion(_ completion: Prompt.Completion, row: Int) {
    var words = ""
    for line in completion.lines.dropFirst(completion.position) {
      words +=
        (words.isEmpty ? " " : "  ")
        + (line.split(separator: " ", maxSplits: 1).last.map(String.init) ?? line).printable
    }
    texts.append(
      ChromeText(
        DisplayText.fitted(words, columns: size.columns), column: 0, row: row, style: .reversed))
  }
}

extension UnifiedDiff.Line.Kind {
  /// How the line looks: what comes stands out, what goes steps back.
  fileprivate var style: ChromeStyle {
    switch self {
    case .added, .file: .bold
    case .removed, .place, .noLineFeed: .dim
    case .context: []
    }
  }
}
