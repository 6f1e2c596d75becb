/// A text in its surroundings, with what there is to ask about it.
public struct ExplainedText {
  /// What was picked for the text.
  public var record: TextRecord
  /// The surroundings.
  public var traits: PreviewTraits
  /// The style as it is shown; nil where no design says it.
  public var style: DesignStyle?
  /// The name of the design's document; nil where there is none.
  public var document: String?
  /// Where the style's values are written.
  public var sources: [TokenSource]
  /// What picked the face.
  public var matcher: FaceMatcher
  /// The measures of a face at a size.
  public var metrics: (FaceInstance, Double) -> FontMetrics

  /// Puts together what is needed to explain a text.
  ///
  /// - Parameters:
  ///   - record: What was picked for the text.
  ///   - traits: The surroundings.
  ///   - style: The style as it is shown; nil where no design says it.
  ///   - document: The name of the design's document; nil where there is none.
  ///   - sources: Where the style's values are written.
  ///   - matcher: What picked the face.
  ///   - metrics: The measures of a face at a size in points.
  public init(
    record: TextRecord, traits: PreviewTraits, style: DesignStyle?, document: String? = nil,
    sources: [TokenSource] = [], matcher: FaceMatcher,
    metrics: @escaping (FaceInstance, Double) -> FontMetrics
  ) {
    self.record = record
    self.traits = traits
    self.style = style
    self.document = document
    self.sources = sources
    self.matcher = matcher
    self.metrics = metrics
  }
}

extension ExplainedText {
  typealias Section = StyleExplanation.Section
  typealias Row = StyleExplanation.Row

  /// The request of the first stretch at the size before it shrank to fit.
  var fontRequest: FontRequest { record.font.request }
}
