/// A form that a frame can be written in.
package enum FrameFormat: String, CaseIterable {
  case ansi
  case png
  case txt
  case json
  /// All frames on one page.
  case html

  /// Whether every frame has a file of its own in this form.
  var isOfOneFrame: Bool { self == .ansi || self == .png || self == .txt }
}
