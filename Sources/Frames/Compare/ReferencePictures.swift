import Platform
package import Raster

/// Where the pictures of the reference come from.
package protocol ReferencePictures {
  /// The picture of a frame; nil when none was recorded as PNG.
  ///
  /// - Throws: `GoldenFault`.
  func picture(of frame: RecordedFrame) throws -> ReferencePicture?
  /// The bytes of a file of a frame.
  ///
  /// - Throws: `GoldenFault`.
  func bytes(of path: String) throws -> [UInt8]
  /// Whether there is a file of a frame.
  func isThere(_ path: String) -> Bool
}

/// A picture of the reference.
package struct ReferencePicture {
  package var canvas: Canvas
  /// The file that it was read from; nil when it was drawn.
  var bytes: [UInt8]?
}

/// The pictures of a snapshot folder.
package struct RecordedPictures: ReferencePictures {
  private let folder: ConfinedFolder

  /// Opens a folder.
  ///
  /// - Throws: `RecordError`.
  package init(folder: String) throws(RecordError) {
    do throws(FileError) {
      self.folder = try ConfinedFolder(opening: folder)
    } catch {
      throw .unreadable(file: folder, error)
    }
  }

  package func picture(of frame: RecordedFrame) throws -> ReferencePicture? {
    guard let path = frame.file(.png) else { return nil }
    let bytes = try bytes(of: path)
    do {
      return ReferencePicture(canvas: try PNGDecoder().decode(bytes), bytes: bytes)
    } catch {
      throw GoldenFault(ofPicture: bytes)
    }
  }

  package func bytes(of path: String) throws -> [UInt8] {
    do throws(FileError) {
      return try folder.read(path)
    } catch {
      throw error == .missing ? GoldenFault.missing : .unreadable(error)
    }
  }

  package func isThere(_ path: String) -> Bool { folder.kind(of: path) == .file }
}
