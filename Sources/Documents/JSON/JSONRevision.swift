package import Typography

/// Carries changes out in a JSON text: what is not changed stays as it is, byte for byte.
package struct JSONRevision {
  private let text: [UInt8]
  private let layout: JSONLayout
  private var replacements: [(range: Range<Int>, bytes: [UInt8])] = []

  /// The text with some changes.
  ///
  /// - Parameters:
  ///   - bytes: The text, with or without a byte order mark.
  ///   - root: What `JSONDocument` read from these bytes.
  ///   - changes: Changes of places that do not lie in each other.
  package static func bytes(
    of bytes: [UInt8], root: DocumentNode, with changes: [DocumentChange]
  ) -> [UInt8] {
    var revision = JSONRevision(text: bytes, layout: JSONLayout(of: bytes, root: root))
    var tree = ChangeTree()
    for change in changes { tree.add(change, at: change.path[...]) }
    revision.revise(root, with: tree, keyStart: nil)
    return revision.result
  }

  private init(text: [UInt8], layout: JSONLayout) {
    self.text = text
    self.layout = layout
  }

  private var result: [UInt8] {
    var bytes: [UInt8] = []
    var place = 0
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += text[place..<replacement.range.lowerBound]
      bytes += replacement.bytes
      place = replacement.range.upperBound
    }
    return bytes + text[place...]
  }
}

/// Changes by the keys that lead to them, in the order in which they came.
private struct ChangeTree {
  var value: DocumentNode?
  var newKey: String?
  var children: [(key: String, tree: ChangeTree)] = []

  mutating func add(_ change: DocumentChange, at path: ArraySlice<String>) {
    guard let key = path.first else {
      value = change.value ?? value
      newKey = change.newKey ?? newKey
      return
    }
    if let position = children.firstIndex(where: { $0.key == key }) {
      children[position].tree.add(change, at: path.dropFirst())
    } else {
      var tree = ChangeTree()
      tree.add(change, at: path.dropFirst())
      children.append((key, tree))
    }
  }

  /// What stands there where nothing stood before.
  var whole: DocumentNode {
    if let value { return value }
    let members = children.map {
      DocumentNode.Member(key: $0.tree.newKey ?? $0.key, line: 0, value: $0.tree.whole)
    }
    return .object(members)
  }
}

// MARK: - Places

extension JSONRevision {
  /// Changes a value and what is in it.
  ///
  /// - Parameter keyStart: Where its key begins, in an object.
  private mutating func revise(_ value: DocumentNode, with tree: ChangeTree, keyStart: Int?) {
    if let new = tree.value {
      replace(value, with: new, keyStart: keyStart)
      return
    }
    if let elements = value.elements {
      for (key, child) in tree.children {
        guard let index = Int(key), elements.indices.contains(index) else { continue }
        revise(elements[index], with: child, keyStart: nil)
      }
    } else if let members = value.members {
      revise(value, members: members, with: tree, keyStart: keyStart)
    } else if !tree.children.isEmpty {
      var whole = ChangeTree()
      whole.value = tree.whole
      revise(value, with: whole, keyStart: keyStart)
    }
  }

  /// Of a key that occurs twice the last is meant.
  private mutating func revise(
    _ value: DocumentNode, members: [DocumentNode.Member], with tree: ChangeTree, keyStart: Int?
  ) {
    var added: [DocumentNode.Member] = []
    for (key, child) in tree.children {
      guard let member = members.last(where: { $0.key == key }) else {
        added.append(.init(key: child.newKey ?? key, line: 0, value: child.whole))
        continue
      }
      if let newKey = child.newKey {
        replacements.append((member.keyRange, JSONEscaping.quoted(newKey)))
      }
      revise(member.value, with: child, keyStart: member.keyRange.lowerBound)
    }
    guard !added.isEmpty else { return }
    if members.isEmpty {
      replace(value, with: .object(added), keyStart: keyStart)
    } else {
      append(added, behind: members, from: value.range.lowerBound)
    }
  }

  /// New members come last, as far from the one before as that is from its own.
  private mutating func append(
    _ added: [DocumentNode.Member], behind members: [DocumentNode.Member], from start: Int
  ) {
    guard let last = members.last else { return }
    var gapStart = last.keyRange.lowerBound
    while gapStart > start + 1, JSONLayout.isBlank(text[gapStart - 1]) { gapStart -= 1 }
    var gap = String(decoding: text[gapStart..<last.keyRange.lowerBound], as: UTF8.self)
    let isLine = !gap.contains(where: \.isNewline)
    if isLine, members.count == 1 { gap = String(layout.comma.dropFirst()) }
    let indentation = isLine ? nil : indentation(of: last.keyRange.lowerBound)
    let end = last.value.range.upperBound
    let bytes = added.flatMap { member in
      Array(("," + gap).utf8) + JSONEscaping.quoted(member.key) + Array(layout.colon.utf8)
        + text(of: member.value, indentation: indentation)
    }
    replacements.append((end..<end, bytes))
  }

  private mutating func replace(_ value: DocumentNode, with new: DocumentNode, keyStart: Int?) {
    let indentation = indentation(of: keyStart ?? value.range.lowerBound)
    replacements.append((value.range, text(of: new, indentation: indentation)))
  }

  private func text(of value: DocumentNode, indentation: String?) -> [UInt8] {
    let writer = JSONWriter(layout: layout, indentation: indentation)
    writer.value(value)
    return writer.fragment
  }

  /// The blanks before a place that is the first in its line; nil when something stands before it.
  private func indentation(of place: Int) -> String? {
    var start = place
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    let before = text[..<start]
    guard before.last ?? 0x0A == 0x0A || before.elementsEqual(JSONDocument.byteOrderMark) else {
      return nil
    }
    return String(decoding: text[start..<place], as: UTF8.self)
  }
}
