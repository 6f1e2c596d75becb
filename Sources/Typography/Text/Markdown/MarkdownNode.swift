/// A piece of Markdown while it is read: characters with one look, or signs that may turn out to be
/// emphasis.
///
/// Pieces stay in one flat list; a pair of signs styles all pieces between its two.
struct MarkdownNode {
  var elements: [InlineMarkdown.Element]
  var style: InlineMarkdown.Style = []
  /// What the signs may be; nil for other text.
  var delimiter: Delimiter?

  /// A run of equal signs.
  struct Delimiter {
    var sign: Character
    /// The number of signs that the source has.
    var originalCount: Int
    /// Whether emphasis may begin here.
    var canOpen: Bool
    /// Whether emphasis may end here.
    var canClose: Bool
  }
}

extension MarkdownNode.Delimiter {
  /// Reads what a run of signs may be from what stands beside it.
  ///
  /// A run may open when no white space follows, and close when none precedes; punctuation on one
  /// side counts as the end of a word only with white space or punctuation on the other. An underscore
  /// inside a word does neither. The ends of the text count as white space.
  init(
    _ sign: Character, count: Int, before: InlineMarkdown.Element?, after: InlineMarkdown.Element?
  ) {
    self.sign = sign
    originalCount = count
    let (before, after) = (Side(before), Side(after))
    let isLeft = after != .space && (after != .punctuation || before != .word)
    let isRight = before != .space && (before != .punctuation || after != .word)
    if sign == "_" {
      canOpen = isLeft && (!isRight || before == .punctuation)
      canClose = isRight && (!isLeft || after == .punctuation)
    } else {
      canOpen = isLeft
      canClose = isRight
    }
  }

  /// Whether a run that closes belongs to one that opens.
  ///
  /// Where a run could do both, the lengths must not add up to a multiple of three unless both are
  /// one. Strikethrough takes one or two tildes, as many on both sides.
  func closes(_ opener: Self) -> Bool {
    guard opener.sign == sign, opener.canOpen, canClose else { return false }
    if sign == "~" { return originalCount == opener.originalCount && originalCount <= 2 }
    guard canOpen || opener.canClose else { return true }
    return (originalCount + opener.originalCount) % 3 != 0
      || originalCount % 3 == 0 && opener.originalCount % 3 == 0
  }

  /// What stands beside a run.
  private enum Side {
    case space
    case punctuation
    case word

    init(_ element: InlineMarkdown.Element?) {
      switch element {
      case nil: self = .space
      case .value: self = .word
      case .character(let character):
        if character.isWhitespace {
          self = .space
        } else {
          self = character.isPunctuation || character.isSymbol ? .punctuation : .word
        }
      }
    }
  }
}
