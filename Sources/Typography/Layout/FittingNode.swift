/// The first of several nodes whose ideal width fits what is offered.
final class FittingNode: LayoutNode {
  private let choices: [any LayoutNode]

  /// Makes a node of at least one choice, in the order of preference.
  init(choices: [any LayoutNode]) {
    self.choices = choices
  }

  private func choice(for proposal: ProposedSize) -> any LayoutNode {
    guard let width = proposal.width else { return choices[0] }
    let ideal = ProposedSize(width: nil, height: proposal.height)
    return choices.first { $0.size(for: ideal).width <= width } ?? choices[choices.count - 1]
  }

  /// That of the first choice: no size is offered yet.
  var spacing: ViewSpacing { choices[0].spacing }

  func adopt(isVerticalStack: Bool) {
    for choice in choices { choice.adopt(isVerticalStack: isVerticalStack) }
  }

  func size(for proposal: ProposedSize) -> Size { choice(for: proposal).size(for: proposal) }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    choice(for: proposal).baseline(which, for: proposal)
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    choice(for: proposal).place(in: bounds, proposal: proposal, on: &page)
  }
}
