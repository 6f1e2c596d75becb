/// Who may know whom: the plan of the house, in one list.
///
/// ARCHITECTURE.md has the reason for each target; `LayerTests` holds the sources against this.
enum Layers {
  /// The targets, from the lowest, with the targets that each may import.
  static let targets: [(name: String, uses: [String])] = [
    ("Typography", []),
    ("Raster", ["Typography"]),
    ("Platform", ["Typography"]),
    ("Documents", ["Typography", "Platform"]),
    ("Designs", ["Typography", "Raster", "Platform", "Documents"]),
    ("Frames", ["Typography", "Raster", "Platform", "Documents", "Designs"]),
    ("TerminalScreen", ["Typography", "Raster", "Platform"]),
    (
      "PreviewTUI",
      ["Typography", "Raster", "Platform", "Documents", "Designs", "Frames", "TerminalScreen"]
    ),
  ]

  /// The folders of each target, from the lowest: a folder uses those before it, and none behind.
  static let folders: [String: [String]] = [
    "Typography": [
      "Collections", "Strings", "Geometry", "Color", "Language", "Fonts", "DynamicType", "Faces",
      "Text/Markdown", "Text", "Shaping", "Design", "Design/Edits", "Page", "Layout/Lines",
      "Layout", "Views", "Preview", "Audit/Rules", "Audit", "Explanation",
    ],
    "Raster": [
      "Libraries", "Canvas", "Fonts", "Analysis", "Compare", "Glyphs", "ForeignDocuments",
      "ForeignDocuments/Child", "ColorGlyphs", "ForeignDocuments/SVG", "ForeignDocuments/Service",
      "Store", "Fallback", "Paint", "Shaping", "Cells", "Encode", "Encode/Inline",
    ],
    "Platform": ["Files", "Processes", "Threads"],
    "Documents": ["JSON", "Text"],
    "Designs": ["Locating", "Loading", "Watching", "Editing"],
    "Frames": [
      "Timing", "Services", "Pages", "Render", "Plan", "Record", "Sheet", "Snapshot", "Compare",
      "Accept", "Report", "Audit", "Explanation",
    ],
    "TerminalScreen": [
      "Terminfo", "Cells", "Input", "Capabilities", "Queries", "Contents", "Images", "Screen",
    ],
    "PreviewTUI": [
      "Output", "Settings", "Arguments", "Browse/Model", "Browse/Source", "Browse/Commands",
      "Browse/Panels", "Browse/State", "Browse/Scene", "Browse/Loop", "Browse/Settings", "Browse",
      "ReviewFront", "Verbs", "Program", "",
    ],
  ]
}
