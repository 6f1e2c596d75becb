import Designs
import TerminalScreen
import Typography

/// Commands that go to another frame.
extension BrowseState {
  mutating func move(_ command: BrowseCommand, in context: BrowseContext) {
    switch command {
    case .step(let axis, let step): self.step(axis, by: step, in: context)
    case .set(let axis, let value): axis.set(value, in: &place.traits)
    case .stepPreview(let step): stepPreview(by: step, in: context)
    case .stepMatrix(let step): stepMatrix(by: step, in: context)
    case .toStart: goToStart()
    default: break
    }
  }

  /// Goes to another value of an axis.
  private mutating func step(_ axis: PreviewAxis, by step: Int, in context: BrowseContext) {
    let values = context.setting.values(of: axis)
    switch axis.stepping {
    case .bounded(let first, let last):
      stepWithinBounds(axis, by: step, among: values, end: step > 0 ? last : first)
    case .around(let alone, let prefix):
      stepAround(axis, by: step, among: values, alone: alone, prefix: prefix)
    }
  }

  /// Goes to another value, up to the last one.
  private mutating func stepWithinBounds(
    _ axis: PreviewAxis, by step: Int, among values: [PreviewAxis.Value], end: String
  ) {
    let present = axis.value(of: place.traits)
    let position = values.firstIndex(of: present) ?? 0
    let wanted = max(0, min(position + step, values.count - 1))
    guard wanted != position else {
      notice = "\(present.name) is the \(end) \(axis.name)"
      return
    }
    axis.set(values[wanted], in: &place.traits)
  }

  /// Goes to another value, and after the last to the first.
  private mutating func stepAround(
    _ axis: PreviewAxis, by step: Int, among values: [PreviewAxis.Value], alone: String,
    prefix: String?
  ) {
    let present = axis.value(of: place.traits)
    guard values.contains(where: { $0 != present }),
      let next = values.element(step, from: present)
    else {
      notice = alone
      return
    }
    axis.set(next, in: &place.traits)
    if let prefix { notice = prefix + next.name.printable }
  }

  private mutating func stepPreview(by step: Int, in context: BrowseContext) {
    guard context.setting.previews.count > 1 else {
      notice = "there is no other preview"
      return
    }
    place.preview = modulo(place.preview + step, context.setting.previews.count)
    offset = .zero
  }

  /// Goes to another frame of the matrix, and after the last to the first.
  private mutating func stepMatrix(by step: Int, in context: BrowseContext) {
    if sheet != nil { return moveCursor(by: step) }
    let matrix = context.setting.matrix
    guard !matrix.isEmpty else {
      notice = "the matrix has no frames"
      return
    }
    matrixIndex = modulo(matrixIndex + step, matrix.count)
    if matrix[matrixIndex].preview != place.preview { offset = .zero }
    if matrix[matrixIndex] == place { notice = "the matrix has no other frame" }
    place = matrix[matrixIndex]
  }

  /// Goes back to the frame of the start; what was changed on the design stays.
  private mutating func goToStart() {
    place = start
    matrixIndex = 0
    closeSheet()
    offset = .zero
    if !edits.current.isEmpty { notice = "the changes stay; u undoes them" }
  }
}
