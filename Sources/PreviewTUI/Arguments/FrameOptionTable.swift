import Frames
import Raster
import Typography

/// The options that choose frames and say how they are drawn.
enum FrameOptionTable {
  /// The sides of the matrix.
  static var sides: [OptionDefinition<FrameOptions>] {
    axes + [matrix] + sharedAxes
  }

  /// The sides of the matrix, and a filter of its frames.
  static var filteredSides: [OptionDefinition<FrameOptions>] {
    axes + [matrix, filter] + sharedAxes
  }

  /// What the frames show.
  static var content: [OptionDefinition<FrameOptions>] { [preview, style, text] }

  /// All that frames are drawn by.
  static var drawing: [OptionDefinition<FrameOptions>] {
    content + [bare, scale, mosaic, cell, blend, color]
  }
}

// MARK: - Which frames

extension FrameOptionTable {
  /// The options of axes along which frames differ.
  private static var axes: [OptionDefinition<FrameOptions>] {
    PreviewAxis.inWords.filter(\.isInPath).map(option(of:))
  }

  /// The options of axes that all frames share.
  private static var sharedAxes: [OptionDefinition<FrameOptions>] {
    PreviewAxis.inWords.filter { !$0.isInPath }.map(option(of:))
  }

  private static func option(of axis: PreviewAxis) -> OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--\(axis.name)", topic: .matrix,
      action: .value(placeholder: axis.option.placeholder) { options, text throws(UsageError) in
        options.sides[axis] = try OptionValue.values(text, of: axis)
      },
      help: axis.option.help)
  }

  private static var matrix: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--matrix", topic: .matrix,
      action: .value(placeholder: "NAME") { options, text throws(UsageError) in
        options.matrix = try OptionValue.choice(text, option: "--matrix")
      },
      help: [
        "common: the device in light, iPhone SE (1st generation) in dark,",
        "  iPhone 8 at accessibility1",
        "sizes: all twelve sizes   devices: one device of each width",
        "full: all sizes, both schemes, the devices of 'devices'",
        PreviewAxis.inWords.filter(\.isInPath).map { "--\($0.name)" }.joinedInWords
          + " replace that side of the matrix",
      ])
  }

  private static var filter: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--filter", topic: .matrix,
      action: .value(placeholder: "KEY=VALUE,…") { options, text throws(UsageError) in
        try options.filter.add(text)
      },
      help: HelpLines.wrapped(
        "of all these only the frames that meet every condition on "
          + PreviewAxis.inPaths.map(\.name).joinedInWords
          + ", and in them the styles of style=NAME; of several values for one key any: "
          + "size=AX3,scheme=dark,device=\"iPhone 8\""))
  }
}

// MARK: - What they show

extension FrameOptionTable {
  private static var preview: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--preview", topic: .content,
      action: .value(placeholder: "NAME,…") { options, text throws(UsageError) in
        options.previews = try OptionValue.items(text, option: "--preview")
      },
      help: [
        "the previews that the design names, ramp for all of its styles, or all",
        "(default: ramp)",
      ])
  }

  private static var style: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--style", topic: .content,
      action: .value(placeholder: "NAME,…") { options, text throws(UsageError) in
        options.styles = try OptionValue.items(text, option: "--style")
      },
      help: ["only these styles of the design, by name"])
  }

  private static var text: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--text", topic: .content,
      action: .value(placeholder: "TEXT") { options, text throws(UsageError) in
        options.text = text
      },
      help: ["the text that every style shows instead of its own sample"])
  }

  private static var bare: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--bare", topic: .content, action: .flag { $0.isBare = true },
      help: ["the styled texts alone, without labels and rules"])
  }
}

// MARK: - How they are drawn

extension FrameOptionTable {
  private static var scale: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--scale", topic: .picture,
      action: .value(placeholder: "N") { options, text throws(UsageError) in
        guard let scale = Double(text), (0.1...8).contains(scale) else {
          throw .badValue(option: "--scale", value: text, expected: "a number from 0.1 to 8")
        }
        options.scale = scale
      },
      help: [
        "pixels per point across, 0.1 to 8 (default: 1; in a terminal that is",
        "too narrow for that, what fits)",
      ])
  }

  private static var mosaic: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--mosaic", topic: .picture,
      action: .value(placeholder: "NAME") { options, text throws(UsageError) in
        options.mosaic = try OptionValue.choice(text, option: "--mosaic")
      },
      help: [
        "the symbols of cells: half (1x2 pixels, nothing lost), quadrant (2x2),",
        "sextant (2x3), octant (2x4) or braille (2x4), two colours in each",
        "cell (default: half); octant needs a font with Unicode 16",
      ])
  }

  static var cell: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--cell", topic: .picture,
      action: .value(placeholder: "WxH") { options, text throws(UsageError) in
        guard text != "auto" else {
          options.cell = nil
          return
        }
        guard let cell = CellSize(spelling: text) else {
          throw .badValue(
            option: "--cell", value: text,
            expected: "auto, or a width and height such as 9x19, each 1 to 255")
        }
        options.cell = cell
      },
      help: [
        "the terminal's cell in pixels, such as 9x19, for true proportions",
        "(default: auto, what the terminal answers; 1x2 where it does not, in",
        "files and in pipes)",
      ])
  }

  private static var blend: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--blend", topic: .picture,
      action: .value(placeholder: "encoded|linear") { options, text throws(UsageError) in
        options.blending = try OptionValue.choice(text, option: "--blend")
      },
      help: ["the space that ink is blended in (default: encoded, as the platform)"])
  }

  static var color: OptionDefinition<FrameOptions> {
    OptionDefinition(
      name: "--color", topic: .picture,
      action: .value(placeholder: "DEPTH") { options, text throws(UsageError) in
        if text == "auto" {
          options.color = nil
        } else if let depth = ColorDepth(rawValue: text) {
          options.color = depth
        } else {
          throw .badChoice(
            option: "--color", value: text,
            choices: ["auto"] + ColorDepth.allCases.map(\.rawValue))
        }
      },
      help: [
        "auto, truecolor, 256, 16 or none (default: auto, what the terminal",
        "can; 24-bit in files and pipes)",
      ])
  }
}
