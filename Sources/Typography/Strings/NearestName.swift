/// Finds the known name nearest to a misspelt one.
public enum NearestName {
  /// The known name nearest to a misspelt one, or nil when none is near.
  ///
  /// Near is an edit distance of at most a third of the length, at least two; letter case is
  /// ignored. Of equally near names the first wins.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - known: The names that exist.
  public static func nearest(to name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(200))
    var best: (name: String, distance: Int)?
    for candidate in known {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(200))
      let limit = min(max(2, wanted.count / 3), (best?.distance ?? .max) - 1)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      if let distance = editDistance(wanted, letters, limit: limit),
        distance < max(wanted.count, letters.count)
      {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The least number of letters to insert, delete, replace or swap with their neighbour; nil when
  /// it is beyond a limit.
  private static func editDistance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
  ) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && letter == second[column - 1] && first[row - 1] == other
        if isSwap { distance = min(distance, beforeLast[column - 1] + 1) }
        current.append(distance)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
