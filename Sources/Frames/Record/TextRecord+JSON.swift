import Documents
package import Typography

extension JSONWriter {
  /// Writes the record of a text; what is rare is a member only where it is so.
  package func text(_ text: TextRecord) {
    // The first stretch is what the text is called by; taken once, since it is large.
    let first = text.spans[0]
    object {
      member(.style, text.style)
      member(.text, text.text)
      member(.requested) { requested(first.font.request) }
      member(.resolved) { resolved(first.font) }
      member(.pointSize, first.font.pointSize)
      if text.scaleFactor < 1 { member(.scaleFactor, text.scaleFactor) }
      member(.lineHeight, text.lineHeight)
      if let gap = text.lineGapBetweenLines { member(.lineGapBetweenLines, gap) }
      member(.tracking, first.tracking)
      member(.foreground, first.foreground.hex)
      member(.background, text.background.hex)
      member(.contrast, first.foreground.contrast(with: text.background))
      emphasis(of: first)
      if text.spans.count > 1 {
        member(.spans) {
          array { text.spans.forEach { span($0, background: text.background) } }
        }
      }
      member(.lines) {
        array { text.lines.forEach(line) }
      }
      member(.missingGlyphs, text.missingGlyphs)
      member(.fallbacks) {
        array { text.fallbacks.forEach(fallback) }
      }
      if let overflow = text.inkOverflow {
        member(.inkOverflow) {
          object {
            member(.top, overflow.top)
            member(.bottom, overflow.bottom)
          }
        }
      }
      member(.truncated, text.isTruncated)
      member(.notes, text.notes)
      member(.reasons, first.font.reasons)
    }
  }

  /// A stretch of a text of several styles.
  private func span(_ span: TextRecord.Span, background: RGBA) {
    object {
      member(.text, span.text)
      member(.requested) { requested(span.font.request) }
      member(.resolved) { resolved(span.font) }
      member(.pointSize, span.font.pointSize)
      member(.tracking, span.tracking)
      member(.foreground, span.foreground.hex)
      member(.contrast, span.foreground.contrast(with: background))
      emphasis(of: span)
      member(.reasons, span.font.reasons)
    }
  }

  /// What lifts a stretch out of its line, where it does.
  private func emphasis(of span: TextRecord.Span) {
    if span.baselineOffset != 0 { member(.baselineOffset, span.baselineOffset) }
    if span.isUnderlined { member(.underline, true) }
    if span.isStruckThrough { member(.strikethrough, true) }
  }

  private func fallback(_ fallback: TextRecord.Fallback) {
    object {
      member(.postScriptName, fallback.postScriptName)
      member(.family, fallback.family)
      member(.file, fallback.file)
      member(.characters, fallback.characters)
    }
  }

  private func requested(_ request: FontRequest) {
    object {
      member(.font, request.source.name)
      member(.size, request.size)
      member(.relativeTo, request.relativeTo?.rawValue)
      member(.weight, request.isBold ? 700 : request.weight.map { Double($0.openTypeWeight) })
      if let width = request.width { member(.width, width.percent) }
      member(.italic, request.isItalic)
      if !request.axes.isEmpty { member(.axes, request.axes) }
      if !request.features.isEmpty { member(.features, request.features.mapValues(Double.init)) }
    }
  }

  private func resolved(_ font: ResolvedFont) {
    object {
      member(.postScriptName, font.face.postScriptName)
      member(.family, font.face.family)
      member(.file, font.face.id.file)
      member(.weight, Double(font.weight))
      member(.italic, font.isItalic)
      member(.axes, font.axes)
    }
  }

  private func line(_ line: TextRecord.Line) {
    object {
      member(.text, line.text)
      member(.x, line.x)
      member(.baseline, line.baseline)
      member(.width, line.width)
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
