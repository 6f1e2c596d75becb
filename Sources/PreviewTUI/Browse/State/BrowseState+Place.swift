import Designs
import TerminalScreen
import Typography

/// Commands that go to another frame.
extension BrowseState {
  mutating func move(_ command: BrowseCommand, in context: BrowseContext) {
    switch command {
    case .stepSize(let step): stepSize(by: step)
    case .size(let size): place.traits.dynamicTypeSize = size
    case .toggleScheme:
      place.traits.colorScheme = place.traits.colorScheme == .light ? .dark : .light
    case .scheme(let scheme): place.traits.colorScheme = scheme
    case .stepDevice(let step): stepDevice(by: step, in: context)
    case .device(let device): place.traits.device = device
    case .stepPreview(let step): stepPreview(by: step, in: context)
    case .stepLocale(let step): stepLocale(by: step, in: context)
    case .locale(let locale): place.traits.locale = locale
    case .stepMatrix(let step): stepMatrix(by: step, in: context)
    case .toStart: goToStart()
    default: break
    }
  }

  /// Makes the text larger or smaller, up to the last size.
  private mutating func stepSize(by step: Int) {
    let sizes = DynamicTypeSize.allCases
    let position = place.traits.dynamicTypeSize.position
    let wanted = max(0, min(position + step, sizes.count - 1))
    guard wanted != position else {
      let name = place.traits.dynamicTypeSize.rawValue
      notice = step > 0 ? "\(name) is the largest size" : "\(name) is the smallest size"
      return
    }
    place.traits.dynamicTypeSize = sizes[wanted]
  }

  /// Goes to another device, and after the last to the first.
  private mutating func stepDevice(by step: Int, in context: BrowseContext) {
    let present = place.traits.device
    guard context.devices.contains(where: { $0 != present }),
      let next = context.devices.element(step, from: present)
    else {
      notice = "there is no other device"
      return
    }
    place.traits.device = next
  }

  private mutating func stepPreview(by step: Int, in context: BrowseContext) {
    guard context.previews.count > 1 else {
      notice = "there is no other preview"
      return
    }
    place.preview = modulo(place.preview + step, context.previews.count)
    offset = .zero
  }

  private mutating func stepLocale(by step: Int, in context: BrowseContext) {
    let present = place.traits.locale
    guard context.locales.contains(where: { $0 != present }),
      let next = context.locales.element(step, from: present)
    else {
      notice = "the samples have no other language; ':locale ar' shows any"
      return
    }
    place.traits.locale = next
    notice = "language: \(next.printable)"
  }

  /// Goes to another frame of the matrix, and after the last to the first.
  private mutating func stepMatrix(by step: Int, in context: BrowseContext) {
    if sheet != nil { return moveCursor(by: step) }
    let matrix = context.matrix
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
