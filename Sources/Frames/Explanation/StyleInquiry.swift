package import Designs
import Documents
import Platform
package import Typography

/// Explains the styles of one design, as it was loaded.
package struct StyleInquiry {
  private let design: LoadedDesign
  /// Where the values of the styles are written, by style.
  private let sources: [String: [TokenSource]]

  /// Looks into the design's document; what it cannot be asked for any more is left out.
  ///
  /// - Parameter design: The design, as its frames are made from it.
  package init(design: LoadedDesign) {
    self.design = design
    guard let path = design.document,
      let bytes = try? FileContents.read(path, limit: JSONDocument.sizeLimit << 20),
      let root = try? JSONDocument.parse(bytes)
    else {
      sources = [:]
      return
    }
    sources = TokensDocument.sources(in: root)
  }

  /// Why the first text of a style on a page looks as it does; nil where the page has none.
  ///
  /// - Parameters:
  ///   - style: The name of the style.
  ///   - page: The page.
  ///   - traits: The surroundings of the page.
  ///   - renderer: What made the page, which knows the measures of faces.
  package func explanation(
    ofStyle style: String, on page: Page, traits: PreviewTraits, renderer: FrameRenderer
  ) -> StyleExplanation? {
    guard let record = page.texts.first(where: { $0.style == style }) else { return nil }
    return StyleExplanation(
      ExplainedText(
        record: record, traits: traits, style: design.system.styles.first { $0.name == style },
        document: design.document?.lastPathComponent, sources: sources[style] ?? [],
        matcher: design.matcher, metrics: renderer.metrics(of:pointSize:)))
  }
}
