/// One face of a font file as its tables describe it: the facts that face matching goes by.
public struct FaceDescription: Hashable, Sendable {
  /// Where the face is: a file and the position of the face in it.
  public struct ID: Hashable, Sendable {
    /// The file's path, relative to the design where the file belongs to one.
    public var file: String
    /// The position of the face in the file: 0 except in collections.
    public var index: Int

    /// Makes the identity of a face from its file and its position there.
    public init(file: String, index: Int = 0) {
      self.file = file
      self.index = index
    }
  }

  /// Who brought the face.
  public enum Origin: Hashable, Sendable {
    /// A file of the design itself.
    case design
    /// The face that stands in for the platform's system font, which may not be redistributed.
    case standIn
    /// A font installed on this machine.
    case installed
  }

  /// A variation axis of a variable font, in the axis's own units.
  public struct Axis: Hashable, Sendable {
    /// The four-letter tag, such as `wght`.
    public var tag: String
    /// The lowest value.
    public var minimum: Double
    /// The value that applies when none is asked for.
    public var defaultValue: Double
    /// The highest value.
    public var maximum: Double

    /// Makes an axis from its tag and its range.
    public init(tag: String, minimum: Double, defaultValue: Double, maximum: Double) {
      self.tag = tag
      self.minimum = minimum
      self.defaultValue = defaultValue
      self.maximum = maximum
    }
  }

  /// A named position of a variable font's axes (the `fvar` table).
  public struct NamedInstance: Hashable, Sendable {
    /// The style name, such as `SemiBold`.
    public var name: String
    /// The PostScript name: the font's own or, where it gives none, made by Adobe Technical Note 5902.
    public var postScriptName: String
    /// The value of every axis, by tag.
    public var coordinates: [String: Double]

    /// Makes a named instance from its names and coordinates.
    public init(name: String, postScriptName: String, coordinates: [String: Double]) {
      self.name = name
      self.postScriptName = postScriptName
      self.coordinates = coordinates
    }
  }

  /// Where the face is.
  public var id: ID
  /// Who brought it.
  public var origin: Origin
  /// The PostScript name (name id 6), or the file's stem when the font has none.
  public var postScriptName: String
  /// The full name (name id 4).
  public var fullName: String
  /// The typographic family (name id 16, else 1).
  public var family: String
  /// The family that holds at most four styles (name id 1).
  public var legacyFamily: String
  /// The typographic style (name id 17, else 2).
  public var styleName: String
  /// The weight by which the face is picked, 1 to 1000 (400 regular, 700 bold): by the class and the
  /// style bits.
  public var weight: Int
  /// The weight class as the OS/2 table has it (`usWeightClass`); 0 where it says nothing.
  public var weightClass: Int
  /// Whether the style bits call the face bold (OS/2 `fsSelection` or `head.macStyle`), whatever its
  /// class.
  public var isBold: Bool
  /// The width as a share of normal (1 = normal), from the OS/2 width class.
  public var width: Double
  /// Whether the face is italic or oblique (OS/2 `fsSelection`, `head.macStyle` or `post.italicAngle`).
  public var isItalic: Bool
  /// Whether all advances are equal (`post.isFixedPitch`).
  public var isMonospaced: Bool
  /// The variation axes; empty for a static font.
  public var axes: [Axis]
  /// The named instances of a variable font.
  public var namedInstances: [NamedInstance]
  /// What is wrong with the face for an app.
  public var flaws: [FaceFlaw]

  /// Makes a description; names that are not given follow from the family and the PostScript name, the
  /// class from the weight.
  public init(
    id: ID, origin: Origin = .design, postScriptName: String, fullName: String? = nil,
    family: String, legacyFamily: String? = nil, styleName: String = "Regular", weight: Int = 400,
    weightClass: Int? = nil, isBold: Bool = false, width: Double = 1, isItalic: Bool = false,
    isMonospaced: Bool = false, axes: [Axis] = [], namedInstances: [NamedInstance] = [],
    flaws: [FaceFlaw] = []
  ) {
    self.id = id
    self.origin = origin
    self.postScriptName = postScriptName
    self.fullName = fullName ?? "\(family) \(styleName)"
    self.family = family
    self.legacyFamily = legacyFamily ?? family
    self.styleName = styleName
    self.weight = weight
    self.weightClass = weightClass ?? weight
    self.isBold = isBold
    self.width = width
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.axes = axes
    self.namedInstances = namedInstances
    self.flaws = flaws
  }

  /// The axis with a tag, if the face has it.
  public func axis(_ tag: String) -> Axis? {
    axes.first { $0.tag == tag }
  }
}
