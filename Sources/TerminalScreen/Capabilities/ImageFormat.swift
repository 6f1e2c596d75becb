/// A form in which terminals take pictures.
package enum ImageFormat: String, CaseIterable, Hashable {
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm2.
  case iterm2
  /// DEC's sixels.
  case sixel
}

/// What `--images` asks for.
package enum ImageRequest: Hashable {
  /// What the terminal says that it takes.
  case automatic
  /// No pictures.
  case none
  /// Pictures in this form, whatever the terminal says.
  case format(ImageFormat)

  /// The words of the command line.
  package static let spellings = ["auto", "none"] + ImageFormat.allCases.map(\.rawValue)

  /// Reads a word of the command line; nil for any other.
  package init?(spelling: String) {
    switch spelling {
    case "auto": self = .automatic
    case "none": self = .none
    default:
      guard let format = ImageFormat(rawValue: spelling) else { return nil }
      self = .format(format)
    }
  }
}
