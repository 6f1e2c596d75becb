import Support
import Testing
import Typography

@testable import Frames

/// A property of a style that a comparison of designs does not see is found here by its name.
@Suite struct StyleFactsTests {
  /// The name is what facts are about; a place and a description are no facts; a part of the size is
  /// told by what it comes to.
  @Test(
    arguments: StyleVariations.properties.filter { !["name", "line", "description"].contains($0) })
  func everyPropertyIsAFact(property: String) {
    let matcher = FaceMatcher(catalog: Faces.plain)
    let base = StyleFacts(of: StyleVariations.base, matcher: matcher)
    let changed = StyleFacts(of: StyleVariations.style(changing: property), matcher: matcher)
    #expect(changed.facts != base.facts)
  }
}
