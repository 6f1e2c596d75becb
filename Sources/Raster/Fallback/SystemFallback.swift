internal import Typography

/// Picks a font of this machine for characters that no font of the design has.
///
/// fontconfig lists the fonts, at the first question. Of those that have all characters, these come
/// first, in this order: fonts with colours for pictures and without for text; outlines; fonts for
/// the language; fonts whose advances differ; fonts whose shapes are those of the language; fonts
/// that are East Asian as the language is, or are not; Noto Sans, which is drawn for every script;
/// the order of families that fontconfig is set up with for the language; the shorter name. Inside
/// the family the nearest style. So the choice is the same on every run with the same fonts.
public final class SystemFallback {
  /// What is looked for.
  struct Wish: Hashable {
    /// The characters.
    var character: Character
    /// Whether a picture is wanted.
    var prefersColor: Bool
    /// The language in fontconfig's form; nil for any.
    var language: String?
    /// The style.
    var style: FallbackStyle
  }

  private lazy var list = SystemFontList()
  private var orders = BoundedCache<Wish, [SystemFontList.Entry]>(limit: 64)
  private var picks = BoundedCache<Wish, FaceInstance?>(limit: 4096)

  /// Makes a picker that reads nothing yet.
  public init() {}

  /// A face that fontconfig says has the characters, added to a store; nil when there is none.
  func instance(for wish: Wish, store: FaceStore) -> FaceInstance? {
    if let known = picks[wish] { return known }
    let pick = candidates(for: wish).lazy.compactMap { self.open($0, for: wish, in: store) }.first
    picks[wish] = .some(pick)
    return pick
  }

  private func candidates(for wish: Wish) -> [SystemFontList.Entry] {
    let scalars = Array(wish.character.unicodeScalars).filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint
    }
    return order(for: wish).filter { $0.covers(scalars) }
  }

  /// All fonts, the best first: the order is the same for every character and size.
  private func order(for wish: Wish) -> [SystemFontList.Entry] {
    var key = wish
    key.character = " "
    key.style.pointSize = 0
    if let known = orders[key] { return known }
    let order = list.entries.map { (rank: list.rank(of: $0, for: wish), entry: $0) }
      .sorted { $0.rank < $1.rank }
      .map(\.entry)
    orders[key] = order
    return order
  }

  private func open(
    _ entry: SystemFontList.Entry, for wish: Wish, in store: FaceStore
  ) -> FaceInstance? {
    let isNameShared = list.hasOther(named: entry.path)
    guard let faces = store.addInstalled(path: entry.path, isNameShared: isNameShared) else {
      return nil
    }
    guard let face = faces.first(where: { $0.id.index == entry.index }) ?? faces.first else {
      return nil
    }
    return FaceInstance(face, nearest: wish.style)
  }
}
