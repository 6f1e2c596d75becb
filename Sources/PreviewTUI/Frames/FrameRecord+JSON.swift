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
    return bytes(design: design.system, frames: frames)
  }

  /// The document of a design's frames, as UTF-8.
  ///
  /// A style that could not be made out has no text in a frame; it stands under `unresolved`.
  static func bytes(design: DesignSystem, frames: [FrameRecord]) -> [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member("version", version)
      writer.member("design", design.name)
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

  private func text(_ text: TextRecord) {
    object {
      member("style", text.style)
      member("text", text.text)
      member("requested") { requested(text.font.request) }
      member("resolved") { resolved(text.font) }
      member("pointSize", text.font.pointSize)
      member("lineHeight", text.lineHeight)
      member("tracking", text.tracking)
      member("foreground", text.foreground.hex)
      member("background", text.background.hex)
      member("contrast", text.foreground.contrast(with: text.background))
      member("lines") {
        array { text.lines.forEach(line) }
      }
      member("missingGlyphs", text.missingGlyphs)
      member("truncated", text.isTruncated)
      member("notes", text.notes)
      member("reasons", text.font.reasons)
    }
  }

  private func requested(_ request: FontRequest) {
    object {
      member("font", request.source.name)
      member("size", request.size)
      member("relativeTo", request.relativeTo?.rawValue)
      member("weight", request.isBold ? 700 : request.weight.map { Double($0.openTypeWeight) })
      member("italic", request.isItalic)
    }
  }

  private func resolved(_ font: ResolvedFont) {
    object {
      member("postScriptName", font.face.postScriptName)
      member("family", font.face.family)
      member("file", font.face.id.file)
      member("weight", Double(font.weight))
      member("italic", font.isItalic)
      member("axes", font.axes)
    }
  }

  private func line(_ line: TextRecord.Line) {
    object {
      member("text", line.text)
      member("x", line.x)
      member("baseline", line.baseline)
      member("width", line.width)
    }
  }
}

extension FontRequest.Source {
  /// What was asked for, in words: the names with commas between them, or the system font's design.
  fileprivate var name: String {
    switch self {
    case .named(let names): names.joined(separator: ", ")
    case .system(.default): "system"
    case .system(let design): "system-\(design.rawValue)"
    }
  }
}
