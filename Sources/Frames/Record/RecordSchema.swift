import Documents
import Typography

/// `frames.json` as a JSON Schema (draft 2020-12), for readers other than this program.
package enum RecordSchema {
  /// The schema as UTF-8.
  package static var bytes: [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "typo-preview frames.json")
      writer.member("description", "The meaning of frames, as typo-preview records it.")
      writer.members(of: .document)
      writer.member("$defs") {
        writer.object {
          for shape in RecordShape.all.dropFirst() {
            writer.member(shape.name) { writer.object { writer.members(of: shape) } }
          }
        }
      }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate func members(of shape: RecordShape) {
    member("type", "object")
    member("properties") {
      object { for field in shape.fields { property(field) } }
    }
    member("required", shape.fields.filter(\.isRequired).map(\.key.rawValue))
    member("additionalProperties", false)
  }

  private func property(_ field: RecordShape.Field) {
    member(field.key.rawValue) {
      object {
        member("description", field.summary)
        members(of: field.content)
      }
    }
  }

  private func members(of content: RecordShape.Content) {
    switch content {
    case .string: member("type", "string")
    case .pattern(let pattern):
      member("type", "string")
      member("pattern", pattern)
    case .oneOf(let names): member("enum", names)
    case .bool: member("type", "boolean")
    case .number(let minimum):
      member("type", "number")
      if let minimum { member("minimum", minimum) }
    case .version: member("const", FrameDocument.version)
    case .optional(let content):
      member("anyOf") {
        array {
          object { members(of: content) }
          object { member("type", "null") }
        }
      }
    case .list(let content):
      member("type", "array")
      member("items") { object { members(of: content) } }
    case .object(let shape): member("$ref", "#/$defs/\(shape.name)")
    case .map(let content, let names):
      member("type", "object")
      if let names { member("propertyNames") { object { member("enum", names) } } }
      member("additionalProperties") { object { members(of: content) } }
    }
  }
}
