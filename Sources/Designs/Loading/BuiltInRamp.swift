import Raster
import Typography

/// The design that is shown when none is named and the program's own fonts are not at hand: the
/// platform's eleven styles in free fonts of this machine.
enum BuiltInRamp {
  /// Titles and text, in the order of preference.
  private static let titles = ["Lato", "Inter"]
  private static let text = ["Inter", "Lato"]

  static func system(collection: inout FontCollection) -> DesignSystem {
    let title = collection.addFirstFamily(of: titles)
    let body = collection.addFirstFamily(of: text)
    if title == nil || body == nil {
      let standIn = collection.addFirstFamily(of: StandInFamilies.names(for: .default))
      let words = standIn.map { "'\($0)' takes their place" } ?? "no free font takes their place"
      collection.add(.note("Inter and Lato are not both installed; \(words)"))
      return ramp(title: title ?? body ?? standIn, body: body ?? title ?? standIn)
    }
    return ramp(title: title, body: body)
  }

  private static func ramp(title: String?, body: String?) -> DesignSystem {
    DesignSystem.ramp(name: "built-in") { style in
      switch style {
      case .largeTitle, .title, .title2, .title3: [title ?? "sans-serif"]
      default: [body ?? "sans-serif"]
      }
    }
  }
}
