import Platform
package import Raster

/// Where the pictures of the reference come from.
package protocol ReferencePictures {
  /// The picture of a frame; nil when none was recorded as PNG.
  func picture(of frame: RecordedFrame) throws -> ReferencePicture?
  /// The bytes of a file of a frame.
  func bytes(of path: String) throws -> [UInt8]
}

/// A picture of the reference.
package struct ReferencePicture {
  package var canvas: Canvas
  /// The file that it was read from; nil when it was drawn.
  var bytes: [UInt8]?
}

/// The pictures of a snapshot folder.
package struct RecordedPictures: ReferencePictures {
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  package func picture(of frame: RecordedFrame) throws -> ReferencePicture? {
    for file in frame.files where FileKind(path: FolderListing.join(folder, file.path)) != .file {
      throw RecordError.badPicture(
        file: FolderListing.join(folder, file.path), reason: "there is no such file")
    }
    guard let path = frame.file(.png) else { return nil }
    let bytes = try bytes(of: path)
    do {
      return ReferencePicture(canvas: try PNGDecoder().decode(bytes), bytes: bytes)
    } catch {
      throw RecordError.badPicture(file: FolderListing.join(folder, path), reason: "\(error)")
    }
  }

  package func bytes(of path: String) throws -> [UInt8] {
    let file = FolderListing.join(folder, path)
    do {
      return try FileContents.read(file)
    } catch {
      throw RecordError.badPicture(file: file, reason: error.reason)
    }
  }
}
