import Support
import Testing

@testable import Typography

/// The previews that a tokens file asks for.
@Suite struct StylePreviewTests {
  private func system(_ previews: DocumentNode) -> DesignSystem {
    .tokens(styles: ["title": [:], "body": [:], "caption": [:]], top: ["previews": previews])
  }

  @Test func previewsAreListsOfStylesInTheOrderOfTheFile() {
    let system = system(["cards": ["title", "{body}"], "all.small": ["caption"]])
    #expect(system.problems.isEmpty)
    #expect(system.previews.map(\.name) == ["cards", "all.small"])
    #expect(system.previews.map(\.styles) == [["title", "body"], ["caption"]])
    #expect(system.previewNames == ["ramp", "cards", "all.small"])
  }

  @Test func aPreviewShowsItsStylesInItsOrder() {
    let system = system(["cards": ["caption", "title"]])
    #expect(system.styles(ofPreview: "cards")?.map(\.name) == ["caption", "title"])
    #expect(system.styles(ofPreview: "ramp")?.map(\.name) == ["title", "body", "caption"])
    #expect(system.styles(ofPreview: "card") == nil)
    #expect(system.showing(preview: "cards")?.styles.map(\.name) == ["caption", "title"])
    #expect(system.showing(preview: "ramp") == system)
  }

  @Test func previewsAreWrittenAndReadBack() {
    let system = system(["cards": ["title", "body"]])
    let again = DesignSystem.tokens(system.document)
    #expect(again.previews.map(\.styles) == system.previews.map(\.styles))
    #expect(again.problems.isEmpty)
  }

  private static let wrong: [(DocumentNode, String)] = [
    (["ramp"], "previews: previews are an object of lists of styles by name, not a list"),
    (["cards": "title"], "previews.cards: a preview is a list of styles, not 'title'"),
    (["cards": []], "previews.cards: a preview shows at least one style"),
    (["cards": [1]], "previews.cards: a style is named by a text, not '1'"),
    (
      ["cards": ["titel"]],
      "previews.cards: 'titel' is no style of this file; did you mean 'title'?"
    ),
    (
      ["cards": ["{bodi}"]],
      "previews.cards: '{bodi}' is no style of this file; did you mean 'body'?"
    ),
    (["cards": ["title", "{title}"]], "previews.cards: 'title' is in the list already"),
    (
      ["all cards": ["title"]],
      "previews.all cards: 'all cards' cannot be a part of a path; 'all-cards' can"
    ),
    (["..": ["title"]], "previews...: '..' cannot be a part of a path; 'unnamed' can"),
    (
      ["ramp": ["title"]],
      "previews.ramp: 'ramp' is the preview of all styles; choose another name"
    ),
    (
      ["cards": ["title"], "Cards": ["body"]],
      "previews.Cards: another preview is called 'cards'; choose another name"
    ),
  ]

  @Test(arguments: wrong)
  func previewsThatCannotBeShownAreErrors(previews: DocumentNode, message: String) {
    let system = system(previews)
    #expect(system.errors == ["$extensions.typo-preview." + message])
    #expect(system.styles.count == 3 && system.styles.allSatisfy { !$0.isUnresolved })
  }
}
