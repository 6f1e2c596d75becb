/// Why the child did not draw a document that it read.
///
/// What OpenType's `SVG ` table may hold is said in its specification ("SVG - The SVG (Scalable Vector
/// Graphics) Table", OpenType 1.9, "SVG capability requirements and restrictions"): no text, font,
/// foreign object, switch, script, link or view elements, no stylesheet processing, no SVG within
/// images. Filters and markers no application has to draw.
enum DocumentRefusal: UInt8, CaseIterable, Error {
  /// It is not well-formed, or librsvg cannot read or draw it.
  case unsound = 1
  /// The packing is damaged, or holds more bytes than are unpacked.
  case tooManyBytes
  /// It has too many elements.
  case tooManyElements
  /// Its elements are nested too deeply.
  case tooDeep
  /// An element has too many attributes.
  case tooManyAttributes
  /// Its references make too many elements of it.
  case tooMuchWork
  /// An element refers to itself.
  case cycle
  /// It refers to something outside of itself.
  case externalReference
  /// It defines entities.
  case entities
  /// It is not in UTF-8.
  case encoding
  /// It holds a script.
  case script
  /// It holds content that is not SVG.
  case foreignObject
  /// It holds text.
  case text
  /// It holds a filter.
  case filter
  /// It holds a marker.
  case marker
  /// It holds a switch, a link or a view.
  case interaction
  /// It holds an element that is not known.
  case unknownElement
  /// Its style rules cannot be checked.
  case style
  /// It holds a picture that is neither PNG nor JPEG.
  case imageFormat
  /// Its pictures have too many pixels.
  case imagePixels
  /// What was to be drawn of it has too many pixels.
  case answerPixels
}

// MARK: - Words

extension DocumentRefusal: CustomStringConvertible {
  /// What is the matter with the document, as the end of a sentence that begins with it.
  var description: String {
    switch self {
    case .unsound: "is damaged"
    case .tooManyBytes: "is damaged or has more than \(DocumentLimits.unpackedBytes >> 20) MB"
    case .tooManyElements: "has too many elements"
    case .tooDeep: "has more than \(DocumentLimits.depth) elements within each other"
    case .tooManyAttributes:
      "has an element with more than \(DocumentLimits.attributes) attributes"
    case .tooMuchWork:
      "draws more than \(DocumentLimits.work) elements once its references are followed"
    case .cycle: "has an element that refers to itself"
    case .externalReference: "refers to something outside of itself"
    case .entities: "defines entities"
    case .encoding: "is not in UTF-8"
    case .script: "holds a script"
    case .foreignObject: "holds a foreign object"
    case .text: "holds text, which OpenType does not admit"
    case .filter: "holds a filter, which OpenType leaves open"
    case .marker: "holds a marker, which OpenType leaves open"
    case .interaction: "holds a switch, a link or a view, which OpenType does not admit"
    case .unknownElement: "holds an element that SVG does not know"
    case .style: "has style rules that cannot be checked"
    case .imageFormat: "holds a picture that is neither PNG nor JPEG"
    case .imagePixels: "holds pictures of more than \(DocumentLimits.imagePixels >> 20) megapixels"
    case .answerPixels: "is too large to be drawn"
    }
  }
}
