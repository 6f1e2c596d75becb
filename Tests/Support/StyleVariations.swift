public import Typography

/// A style and, for each of its stored properties, the same style with another value there: what a test
/// needs to see that a property is read, written, compared and explained.
public enum StyleVariations {
  /// The style that the others differ from.
  public static var base: DesignStyle {
    var style = DesignStyle(name: "base", line: 3)
    style.families = ["Plain"]
    style.size = 17
    style.samples = [.init(locale: nil, text: "abc def")]
    return style
  }

  /// The changes by the name of the property.
  public static let changes: [String: @Sendable (inout DesignStyle) -> Void] = [
    "name": { $0.name = "other" },
    "line": { $0.line = 9 },
    "families": { $0.families = ["Other"] },
    "weight": { $0.weight = 700 },
    "isItalic": { $0.isItalic = true },
    "axes": { $0.axes = ["opsz": 12] },
    "features": { $0.features = ["ss01": 1] },
    "size": { $0.size = 20 },
    "lineHeight": { $0.lineHeight = .multiple(factor: 1.5) },
    "tracking": { $0.tracking = 2 },
    "trackingOfSize": { style in
      style.trackingOfSize = 0.5
      style.tracking = 8.5
    },
    "lineLimit": { $0.lineLimit = 2 },
    "minimumScaleFactor": { $0.minimumScaleFactor = 0.5 },
    "height": { $0.height = 44 },
    "sizing": { $0.sizing = .fixed },
    "color": { $0.color = Color(RGBA(red: 200, green: 0, blue: 0)) },
    "samples": { $0.samples = [.init(locale: nil, text: "abc def ghi")] },
    "deprecation": { $0.deprecation = "use another" },
    "description": { $0.description = "words" },
    "unresolvedReasons": { $0.unresolvedReasons = ["no size"] },
  ]

  /// The stored properties of a style.
  public static var properties: [String] {
    Mirror(reflecting: base).children.compactMap(\.label)
  }

  /// The style with another value for a property; the base where no change is known.
  public static func style(changing property: String) -> DesignStyle {
    var style = base
    changes[property]?(&style)
    return style
  }
}
