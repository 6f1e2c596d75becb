import Documents
package import Typography

/// A key of `frames.json`. What is written, read and compared is named by these alone; which of them
/// an object has, and what they hold, says `RecordShape`.
package enum RecordKey: String, CaseIterable {
  case version, design, options, unresolved, frames
  // Options.
  case bare, styles, blend, mosaic, cell, color
  // Frames.
  case id, preview, device, sizeCategory, colorScheme, locale, scale, files, pending, texts
  // Texts and stretches.
  case style, text, requested, resolved, pointSize, scaleFactor, lineHeight, lineGapBetweenLines,
    tracking, foreground
  case background, contrast, baselineOffset, underline, strikethrough, spans, lines, missingGlyphs
  case fallbacks, inkOverflow, truncated, notes, reasons
  // Fonts.
  case font, size, relativeTo, weight, width, italic, axes, features
  case postScriptName, family, file, characters
  // Places.
  case x, baseline, height, top, bottom
}

extension RecordKey {
  /// The path of a value: keys with dots between them.
  static func path(_ keys: RecordKey...) -> String {
    keys.map(\.rawValue).joined(separator: ".")
  }

  /// The paths of values of the outermost object.
  static func names(_ keys: RecordKey...) -> [String] { keys.map(\.rawValue) }
}

extension DocumentNode {
  /// The value of an object of a record for a key.
  package subscript(_ key: RecordKey) -> DocumentNode? { self[key.rawValue] }

  /// Gives a member of an object of a record a value, or takes it out.
  mutating func set(_ key: RecordKey, to value: DocumentNode?) { set(key.rawValue, to: value) }
}

extension JSONWriter {
  func member(_ key: RecordKey, _ value: () -> Void) { member(key.rawValue, value) }
  func member(_ key: RecordKey, _ text: String?) { member(key.rawValue, text) }
  func member(_ key: RecordKey, _ value: Double?) { member(key.rawValue, value) }
  func member(_ key: RecordKey, _ value: Bool) { member(key.rawValue, value) }
  func member(_ key: RecordKey, _ texts: [String]) { member(key.rawValue, texts) }
  func member(_ key: RecordKey, _ values: [String: Double]) { member(key.rawValue, values) }
}
