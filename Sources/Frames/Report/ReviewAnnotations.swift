import Typography

/// What a comparison found, at the lines of the design's document that name the styles.
package struct ReviewAnnotations {
  package let review: Review
  /// The document, relative to the repository; nil for a design without one.
  package let file: String?

  package init(review: Review, file: String?) {
    self.review = review
    self.file = file
  }

  /// One annotation for each cause, then one for each frame or file that came, went or was left behind.
  package var annotations: [Annotation] {
    let text = TextReport(review: review)
    let causes = review.causes.map { cause in
      Annotation(
        level: .error, file: file, line: cause.style.flatMap { review.lines[$0] },
        title: "typo-preview: \(cause.style ?? "page")",
        message: ([cause.sentence] + text.details(of: cause)).joined(separator: "\n"))
    }
    let others = text.frameLines.map { line in
      Annotation(
        level: .error, file: file, line: nil, title: "typo-preview: frames", message: line)
    }
    return causes + others
  }
}
