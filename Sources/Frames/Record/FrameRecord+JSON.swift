package import Designs
import Documents
package import Typography

/// The document `frames.json`: the meaning of frames, in a fixed order of keys.
package enum FrameDocument {
  /// The version of the document's shape.
  package static let version = 1.0

  /// The document of frames that no picture is made of, as UTF-8.
  package static func bytes(of previews: [Preview], design: LoadedDesign, options: FrameOptions)
    -> [UInt8]
  {
    let renderer = FrameRenderer(design: design, blending: options.inkBlending)
    let frames = previews.map { preview in
      FrameRecord(
        identity: FrameIdentity(preview: preview.name, traits: preview.traits),
        scale: options.scale ?? 1, page: renderer.page(of: preview), files: [])
    }
    return bytes(design: design.system, frames: frames, options: RecordedOptions(options))
  }

  /// The document of a design's frames, as UTF-8.
  package static func bytes(
    design: DesignSystem, frames: [FrameRecord], options: RecordedOptions
  ) -> [UInt8] {
    bytes(design: design, elements: frames.map(element), options: options)
  }
}

// MARK: - Put together from parts

extension FrameDocument {
  /// A frame as it stands in the list of frames: two levels in, without a line feed around it.
  ///
  /// Frames are written by those who make them, on their own threads, and put together at the end.
  package static func element(of frame: FrameRecord) -> [UInt8] {
    let writer = JSONWriter(level: 2)
    writer.frame(frame)
    return writer.fragment
  }

  /// The document of frames that are written already.
  ///
  /// A style that could not be made out has no text in a frame; it stands under `unresolved`.
  package static func bytes(
    design: DesignSystem, elements: [[UInt8]], options: RecordedOptions
  ) -> [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member(.version, version)
      writer.member(.design, design.name)
      options.write(to: writer)
      let unresolved = design.styles.filter(\.isUnresolved)
      if !unresolved.isEmpty {
        writer.member(.unresolved) {
          writer.array { unresolved.forEach(writer.unresolved) }
        }
      }
      writer.member(.frames) { writer.array {} }
    }
    guard !elements.isEmpty else { return writer.bytes }
    var bytes = Array(writer.bytes.dropLast(emptyEnd.utf8CodeUnitCount))
    bytes.reserveCapacity(bytes.count + elements.reduce(0) { $0 + $1.count + 2 } + 8)
    for (place, element) in elements.enumerated() {
      bytes += Array((place == 0 ? "[\n" : ",\n").utf8)
      bytes += element
    }
    return bytes + Array(closing.description.utf8)
  }

  /// What the writer puts behind the elements of the list.
  private static let closing: StaticString = "\n  ]\n}\n"
  /// How a document without frames ends.
  private static let emptyEnd: StaticString = "[]\n}\n"
}

extension JSONWriter {
  fileprivate func unresolved(_ style: DesignStyle) {
    object {
      member(.style, style.name)
      member(.reasons, style.unresolvedReasons)
    }
  }

  fileprivate func frame(_ frame: FrameRecord) {
    object {
      member(.id, frame.identity.id)
      member(.preview, frame.identity.preview)
      members(of: frame.identity.traits)
      member(.scale, frame.scale)
      member(.size) {
        object {
          member(.width, frame.page.size.width)
          member(.height, frame.page.size.height)
        }
      }
      member(.files) {
        object {
          for file in frame.files { member(file.format.rawValue, file.path) }
        }
      }
      member(.texts) {
        array { frame.page.texts.forEach(text) }
      }
    }
  }
}
