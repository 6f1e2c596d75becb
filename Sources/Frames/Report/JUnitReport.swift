import Typography

/// What a comparison found, as test results in the form of JUnit, which CI services show.
///
/// A test case is a style: a cause belongs to one, so that a changed weight is one failed test and not
/// one for each of its frames, and a viewer that keeps the history of a test keeps that of a style.
/// What concerns frames as a whole is the test case `frames`.
struct JUnitReport {
  let review: Review

  /// The test case of what belongs to no style.
  private static let framesCase = "frames"

  /// The document as UTF-8; it has no times, so that the same input gives the same bytes.
  var bytes: [UInt8] {
    let cases = cases
    let failures = cases.filter { !$0.sentences.isEmpty }.count
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
    let name = Markup.escaped(review.new.design)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"typo-preview\" \(counts)>",
      "  <testsuite name=\"\(name)\" \(counts)>",
    ]
    lines += cases.flatMap { Self.lines(of: $0, suite: name) }
    lines += ["  </testsuite>", "</testsuites>"]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private struct Case {
    var name: String
    var sentences: [String]
    var details: [String]
  }

  private var cases: [Case] {
    var styles: [String] = []
    for style in review.reference.styleNames + review.new.styleNames
      + review.causes.compactMap(\.style) where !style.isEmpty && !styles.contains(style)
    {
      styles.append(style)
    }
    let text = TextReport(review: review)
    let ofStyles = styles.map { style in
      let causes = review.causes.filter { $0.style == style }
      return Case(
        name: style, sentences: causes.map(\.sentence),
        details: causes.flatMap { cause in
          [cause.sentence] + text.details(of: cause) + cause.frames.map { "  " + $0 }
        })
    }
    let rest = review.causes.filter { $0.style == nil }.map(\.sentence) + text.frameLines
    return ofStyles + [Case(name: Self.framesCase, sentences: rest, details: rest)]
  }

  private static func lines(of test: Case, suite: String) -> [String] {
    let head = "    <testcase classname=\"\(suite)\" name=\"\(Markup.escaped(test.name))\""
    guard !test.sentences.isEmpty else { return [head + "/>"] }
    let message = Markup.escaped(test.sentences.joined(separator: "; "))
    let details = Markup.escaped(test.details.joined(separator: "\n"), keepsLines: true)
    return [
      head + ">", "      <failure message=\"\(message)\" type=\"difference\">\(details)</failure>",
      "    </testcase>",
    ]
  }
}
