internal import Foundation

/// `frames.json` as a reader outside the program sees it.
public struct FramesDocument: Decodable, Sendable {
  /// A frame.
  public struct Frame: Decodable, Sendable {
    /// The name among its like.
    public var id: String
    /// The device's name.
    public var device: String
    /// The device's width in points.
    public var width: Double
    /// The Dynamic Type size by its SwiftUI name.
    public var sizeCategory: String
    /// `light` or `dark`.
    public var colorScheme: String
    /// The frame's files by format.
    public var files: [String: String]
    /// What became of each text.
    public var texts: [Text]
  }

  /// A text of a frame.
  public struct Text: Decodable, Sendable {
    /// The style's name.
    public var style: String?
    /// The whole text.
    public var text: String
    /// The face that was picked.
    public var resolved: Face
    /// The size in points.
    public var pointSize: Double
    /// The ink, in hex.
    public var foreground: String
    /// What is behind the text, in hex.
    public var background: String
    /// The ratio of their contrast, 1 to 21.
    public var contrast: Double
    /// The lines from top to bottom.
    public var lines: [Line]
    /// The characters for which the face has no glyph.
    public var missingGlyphs: [String]
    /// The faces that drew characters which the picked one lacks.
    public var fallbacks: [Fallback]
    /// How the text differs from what was asked.
    public var notes: [String]
  }

  /// A face.
  public struct Face: Decodable, Sendable {
    /// The PostScript name.
    public var postScriptName: String
    /// The family.
    public var family: String
    /// The file's name for readers.
    public var file: String
    /// The weight class that is drawn.
    public var weight: Int
  }

  /// A face that stood in for some characters.
  public struct Fallback: Decodable, Sendable {
    /// The PostScript name.
    public var postScriptName: String
    /// The characters that it drew.
    public var characters: [String]
  }

  /// A line of a text.
  public struct Line: Decodable, Sendable {
    /// The characters.
    public var text: String
    /// The width in points.
    public var width: Double
  }

  /// The design's name.
  public var design: String
  /// The frames in order.
  public var frames: [Frame]

  /// Reads a document.
  public init(bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(bytes))
  }
}
