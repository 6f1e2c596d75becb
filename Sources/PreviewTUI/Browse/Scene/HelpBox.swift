import TerminalScreen

/// The keys by groups, in as many columns as fit.
struct HelpBox {
  /// The lines of the box.
  let lines: [ChromeLine]
  /// The columns of the longest.
  let columns: Int

  /// The columns between two columns of groups.
  private static let gap = 3
  /// The columns of one column of groups.
  private static let columnWidth = 48
  /// The columns of the keys.
  private static let keyWidth = 13

  /// Lays the groups out for a part of the screen.
  init(bindings: KeyBindings, columns room: Int) {
    let width = min(Self.columnWidth, max(20, room))
    let count = max(1, min(4, (room + Self.gap) / (width + Self.gap)))
    let blocks = CommandTable.groups.map { Self.lines(of: $0, bindings: bindings, columns: width) }
    let stacks = Self.stacks(of: blocks, count: count)
    let height = stacks.map(\.count).max() ?? 0
    lines = (0..<height).map { row in
      let cells = stacks.map { $0.indices.contains(row) ? $0[row] : ChromeLine("") }
      let text = cells.map { DisplayText.fitted($0.text, columns: width) }
        .joined(separator: String(repeating: " ", count: Self.gap))
      return ChromeLine(text, style: count == 1 ? cells[0].style : [])
    }
    columns = count * width + (count - 1) * Self.gap
  }

  private static func lines(
    of group: CommandTable.Group, bindings: KeyBindings, columns: Int
  ) -> [ChromeLine] {
    [ChromeLine(group.title.uppercased(), style: .bold)]
      + group.lines.map { line in
        let keys = line.entries.compactMap { bindings.keys(of: $0).first?.spelling }
        let words = keys.isEmpty ? line.label : keys.joined(separator: " ")
        let shown =
          DisplayText.columns(words) > keyWidth
          ? words
          : DisplayText.fitted(
            words, columns: keyWidth)
        return ChromeLine(
          DisplayText.cut("  \(shown) \(line.words)", columns: columns))
      } + [ChromeLine("")]
  }

  /// The blocks below each other in so many columns of about the same height, in order.
  private static func stacks(of blocks: [[ChromeLine]], count: Int) -> [[ChromeLine]] {
    let total = blocks.reduce(0) { $0 + $1.count }
    var stacks: [[ChromeLine]] = [[]]
    var done = 0
    for block in blocks {
      let isFull = done * count >= total * stacks.count - block.count * count / 2
      if isFull, stacks.count < count, stacks.last?.isEmpty == false { stacks.append([]) }
      stacks[stacks.count - 1] += block
      done += block.count
    }
    return stacks
  }
}
