/// The face that a request got, and why.
public struct ResolvedFont: Hashable, Sendable {
  /// A way in which the result differs from what was asked, or a limit of what can be known.
  public enum Note: String, CaseIterable, Hashable, Sendable {
    /// No face has the first name that was asked for; another font took its place.
    case fallback
    /// The system font was asked for; a free face stands in, since that font may not be redistributed.
    case systemStandIn = "system-stand-in"
    /// The face is installed on this machine and is not part of the design.
    case installedFont = "installed-font"
    /// The name is that of a file, since the font itself has none; an app cannot ask for it.
    case nameless
    /// The name is a full name, or that of four styles, where the platform looks for PostScript names
    /// first.
    case fullName = "full-name"
    /// The file is a web font (WOFF or WOFF2), with which an app is rejected.
    case webFont = "web-font"
    /// A face was named and another one of its family is drawn, or the same at another weight.
    case otherFace = "other-face"
    /// The face taken is not of the weight asked for, but the closest by its trait.
    case weightSnapped = "weight-snapped"
    /// Another face is as close to the weight; which one the platform takes is not published.
    case weightTie = "weight-tie"
    /// The family has no face of the width asked for; the closest took its place.
    case widthSnapped = "width-snapped"
    /// Bold was asked for and the family has none; the face stays.
    case noBold = "no-bold"
    /// Italic was asked for and the family has none; the face stays.
    case noItalic = "no-italic"
    /// Upright was asked for and the family has italics only.
    case noUpright = "no-upright"
    /// An axis was set that the face lacks, or to a value beyond its range.
    case axisSnapped = "axis-snapped"
    /// A monospaced design was asked for and the font has none; the face stays.
    case noMonospaced = "no-monospaced"
    /// Digits of equal width were asked for; the record cannot tell whether the face has them.
    case monospacedDigit = "monospaced-digit"
    /// The face holds glyphs of the text as SVG documents, and they are drawn from their outlines: the
    /// reasons say why.
    case svgNotDrawn = "svg-not-drawn"
    /// The face holds glyphs of the text as pictures that are too large to be unpacked; the reasons
    /// say so.
    case bitmapNotDrawn = "bitmap-not-drawn"
  }

  /// What was asked for.
  public var request: FontRequest
  /// The face picked.
  public var face: FaceDescription
  /// The face with its axes set and its features chosen.
  public var instance: FaceInstance
  /// The weight that is drawn, on OpenType's scale: the axis value, else the face's own class.
  public var weight: Int
  /// How the result differs from what was asked, in a fixed order, each once.
  public var notes: [Note]
  /// The steps that led to the face, in plain words, in order.
  public var reasons: [String]
  /// What may help with the name that was asked for, in words; nil where it is somebody's, or where
  /// nothing is near. It may quote fonts unescaped.
  public var hint: String?

  /// Makes a resolved font.
  public init(
    request: FontRequest, face: FaceDescription, instance: FaceInstance, weight: Int,
    notes: [Note] = [], reasons: [String] = [], hint: String? = nil
  ) {
    self.request = request
    self.face = face
    self.instance = instance
    self.weight = weight
    self.notes = notes
    self.reasons = reasons
    self.hint = hint
  }

  /// The value of every axis of the face, by tag; empty for a static face.
  public var axes: [String: Double] {
    face.axes.reduce(into: [:]) { values, axis in
      values[axis.tag] = instance.axes[axis.tag] ?? axis.defaultValue
    }
  }

  /// The same font with notes and reasons for what is not drawn of it.
  func notDrawing(_ pictures: [UndrawnPicture]) -> ResolvedFont {
    guard !pictures.isEmpty else { return self }
    var font = self
    let found = Set(notes + pictures.map(\.note))
    font.notes = Note.allCases.filter(found.contains)
    font.reasons += pictures.map { "not all of the text is in its own colours: \($0.reason)" }
    return font
  }

  /// The size that text is set at, in points.
  public var pointSize: Double { request.pointSize }
}
