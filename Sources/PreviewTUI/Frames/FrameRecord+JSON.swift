import Typography

/// The document `frames.json`: the meaning of frames, in a fixed order of keys.
enum FrameDocument {
  /// The version of the document's shape.
  static let version = 1.0

  /// The document of frames that no picture is made of, as UTF-8.
  static func bytes(of previews: [Preview], design: LoadedDesign, options: Options) -> [UInt8] {
    let renderer = FrameRenderer(design: design, blending: options.blending)
    let frames = previews.map { preview in
      FrameRecord(
        identity: FrameIdentity(preview: preview.name, traits: preview.traits),
        scale: options.scale ?? 1, page: renderer.page(of: preview), files: [])
    }
    return bytes(design: design.system, frames: frames, options: RecordedOptions(options))
  }

  /// The document of a design's frames, as UTF-8.
  ///
  /// A style that could not be made out has no text in a frame; it stands under `unresolved`.
  static func bytes(
    design: DesignSystem, frames: [FrameRecord], options: RecordedOptions
  ) -> [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member("version", version)
      writer.member("design", design.name)
      options.write(to: writer)
      let unresolved = design.styles.filter(\.isUnresolved)
      if !unresolved.isEmpty {
        writer.member("unresolved") {
          writer.array {
            for style in unresolved {
              writer.object {
                writer.member("style", style.name)
                writer.member("reasons", style.unresolvedReasons)
              }
            }
          }
        }
      }
      writer.member("frames") {
        writer.array { frames.forEach(writer.frame) }
      }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate func frame(_ frame: FrameRecord) {
    let traits = frame.identity.traits
    object {
      member("id", frame.identity.id)
      member("preview", frame.identity.preview)
      member("device", traits.device.name)
      member("width", traits.device.width)
      member("sizeCategory", traits.dynamicTypeSize.rawValue)
      member("colorScheme", traits.colorScheme.rawValue)
      member("locale", traits.locale)
      member("scale", frame.scale)
      member("size") {
        object {
          member("width", frame.page.size.width)
          member("height", frame.page.size.height)
        }
      }
      member("files") {
        object {
          for file in frame.files { member(file.format.rawValue, file.path) }
        }
      }
      member("texts") {
        array { frame.page.texts.forEach(text) }
      }
    }
  }
}
