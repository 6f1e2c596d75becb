package import Raster

/// Whether the frame is shown as a picture or in cells, and why.
package struct ImageChoice: Hashable {
  /// The form of the picture; nil for cells.
  package var format: ImageFormat?
  /// Why, in words that complete "sixel images: …" or "no images: …".
  package var reason: String

  /// Makes a choice that is made already.
  package init(format: ImageFormat?, reason: String) {
    self.format = format
    self.reason = reason
  }
}

extension ImageChoice {
  /// Decides on the form.
  ///
  /// What was asked for wins. By itself a picture is only sent where the terminal said that it takes
  /// them, and never through a multiplexer, which may drop a large one without a word.
  ///
  /// - Parameters:
  ///   - surroundings: What is known of the terminal, with its answers.
  ///   - request: What `--images` asks for.
  ///   - colorDepth: The colours that are sent.
  ///   - hasCellSize: Whether the size of a cell in pixels is known.
  package init(
    _ surroundings: TerminalSurroundings, request: ImageRequest, colorDepth: ColorDepth,
    hasCellSize: Bool
  ) {
    switch request {
    case .none: self.init(format: nil, reason: "asked for with --images none")
    case .format(let format):
      self = Self.requested(format, surroundings.multiplexer, hasCellSize: hasCellSize).possible
    case .automatic:
      self =
        Self.refusal(surroundings, colorDepth)
        ?? Self.answered(surroundings, hasCellSize: hasCellSize).possible
    }
  }

  /// The choice; cells where this machine lacks the library that writes the pictures.
  private var possible: ImageChoice {
    do throws(LibraryError) {
      if format == .sixel { _ = try SixelEncoder() }
      return self
    } catch {
      return ImageChoice(format: nil, reason: "\(reason), but \(error)")
    }
  }

  /// What was asked for, where it is possible at all.
  private static func requested(
    _ format: ImageFormat, _ multiplexer: TerminalSurroundings.Multiplexer?, hasCellSize: Bool
  ) -> ImageChoice {
    let words = "asked for with --images \(format.rawValue)"
    if format == .sixel, !hasCellSize {
      return ImageChoice(format: nil, reason: words + ", but \(unknownCell); --cell says it")
    }
    if let multiplexer, format != .sixel || multiplexer == .screen {
      return ImageChoice(
        format: nil, reason: words + ", but \(multiplexer.rawValue) passes no such pictures on")
    }
    return ImageChoice(format: format, reason: words)
  }

  /// Why there must be no picture unless one was asked for; nil when there may be.
  private static func refusal(
    _ surroundings: TerminalSurroundings, _ colorDepth: ColorDepth
  ) -> ImageChoice? {
    if let multiplexer = surroundings.multiplexer {
      return ImageChoice(
        format: nil,
        reason: "inside \(multiplexer.rawValue) only what is asked for with --images is sent")
    }
    guard colorDepth == .trueColor else {
      return ImageChoice(format: nil, reason: "the frame is shown in fewer colours")
    }
    return nil
  }

  /// What the terminal said that it takes.
  private static func answered(
    _ surroundings: TerminalSurroundings, hasCellSize: Bool
  ) -> ImageChoice {
    guard let answers = surroundings.answers, answers.isComplete else {
      return ImageChoice(format: nil, reason: "the terminal did not answer in time")
    }
    if answers.hasKittyGraphics == true {
      return ImageChoice(format: .kitty, reason: "the terminal answers that it takes them")
    }
    if let version = answers.version, version.hasPrefix("iTerm2") {
      return ImageChoice(format: .iterm2, reason: "the terminal answers that it is iTerm2")
    }
    guard answers.hasSixel == true else {
      return ImageChoice(format: nil, reason: "the terminal does not answer that it takes any")
    }
    return hasCellSize
      ? ImageChoice(format: .sixel, reason: "the terminal answers that it takes them")
      : ImageChoice(format: nil, reason: unknownCell)
  }

  private static let unknownCell = "the terminal does not say how large its cells are"

  /// Whether the user should be told: pictures are sent, or are not though they were asked for or
  /// could be.
  func isNews(_ surroundings: TerminalSurroundings, request: ImageRequest) -> Bool {
    if case .format = request { return true }
    let answers = surroundings.answers
    let isAble = answers?.hasKittyGraphics == true || answers?.hasSixel == true
    return format != nil || request == .automatic && isAble
  }

  /// The choice in words: `kitty images: …`.
  package var words: String { "\(format?.rawValue ?? "no") images: \(reason)" }
}
