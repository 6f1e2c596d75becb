import Designs

/// A list of families of which one is tried while the cursor is on it.
struct FamilyPicker: Hashable {
  /// The style that gets the family; nil for the whole ramp.
  var style: String?
  /// What is typed to narrow the list.
  var filter = TextField()
  /// All families; nil until they are listed.
  private(set) var list: FamilyList?
  /// The families that fit what is typed.
  private(set) var choices: [FamilyList.Entry] = []
  /// The place of the family under the cursor among them; nil while none was chosen, so that opening
  /// the list changes nothing.
  private(set) var position: Int?

  /// Makes a picker without families yet.
  init(style: String?) {
    self.style = style
  }

  /// The family under the cursor.
  var chosen: FamilyList.Entry? {
    position.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
  }

  /// Takes the families.
  mutating func fill(_ families: FamilyList) {
    list = families
    choices = families.matching(filter.text)
  }

  /// Takes what was typed: the cursor goes to the family that fits best.
  mutating func filterChanged() {
    choices = list?.matching(filter.text) ?? []
    position = filter.text.isEmpty || choices.isEmpty ? nil : 0
  }

  /// Moves the cursor, up to the ends of the list.
  mutating func move(by step: Int) {
    guard !choices.isEmpty else { return }
    let start = position ?? (step > 0 ? -1 : choices.count)
    position = max(0, min(start + step, choices.count - 1))
  }

  /// Puts the cursor on a row.
  mutating func choose(_ row: Int) {
    if choices.indices.contains(row) { position = row }
  }
}
