import Raster
import Typography

/// What a comparison found, as one HTML file that needs nothing else: no network, no other file.
///
/// Frames stand below the first of their causes; each picture is in the file once, and the ways to look
/// at it only arrange it.
///
/// Pictures beyond a number of bytes stay in the files beside the page, which links to them, since a
/// browser takes long for a page of hundreds of megabytes.
struct HTMLReport {
  let review: Review
  /// The names of the frames whose pictures are in the page.
  private let embedded: Set<String>

  /// The most bytes of pictures that are in the page: 32 MB, some hundred frames of a phone.
  static let pictureLimit = 32 << 20

  /// Makes the page of a comparison.
  init(review: Review, pictureLimit: Int = HTMLReport.pictureLimit) {
    self.review = review
    var room = pictureLimit
    embedded = Set(
      review.frames.compactMap { frame in
        let pictures = frame.pictures?.files.filter { $0.key != "blink" } ?? []
        room -= pictures.reduce(0) { $0 + $1.bytes.count }
        return room >= 0 ? frame.id : nil
      })
  }

  /// The file's bytes.
  var bytes: [UInt8] {
    let report = TextReport(review: review)
    let title = "\(Markup.escaped(review.new.design)): what differs"
    let page = """
      \(HTMLPage.head(title: title, style: Self.style))
      <body data-mode="side">
      <header>
      <h1>\(title)</h1>
      <p>\(Markup.escaped(report.summary)).</p>
      \(list(report))
      </header>
      \(Self.controls)
      <main>
      \(sections)
      </main>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
    return Array(page.utf8)
  }

  private func list(_ report: TextReport) -> String {
    let causes = review.causes.enumerated().map { index, cause in
      "<li><a href=\"#cause-\(index)\">\(Markup.escaped(cause.sentence))</a></li>"
    }
    let others = report.frameLines.map { "<li>\(Markup.escaped($0))</li>" }
    return "<ol>\n" + (causes + others).joined(separator: "\n") + "\n</ol>"
  }
}

// MARK: - Causes and frames

extension HTMLReport {
  private var sections: String {
    let causes = review.causes.enumerated().map { index, cause in
      let own = review.frames.filter { firstCause(of: $0) == index }
      let others = cause.frames.filter { id in !own.contains { $0.id == id } }
      return """
        <section id="cause-\(index)">
        <h2>\(Markup.escaped(cause.sentence))</h2>
        \(details(of: cause))
        \(own.map(article).joined(separator: "\n"))
        \(links(to: others))
        </section>
        """
    }
    let rest = review.frames.filter { $0.pictures != nil && firstCause(of: $0) == nil }
    guard !rest.isEmpty else { return causes.joined(separator: "\n") }
    let last = """
      <section>
      <h2>Pictures older than the record</h2>
      \(rest.map(article).joined(separator: "\n"))
      </section>
      """
    return (causes + [last]).joined(separator: "\n")
  }

  private func firstCause(of frame: ReviewedFrame) -> Int? {
    review.causes.firstIndex { $0.frames.contains(frame.id) }
  }

  private func details(of cause: Cause) -> String {
    let lines = TextReport(review: review).details(of: cause)
    guard !lines.isEmpty else { return "" }
    return "<ul>" + lines.map { "<li>\(Markup.escaped($0))</li>" }.joined() + "</ul>"
  }

  private func links(to frames: [String]) -> String {
    guard !frames.isEmpty else { return "" }
    let links = frames.map { "<a href=\"#\(Markup.escaped($0))\">\(Markup.escaped($0))</a>" }
    return "<p class=\"also\">Also in \(links.joined(separator: ", "))</p>"
  }

  private func article(_ frame: ReviewedFrame) -> String {
    let id = Markup.escaped(frame.id)
    let styles = review.causes.compactMap(\.style)
    let causes = Cause.gather([(frame.id, frame.findings)], styles: styles)
      .map { $0.subject + $0.predicate }
    let pixels = frame.difference?.whole?.words
    let lines = (causes + [pixels].compactMap(\.self)).map { "<li>\(Markup.escaped($0))</li>" }
    return """
      <article id="\(id)" tabindex="-1">
      <h3>\(id)</h3>
      <ul>\(lines.joined())</ul>
      \(pictures(of: frame))
      </article>
      """
  }

  private func pictures(of frame: ReviewedFrame) -> String {
    guard let pictures = frame.pictures else { return "<p>There are no pictures to compare.</p>" }
    guard embedded.contains(frame.id) else { return links(to: pictures, of: frame.id) }
    let figures = [
      ("reference", "Reference", pictures.reference), ("new", "New", pictures.new),
      ("difference", "Difference", pictures.difference),
    ].compactMap { name, caption, bytes in
      bytes.map { figure(name, caption: caption, bytes: $0, of: frame.id) }
    }
    return """
      <div class="pictures">
      \(figures.joined(separator: "\n"))
      </div>
      """
  }

  private func links(to pictures: ReviewPictures, of frame: String) -> String {
    let links = pictures.files.map { file in
      "<a href=\"\(Markup.escaped(frame))/\(file.name)\">\(file.key)</a>"
    }
    return "<p>The pictures are beside this page: \(links.joined(separator: ", "))</p>"
  }

  private func figure(
    _ name: String, caption: String, bytes: [UInt8], of frame: String
  ) -> String {
    "<figure class=\"\(name)\"><figcaption>\(caption)</figcaption>"
      + "<div><img alt=\"\(caption) picture of \(Markup.escaped(frame))\" "
      + "src=\"data:image/png;base64,\(Base64.encode(bytes))\"></div></figure>"
  }
}
