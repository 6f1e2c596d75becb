import Typography

/// What a comparison found, as Markdown for the summary of a step.
package struct MarkdownReport {
  package let review: Review
  /// The report's folder, as the user named it.
  package let folder: String?

  package init(review: Review, folder: String?) {
    self.review = review
    self.folder = folder
  }

  /// The text, with a line feed at its end.
  package var text: String {
    let report = TextReport(review: review)
    var lines = ["## Typography: \(StepSummary.escaped(report.summary))", ""]
    lines += review.causes.flatMap { cause in
      ["- \(StepSummary.escaped(cause.sentence))"]
        + report.details(of: cause).map { "  -\(StepSummary.escaped(String($0.dropFirst())))" }
    }
    lines += report.frameLines.map { "- \(StepSummary.escaped($0))" }
    if let folder, !review.isSame {
      lines += ["", "The pictures are in \(StepSummary.escaped(folder))/index.html."]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
