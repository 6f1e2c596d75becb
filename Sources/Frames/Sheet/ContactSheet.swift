import Typography

/// All frames of a snapshot on one page: `index.html`, which needs no network and no other file.
///
/// The file stands in three parts, so that its figures, which are most of it, are never copied into
/// one text.
struct ContactSheet {
  /// The design's name.
  let design: String
  /// The frames' figures in order; see `ContactSheetFigure`.
  let figures: [[UInt8]]
  /// The frames' surroundings in the same order, for the filters.
  let traits: [PreviewTraits]
  /// The names of the styles, for the filter.
  let styles: [String]

  /// The name of the file in the folder.
  static let fileName = "index.html"

  /// What the title says behind the design's name.
  private static let titleEnd = ": type specimen"

  /// Whether a file's bytes are those of a contact sheet, by its title.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.hasPrefix("<!DOCTYPE html>") && head.contains("\(titleEnd)</title>")
  }

  /// The file's bytes, to be written one part behind the other.
  var parts: [[UInt8]] { [Array(head.utf8)] + figures + [Array(foot.utf8)] }

  private var head: String {
    """
    \(HTMLPage.head(title: Markup.escaped(design) + Self.titleEnd, style: Self.style))
    <body>
    <header>
    <h1>\(Markup.escaped(design))</h1>
    <output form="controls" name="count">\(traits.count) frames</output>
    \(Self.keyList)
    \(controls)
    </header>
    <main>
    <p id="none" hidden>No frame is left. Choose “all” in one of the filters, or Reset.</p>

    """
  }

  private var foot: String {
    """
    </main>
    \(Self.dialog)
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }
}

// MARK: - Controls

extension ContactSheet {
  private static let keyList = """
    <p class="keys"><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> go to a frame, \
    <kbd>Enter</kbd> looks at it alone, <kbd>+</kbd> <kbd>-</kbd> zoom, <kbd>f</kbd> filters</p>
    """

  private static let dialog = """
    <dialog aria-labelledby="alone">
    <form method="dialog"><button type="button" data-step="-1" aria-label="Frame before">←</button>\
    <button type="button" data-step="1" aria-label="Next frame">→</button>\
    <strong id="alone"></strong> <span id="place"></span> <button>Close</button></form>
    <img alt="">
    </dialog>
    """

  private var controls: String {
    """
    <form id="controls">
    <label>Group by <select name="group">\
    \(Self.groups)<option value="">nothing</select></label>
    \(menu("style", label: "Style", choices: styles))
    \(Self.axes.map(menu(of:)).joined(separator: "\n"))
    <label>Zoom <input type="range" name="zoom" min="10" max="400" step="10" value="60">\
    <output name="percent">60 %</output></label>
    <label>Page <select name="page">\
    <option value="light dark">as the system<option value="light">light\
    <option value="dark">dark</select></label>
    <button type="reset">Reset</button>
    </form>
    """
  }

  /// What frames are filtered and grouped by.
  static let axes = PreviewAxis.inWords.filter(\.isInPath)

  /// The choices to group by, the first of which holds when the page opens.
  private static var groups: String {
    ([.size] + PreviewAxis.inPaths.filter { $0 != .size })
      .map { "<option value=\"\($0.name)\">\($0.name)" }.joined()
  }

  private static func label(_ axis: PreviewAxis) -> String {
    axis.name.prefix(1).uppercased() + axis.name.dropFirst()
  }

  private func menu(of axis: PreviewAxis) -> String {
    menu(axis.name, label: Self.label(axis), choices: each { axis.value(of: $0).name })
  }

  private func menu(_ name: String, label: String, choices: [String]) -> String {
    let options = choices.map {
      "<option value=\"\(Markup.escaped($0))\">\(Markup.escaped($0))"
    }
    return "<label>\(label) <select name=\"\(name)\"><option value=\"\">all"
      + "\(options.joined())</select></label>"
  }

  /// A fact of every frame, each once.
  private func each(_ fact: (PreviewTraits) -> String) -> [String] {
    var seen: Set<String> = []
    return traits.map(fact).filter { seen.insert($0).inserted }
  }
}
