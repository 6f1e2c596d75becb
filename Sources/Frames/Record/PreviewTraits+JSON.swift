package import Documents
package import Typography

extension JSONWriter {
  /// Writes the value of each axis under its key, with the numbers that stand behind it.
  package func members(of traits: PreviewTraits) {
    for axis in PreviewAxis.all {
      let value = axis.value(of: traits)
      guard axis.isNamed(value) else { continue }
      member(axis.recordKey, value.name)
      for (key, number) in axis.recordedNumbers(of: value) { member(key, number) }
    }
  }
}

extension PreviewTraits {
  /// Reads the value of each axis.
  ///
  /// - Parameters:
  ///   - name: The text under a key; nil where the key is missing.
  ///   - number: The number under a key.
  /// - Throws: `UnknownName` for a text that is no value of its axis.
  init(
    name: (String) -> String?, number: (String) -> Double?
  ) throws(UnknownName) {
    self.init(device: .standard)
    for axis in PreviewAxis.all {
      let name = name(axis.recordKey)
      guard let value = axis.value(recorded: name, number: number) else {
        throw UnknownName(key: axis.recordKey, name: name ?? "")
      }
      axis.set(value, in: &self)
    }
  }

  /// What stands under a key and is no value of its axis.
  struct UnknownName: Error, Equatable {
    var key: String
    var name: String
  }
}
