/// Whether a grapheme cluster is meant as a picture or as a letter (UTS 51).
enum EmojiPresentation: Hashable {
  /// A letter, digit or sign: the font of the text around it draws it.
  case text
  /// A character that is a picture unless its font says otherwise.
  case emojiByDefault
  /// A picture by request: a variation selector, a flag, a keycap or a joined sequence.
  case emoji

  /// Tells a cluster's presentation.
  init(of character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else {
      self = .text
      return
    }
    if scalars.contains(where: { $0.value == Self.textSelector }) {
      self = .text
    } else if scalars.count > 1, scalars.dropFirst().contains(where: Self.asksForEmoji) {
      self = .emoji
    } else {
      self = first.properties.isEmojiPresentation ? .emojiByDefault : .text
    }
  }

  /// VARIATION SELECTOR-15.
  private static let textSelector: UInt32 = 0xFE0E

  private static func asksForEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x20E3, 0x200D: true  // VARIATION SELECTOR-16, the keycap, ZERO WIDTH JOINER
    case 0x1F1E6...0x1F1FF: true  // regional indicators: the second makes a flag
    case 0xE0020...0xE007F: true  // tags: the flags of regions
    default: scalar.properties.isEmojiModifier
    }
  }
}
