/// A glyph with its place in the text, in points at the size that was asked for.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 is `.notdef`, the mark of a missing glyph.
  public var id: UInt32
  /// The offset into the text's UTF-8 of the first character that this glyph stands for.
  public var cluster: Int
  /// How far the pen moves, in points; unhinted.
  public var advance: Double
  /// How far the glyph is moved from the pen before it is drawn, in points; y grows downwards.
  public var offset: Point

  /// Makes a glyph from measures in points.
  public init(
    id: UInt32, cluster: Int, advance: Double, offset: Point = Point(x: 0, y: 0)
  ) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.offset = offset
  }
}

/// A stretch of glyphs of one face instance in visual order, left to right.
public struct ShapedRun: Hashable, Sendable {
  /// The face, its axes and its features.
  public var instance: FaceInstance
  /// The size in points.
  public var pointSize: Double
  /// The glyphs from left to right.
  public var glyphs: [ShapedGlyph]
  /// The part of the text that the run stands for, as offsets into its UTF-8.
  public var range: Range<Int>
  /// Whether the run's text is read from right to left.
  public var isRightToLeft: Bool

  /// Makes a run.
  public init(
    instance: FaceInstance, pointSize: Double, glyphs: [ShapedGlyph], range: Range<Int>,
    isRightToLeft: Bool = false
  ) {
    self.instance = instance
    self.pointSize = pointSize
    self.glyphs = glyphs
    self.range = range
    self.isRightToLeft = isRightToLeft
  }

  /// The sum of the advances in points, without tracking.
  public var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}

/// A stretch of text shaped as one line.
public struct ShapedText: Hashable, Sendable {
  /// The runs from left to right.
  public var runs: [ShapedRun]

  /// Makes shaped text from runs in visual order.
  public init(runs: [ShapedRun]) {
    self.runs = runs
  }

  /// The sum of all advances in points, without tracking.
  public var width: Double { runs.reduce(0) { $0 + $1.width } }
}

/// A place at which a line of text may or must end.
public struct LineBreakOpportunity: Hashable, Sendable {
  /// The offset into the text's UTF-8 at which the next line would begin.
  public var offset: Int
  /// Whether the line has to end here: a line or paragraph separator stands before it.
  public var isMandatory: Bool

  /// Makes a break opportunity at an offset into the text's UTF-8.
  public init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}
