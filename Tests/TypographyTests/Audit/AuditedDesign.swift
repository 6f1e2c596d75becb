import Support

@testable import Typography

/// A design of a few styles, audited over frames that need no font: every character is 0.6 em wide.
struct AuditedDesign {
  var styles: [DesignStyle]
  var widths = [320.0]
  var sizes = DynamicTypeSize.allCases
  var schemes: [ColorScheme] = [.light]
  var catalog = Faces.plain
  var shaper = FixedAdvanceShaper()

  init(_ styles: DesignStyle...) {
    self.styles = styles
  }

  /// All frames.
  var frames: [AuditFrame] {
    var design = DesignSystem(name: "test")
    design.styles = styles
    let specimen = TypeRampSpecimen(
      design: design, options: TypeRampSpecimen.Options(text: nil, isBare: true), locale: "en")
    let layout = PageLayout(matcher: FaceMatcher(catalog: catalog), shaper: shaper)
    let devices = widths.map {
      Device(name: "\($0.decimalText)pt", width: $0, height: nil, displayScale: nil)
    }
    let matrix = PreviewMatrix(
      devices: devices, dynamicTypeSizes: sizes, colorSchemes: schemes)
    return matrix.traits.map { traits in
      let preview = Preview(name: "ramp", traits: traits, view: specimen)
      return AuditFrame(traits: traits, page: layout.page(of: preview))
    }
  }

  /// The findings of some rules, or of all.
  func findings(_ rules: [any AuditRule] = AuditRules.all) -> [AuditFinding] {
    Audit(of: frames, styles: styles, rules: rules).findings
  }

  /// What the findings of one rule say, each with its style.
  func messages(_ rule: any AuditRule) -> [String] {
    findings([rule]).map { "\($0.style) \($0.message)" }
  }
}

extension DesignStyle {
  /// A style in the plain face.
  static func plain(
    _ name: String, size: Double = 17, sizing: Sizing = .relativeTo(.body), text: String = "abc",
    weight: Int? = nil, color: RGBA? = nil
  ) -> DesignStyle {
    var style = DesignStyle(name: name, line: 7)
    style.families = ["Plain"]
    style.size = size
    style.sizing = sizing
    style.weight = weight
    style.color = color.map { Color(light: $0, dark: $0) }
    style.samples = [Sample(locale: nil, text: text)]
    return style
  }
}
