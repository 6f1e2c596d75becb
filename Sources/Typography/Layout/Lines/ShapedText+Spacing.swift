extension ShapedText {
  /// This text with space added behind each character: to its right, or to its left where it is read
  /// from right to left.
  ///
  /// - Parameter spacing: The space for a run in points.
  func spaced(by spacing: (ShapedRun) -> Double) -> ShapedText {
    var spaced = self
    for place in runs.indices {
      let space = spacing(runs[place])
      if space != 0 { spaced.runs[place].addSpace(space) }
    }
    return spaced
  }

  /// The number of clusters that the glyphs stand for.
  var clusterCount: Int {
    runs.reduce(0) { count, run in
      count + run.glyphs.indices.count { run.isLastOfCluster($0) }
    }
  }
}

extension ShapedRun {
  /// Whether a glyph is the rightmost of its cluster.
  fileprivate func isLastOfCluster(_ place: Int) -> Bool {
    place + 1 == glyphs.count || glyphs[place + 1].cluster != glyphs[place].cluster
  }

  fileprivate mutating func addSpace(_ space: Double) {
    for place in glyphs.indices {
      if isRightToLeft {
        guard place == 0 || isLastOfCluster(place - 1) else { continue }
        glyphs[place].offset.x += space
        glyphs[place].advance += space
      } else if isLastOfCluster(place) {
        glyphs[place].advance += space
      }
    }
  }
}
