package import Raster
import Typography

/// A frame that was compared, and what came of it.
package struct ReviewedFrame {
  /// How a frame stands to the record.
  package enum State: String {
    case same
    case changed
    /// Only the new side has it.
    case added
    /// Only the reference has it.
    case removed
    /// The record is the same, but the pictures are older than it.
    case pending
  }

  /// Pixels that differ and belong to a style.
  package struct Area: Hashable {
    /// The style; nil when no text of a style is on the page.
    var style: String?
    var region: CanvasDifference.Region
  }

  /// The frame's name.
  package var id: String
  package var state: State
  /// What differs in the record and is explained by nothing else, and pixels that the record does not
  /// explain.
  package var findings: [RecordFinding] = []
  /// How the pictures differ; nil when they were not compared.
  package var difference: CanvasDifference?
  /// The pixels that differ, by style, from top to bottom.
  package var areas: [Area] = []
  /// The pictures, for a frame that differs.
  package var pictures: ReviewPictures?
}

/// The pictures of a frame that differs, each as a PNG file's bytes; nil for what there is not.
package struct ReviewPictures {
  package var reference: [UInt8]?
  package var new: [UInt8]?
  /// The new picture with the pixels that differ marked.
  package var difference: [UInt8]?
  /// Both pictures in turn.
  package var blink: [UInt8]?

  /// The names that the files in a frame's folder may have.
  static let fileNames: Set = ["reference.png", "new.png", "difference.png", "blink.png"]

  /// The names of the files in a frame's folder, with their bytes.
  package var files: [(key: String, name: String, bytes: [UInt8])] {
    let all = [
      ("reference", "reference.png", reference), ("new", "new.png", new),
      ("difference", "difference.png", difference), ("blink", "blink.png", blink),
    ]
    return all.compactMap { key, name, bytes in bytes.map { (key, name, $0) } }
  }
}

extension ReviewPictures {
  /// How long each side of `blink` stays, in milliseconds: below three flashes a second, which WCAG
  /// 2.3.1 allows.
  package static let blinkDelay: UInt16 = 700

  /// The pictures of a frame whose reference cannot be read.
  init(new: [UInt8]) { self.new = new }

  /// Draws the pictures of two sides.
  ///
  /// - Throws: `PNGError`, `CanvasError`.
  init(
    reference: Canvas, referenceBytes: [UInt8]?, new: Canvas, tolerance: PixelTolerance
  ) throws {
    let encoder = PNGEncoder()
    self.reference = try referenceBytes ?? encoder.encode(reference)
    self.new = try encoder.encode(new)
    difference = try encoder.encode(
      DifferencePicture.draw(reference: reference, new: new, tolerance: tolerance))
    let columns = max(reference.columns, new.columns)
    let rows = max(reference.rows, new.rows)
    blink = try AnimatedPNGEncoder(delay: Self.blinkDelay).encode([
      reference.extended(columns: columns, rows: rows, with: .white),
      new.extended(columns: columns, rows: rows, with: .white),
    ])
  }
}
