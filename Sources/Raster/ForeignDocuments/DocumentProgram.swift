/// What starts the child that draws documents of others: a program that runs `DocumentService` when it
/// gets these arguments.
///
/// It is handed to a `FaceStore`, as fonts are; Raster knows no program.
public struct DocumentProgram: Hashable, Sendable {
  /// The path of the program.
  public var path: String
  /// Its arguments, without its own name.
  public var arguments: [String]

  /// The first argument that makes a program the service. It is no word of the command line that people
  /// type.
  public static let serviceArgument = "--draw-documents"

  /// Names a program.
  public init(path: String, arguments: [String] = [serviceArgument]) {
    self.path = path
    self.arguments = arguments
  }
}
