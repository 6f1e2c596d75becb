/// A text of one or several styles.
///
///     Text("Tokens are **not** optional")
///     Text("17").font(.largeTitle) + Text(" pt").baselineOffset(6)
///
/// Where a text is modified twice, the modifier that stands closer to the text wins, as a view's
/// does.
public struct Text {
  /// What a text consists of.
  enum Content {
    case string(String)
    case sequence([Text])
  }

  /// A change to the surroundings of a text.
  typealias Change = @Sendable (inout EnvironmentValues) -> Void

  private let content: Content
  private var changes: [Change] = []

  init(content: Content) {
    self.content = content
  }

  /// Makes a text of a literal: emphasis, code and links written in Markdown become styles.
  ///
  /// There are no tables of translations here: the key itself is shown.
  public init(_ key: LocalizedStringKey) {
    self.init(content: .sequence(key.texts))
  }

  /// Makes a text of a string that is not known until the program runs; it is shown as it is.
  ///
  /// A literal is a `LocalizedStringKey`, as on the platform: that is what the attribute does.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(content: .string(String(content)))
  }

  /// Makes a text that is shown as it is: neither looked up nor read as Markdown.
  public init(verbatim content: String) {
    self.init(content: .string(content))
  }

  /// One text behind another; each keeps its own modifiers.
  public static func + (first: Text, second: Text) -> Text {
    Text(content: .sequence(first.parts + second.parts))
  }

  /// This text with a change to its surroundings.
  func changed(_ change: @escaping Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  /// The parts of a text without modifiers, so that a long sum stays flat; else the text itself.
  private var parts: [Text] {
    if changes.isEmpty, case .sequence(let parts) = content { parts } else { [self] }
  }
}

// MARK: - Stretches

extension Text {
  /// The stretches of the text in its order.
  func segments(in environment: EnvironmentValues) -> [TextSegment] {
    var environment = environment
    for change in changes.reversed() { change(&environment) }
    switch content {
    case .string(let string):
      let shown = environment.textCase?.applied(to: string, locale: environment.locale)
      return [TextSegment(text: shown ?? string, environment: environment)]
    case .sequence(let parts):
      return parts.flatMap { $0.segments(in: environment) }
    }
  }
}
