public import Typography

/// The opened faces: the owner that shaping and painting ask for a face by its identity.
///
///     let store = FaceStore()
///     let faces = try store.register(path: "/design/Fonts/A.otf", label: "Fonts/A.otf", origin: .design)
///     let shaper = HarfBuzzShaper(faces: store)
///
/// Faces are opened at first use and kept while few enough are open. Not `Sendable`: FreeType's and
/// HarfBuzz's objects belong to one thread at a time. A second worker takes
/// `FaceStore(fonts: store.fonts)`, which shares the bytes.
public final class FaceStore {
  /// The files that faces are opened from.
  public private(set) var fonts: RegisteredFonts

  /// Grows with every registration: what was remembered about faces before it may be out of date.
  private(set) var generation = 0

  /// The faces of fonts of this machine that were added while text was shaped, by path: no more than
  /// the machine has.
  private var installed: [String: [FaceDescription]] = [:]
  private let library = FreeTypeLibrary()
  private let documents: DocumentDrawer
  /// The faces that stay open; a ramp uses a handful.
  private var opened = BoundedCache<Key, OpenFace>(limit: 128)
  /// The pictures of each open face; they hold the face, so no other face gets its identity.
  private var pictures = BoundedCache<ObjectIdentifier, FacePictures>(limit: 128)

  /// What decides an open face: features do not.
  private struct Key: Hashable {
    var face: FaceDescription.ID
    var axes: [String: Double]
    var palette: Int
  }

  /// Makes a store of font files that are registered already, or of none.
  ///
  /// - Parameters:
  ///   - fonts: The files.
  ///   - documents: What draws glyphs that are SVG documents, in a process of its own: see
  ///     `DocumentService`. Without, they are drawn from their outlines.
  public init(fonts: RegisteredFonts = RegisteredFonts(), documents: DocumentProgram? = nil) {
    self.fonts = fonts
    self.documents = DocumentDrawer(program: documents)
  }

  /// Whether a glyph was to be drawn from SVG and this machine has no librsvg; it was drawn from its
  /// outline instead.
  public var missesSVG: Bool { documents.isLibraryMissing }

  /// Whether a face that is or was open has glyphs that are documents or pictures of unknown size,
  /// which may turn out not to be drawn.
  private(set) var hasDoubtfulPictures = false

  /// Reads a font file and describes its faces; see `RegisteredFonts`.
  ///
  /// - Returns: The faces that can be used, at least one, in the order of the file.
  /// - Throws: Why the file cannot be used.
  @discardableResult
  public func register(
    path: String, label: String, origin: FaceDescription.Origin
  ) throws(FontFileError) -> [FaceDescription] {
    let faces = try fonts.register(path: path, label: label, origin: origin)
    opened.removeAll()
    generation += 1
    return faces
  }

  /// Adds a font of this machine under a name that does not say where the machine keeps it.
  ///
  /// Nothing that was remembered goes out of date: no face before it had the name.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file.
  ///   - isNameShared: Whether the machine has another font file of the name; the folder then belongs
  ///     to the name, whichever of the files comes first.
  /// - Returns: Its faces; nil when the file cannot be used. A file that is there already is not read
  ///   again.
  func addInstalled(path: String, isNameShared: Bool) -> [FaceDescription]? {
    if let known = installed[path] { return known }
    let parts = path.split(separator: "/").suffix(2).map(String.init)
    guard let name = parts.last else { return nil }
    let long = "installed/\(parts.joined(separator: "/"))"
    let labels = isNameShared ? [long] : ["installed/\(name)", long]
    guard let label = labels.first(where: { !isTaken($0) }),
      let faces = try? fonts.register(path: path, label: label, origin: .installed)
    else { return nil }
    installed[path] = faces
    return faces
  }

  private func isTaken(_ label: String) -> Bool {
    fonts.faces.contains { $0.id.file == label }
  }

  /// The face of an instance with its axes set.
  ///
  /// - Throws: Why the face cannot be opened: `missing` when its file is not registered.
  func open(_ instance: FaceInstance) throws(FontFileError) -> OpenFace {
    let key = Key(
      face: instance.face, axes: instance.axes, palette: instance.palette)
    if let face = opened[key] { return face }
    guard let file = fonts.file(of: instance.face) else {
      throw .missing(path: instance.face.file)
    }
    let face = try OpenFace(file: file, instance: instance, library: library)
    if face.hasDoubtfulPictures { hasDoubtfulPictures = true }
    opened[key] = face
    return face
  }

  /// What an open face has besides outlines, read once.
  func pictures(of face: OpenFace) -> FacePictures {
    pictures.value(for: ObjectIdentifier(face)) { FacePictures(face: face, documents: documents) }
  }
}
