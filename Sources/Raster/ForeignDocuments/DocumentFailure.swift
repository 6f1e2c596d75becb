/// Why a document is not drawn.
enum DocumentFailure: Error, Hashable {
  /// Nobody said which program draws documents, or it does not start.
  case noProgram
  /// This machine lacks librsvg or expat.
  case noLibrary
  /// The document is larger than any that is handed to the child.
  case tooLarge
  /// The child read the document and did not draw it.
  case refused(DocumentRefusal)
  /// The child ended while it drew.
  case ended
  /// The child took too long.
  case tooSlow
  /// The child answered something that is not an answer.
  case brokenAnswer
  /// Documents before this one ended too many children.
  case givenUp
}

// MARK: - Words

extension DocumentFailure: CustomStringConvertible {
  /// Why, as a sentence about the document.
  var description: String {
    switch self {
    case .noProgram: "nothing here draws SVG documents"
    case .noLibrary: "this machine has no librsvg; install librsvg2-2"
    case .tooLarge:
      "its SVG document has more than \(DocumentLimits.packedBytes >> 20) MB"
    case .refused(let refusal): "its SVG document \(refusal)"
    case .ended: "drawing its SVG document failed, or took too much memory"
    case .tooSlow: "drawing its SVG document took too long"
    case .brokenAnswer: "drawing its SVG document gave no picture"
    case .givenUp: "SVG documents before it could not be drawn; none is tried any more"
    }
  }
}
