import Documents
package import Typography

/// A record of frames as it was read: `frames.json`.
package struct RecordedFrames: Hashable {
  /// The whole document.
  package var document: DocumentNode
  /// The frames in order.
  package var frames: [RecordedFrame]

  package init(document: DocumentNode, frames: [RecordedFrame]) {
    self.document = document
    self.frames = frames
  }

  /// The design's name.
  package var design: String { document[.design]?.string ?? "" }

  /// The styles that could not be made out, with their reasons.
  var unresolved: [(style: String, reasons: DocumentNode)] {
    (document[.unresolved]?.elements ?? []).compactMap { entry in
      entry[.style]?.string.map { ($0, entry[.reasons] ?? .null) }
    }
  }

  /// The document with the frames as they are now, as UTF-8.
  package var bytes: [UInt8] {
    var document = document
    document.set(.frames, to: .list(frames.map(\.value)))
    let writer = JSONWriter()
    writer.value(document)
    return writer.bytes
  }

  /// The frame of a name.
  package func frame(_ id: String) -> RecordedFrame? { frames.first { $0.id == id } }
}

/// A frame of a record.
package struct RecordedFrame: Hashable {
  /// Everything that the record says about the frame.
  var value: DocumentNode

  /// The frame's name among its like.
  var id: String { value[.id]?.string ?? "" }
  /// The pixels per point of its pictures.
  package var scale: Double { value[.scale]?.number ?? 1 }
  /// Whether the pictures are older than the record, since only some styles were accepted.
  package var isPending: Bool { value[.pending]?.bool == true }

  /// The texts in reading order.
  var texts: [RecordedText] {
    get { (value[.texts]?.elements ?? []).map(RecordedText.init) }
    set { value.set(.texts, to: .list(newValue.map(\.value))) }
  }

  /// The paths of the frame's files, by format, relative to the folder.
  package var files: [(format: String, path: String)] {
    (value[.files]?.members ?? []).compactMap { file in
      file.value.string.map { (file.key, $0) }
    }
  }

  /// The path of the file of a format.
  func file(_ format: FrameFormat) -> String? {
    value[.files]?[format.rawValue]?.string
  }
}

/// A text of a frame of a record.
struct RecordedText: Hashable {
  /// Everything that the record says about the text.
  var value: DocumentNode

  /// The style's name; empty for text that belongs to none.
  var style: String { value[.style]?.string ?? "" }
  /// From the top of one line to the top of the next, in points.
  var lineHeight: Double { value[.lineHeight]?.number ?? 0 }
  /// The lines from top to bottom.
  var lines: [DocumentNode] { value[.lines]?.elements ?? [] }

  /// The value for a key; null where there is none.
  subscript(key: RecordKey) -> DocumentNode { value[key] ?? .null }

  /// The value at a path of keys, such as `requested.weight`; null where there is none.
  subscript(path: String) -> DocumentNode {
    path.split(separator: ".").reduce(value) { $0[String($1)] ?? .null }
  }
}
