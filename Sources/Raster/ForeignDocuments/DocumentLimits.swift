/// What the drawing of a document may take. The figures are those of the child: none of it happens in
/// the program itself.
enum DocumentLimits {
  /// The most bytes of a document as it stands in its file, packed or not.
  static let packedBytes = 4 << 20
  /// The most bytes of a document once it is unpacked.
  static let unpackedBytes = 16 << 20
  /// The most elements of a document. One for all glyphs of a font has tens of thousands.
  static let elements = 100_000
  /// The most elements that are handed on to be drawn for one part of a document.
  static let drawnElements = 20_000
  /// The most elements within each other.
  static let depth = 128
  /// The most attributes of one element.
  static let attributes = 64
  /// The most elements that are drawn once every reference is followed, each as often as it is used.
  static let work = 20_000
  /// What a mask or a pattern costs beside its elements: it is a picture of its own.
  static let pictureWork = 20
  /// The most pixels of all pictures in a document together.
  static let imagePixels = 4 << 20
  /// The most pixels of an answer.
  static let answerPixels = 8 << 20
  /// The most memory that is taken beyond what the child has once its libraries are loaded, in bytes.
  static let memory = 192 << 20
  /// The most processor time of a drawing, in milliseconds.
  static let milliseconds = 500
  /// The most processor time of the trial that decides whether a document is drawn at all.
  static let trialMilliseconds = 250
  /// The most processor time for reading a document, in milliseconds; the other limits leave less.
  static let readingMilliseconds = 1000
  /// The longest that an answer is waited for, in milliseconds. It is for a child that does not compute:
  /// long, so that no picture depends on what else the machine does.
  static let patience = 10_000
  /// How many children may be lost before no other is started.
  static let lostChildren = 3
}
